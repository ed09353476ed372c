### Ce que dit Mare Nostrum.

## Défauts d’une boîte

fault-names = une liste de noms est attendue ici
fault-flag = true ou false est attendu ici
fault-places = une carte compte au plus { $most } provinces et mers
fault-itself = aucun lieu n’est voisin de lui-même
fault-one-sided = ce voisinage n’est pas réciproque : il manque { $other } dans la liste de { $place }
fault-island = une île n’a pas de frontière terrestre
fault-unreachable = ni la terre ni la mer ne relient { $place } à { $start }
fault-capital = la fiche de départ n’a pas de marqueur dans cette province
fault-hero = un héros est attendu ici, pas une merveille
fault-worth = cette fiche vaut { $worth } points avec son héros ; elle doit en valoir { $points }
fault-choice = on choisit entre au moins deux icônes encore libres
fault-sheet-b = seules les villes et caravanes fixes peuvent différer de la première fiche
fault-stock = la mise en place en demande { $count }
