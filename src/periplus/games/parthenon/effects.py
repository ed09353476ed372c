"""What cards of the box do, in short sentences made from their entries, so that a corrected box is told truly."""

from typing import Any

from periplus.kernel.message import Message

Data = dict[str, Any]
CARD_NAMES = (
    "grain", "grapes", "olives", "ore", "timber", "wool", "pottery", "spices", "tools", "papyrus", "gold", "army",
    "warship", "gift", "basic", "rare",
)  # fmt: skip


def some(counts: dict[str, int], least: int = 1) -> list[Message]:
    """Return numbers of cards by kind, as they are counted in sentences."""
    return [Message("some", {"kind": kind, "count": count}) for kind, count in counts.items() if count >= least]


BRIEF = (
    "toll", "takes", "produce", "gift", "workshop", "owners", "structures", "colonists", "stages", "merchants", "games",
    "earthquake", "shipworm", "festival",
)  # fmt: skip
"""Effects of events that can be told in a few words."""


# Prices


def price_of(price: Data) -> Message:
    """Return a price of the box."""
    cards = some({name: price[name] for name in CARD_NAMES if name in price})
    if not cards:
        return Message("price-free")
    if price.get("imported"):
        return Message("price-imported", {"cards": cards})
    return Message("price-different" if price.get("different") else "price", {"cards": cards})


def choice_of(messages: list[Message]) -> Message:
    """Return alternatives as one message."""
    return joined(messages, "either")


def joined(messages: list[Message], by: str) -> Message:
    """Return several messages as one, each but the last joined to the next by a message."""
    last = messages[-1]
    for each in reversed(messages[:-1]):
        last = Message(by, {"first": each, "second": last})
    return last


# Events


def effect_of(event: Data) -> Message:
    """Return what an event does."""
    found = effect_alone(event)
    if "closes" in event:
        found.append(Message("effect-closes", {"land": event["closes"]}))
    return joined(found, "sentences")


def in_brief(event: Data) -> Message:
    """Return what an event does in a few words: without what excuses from it and what it closes."""
    told = [(each.id.removeprefix("effect-"), each.params) for each in effect_alone(event)]
    return joined([Message(f"brief-{name}", params) for name, params in told if name in BRIEF], "sentences")


def effect_alone(event: Data) -> list[Message]:
    """Return what an event does by its effect (P20)."""
    effect = event["effect"]
    if effect == "toll":
        return toll(event)
    if effect == "boon":
        return boon(event)
    if effect == "season":
        return season_rules(event)
    if effect == "merchants":
        return [Message("effect-merchants", {"count": event["trades"]})]
    if effect == "games":
        return [*boon(event), Message("effect-games", {"cards": some({event["prize"]: 1})})]
    if effect == "earthquake":
        return [Message("effect-earthquake", {"price": price_of(event["price"])})]
    if effect == "shipworm":
        return [Message("effect-shipworm", {"price": price_of(event["price"]), "count": event["cargo"]})]
    return [Message("effect-festival")]


def toll(event: Data) -> list[Message]:
    """Return what is paid, what is suffered otherwise, and what excuses."""
    price = choice_of([price_of(each) for each in event["prices"]])
    found = [Message("effect-toll", {"price": price, "losses": losses(event)})]
    if event.get("excused"):
        cards = choice_of([some({card: 1})[0] for card in event["excused"]])
        found.append(Message("effect-excused", {"cards": [cards]}))
    return found


def losses(event: Data) -> list[Message]:
    """Return what those suffer who do not pay a toll."""
    found = [Message("loss-workshops")] if event.get("all_workshops") else []
    counted = ("villages", "makers", "lost", "kept")
    found += [Message(f"loss-{name}", {"count": event[name]}) for name in counted if name in event]
    found += [Message("loss-named")] if event.get("named_by_archon") else []
    return [*found, Message("loss-armies")] if event.get("no_armies") else found


def boon(event: Data) -> list[Message]:
    """Return what every island takes, and who takes something else."""
    takes = event.get("takes", "")
    if takes == "produce":
        found = [Message("effect-produce")]
    elif takes == "gift":
        found = [Message("effect-gift")]
    else:
        found = [Message("effect-takes", {"cards": some({takes: 1})})] if takes else []
    if event.get("workshop_takes"):
        found.append(Message("effect-workshop"))
    if event.get("owners"):
        found.append(Message("effect-owners", {"things": event["owners"], "cards": some({event["prize"]: 1})}))
    return found


def season_rules(event: Data) -> list[Message]:
    """Return the rules that an event makes for the season."""
    found: list[Message] = []
    if "structures" in event:
        found.append(Message("effect-structures", {"count": event["structures"]}))
    if "village_discount" in event:
        found.append(Message("effect-colonists", {"count": event["village_discount"]}))
    if "stage_discount" in event:
        cards = choice_of(
            some({name: event["stage_discount"][name] for name in CARD_NAMES if name in event["stage_discount"]})
        )
        found.append(Message("effect-stages", {"cards": [cards]}))
    return found


# Harbor cards


def harbor_effect(card: Data, rates: Data) -> Message:
    """Return what a harbor card does (P45, P46)."""
    found: list[Message] = []
    if "shortage" in card:
        found.append(Message("harbor-shortage", {"card": card["shortage"], "count": rates["shortage"]}))
    if "surplus" in card:
        params = {"card": card["surplus"], "sold": rates["surplus_sold"], "bought": rates["surplus_bought"]}
        found.append(Message("harbor-surplus", params))
    if "admits" in card:
        found.append(Message("harbor-admits", {"card": card["admits"]}))
    if card.get("fee"):
        found.append(Message("harbor-fee", {"count": card["fee"]}))
    if card.get("thieves"):
        found.append(Message("harbor-thieves", {"count": card["thieves"]}))
    if card.get("fair"):
        found.append(Message("harbor-fair"))
    return joined(found or [Message("harbor-open")], "sentences")


# Hazards


def hazard_effect(card: Data) -> Message:
    """Return what a hazard does, and which cards aboard protect from it (P33, P34)."""
    if card.get("strikes", "none") == "none":
        return Message("danger-none")
    of = card.get("of", "cargo")
    struck = Message(f"struck-{card['strikes']}", {"of": of, "count": card.get("over", 0)})
    does = [taken(card, of)] if "lose" in card else []
    does += [Message(f"fate-{card['fate']}")] if card.get("fate", "onward") != "onward" else []
    found = [Message("danger", {"struck": struck, "does": each}) for each in does]
    if card.get("spared_by"):
        cards = choice_of([some({kind: 1})[0] for kind in card["spared_by"]])
        found.append(Message("danger-spared", {"cards": [cards]}))
    return joined(found or [Message("danger-none")], "sentences")


def taken(card: Data, of: str) -> Message:
    """Return what a hazard takes from a fleet: all, half of it, or a number of cards."""
    if isinstance(card["lose"], str):
        return Message(f"takes-{card['lose']}", {"of": of})
    how = "chosen" if card.get("chosen") else "sure" if of == "gold" else "random"
    return Message(f"takes-{how}", {"cards": [Message("taken", {"of": of, "count": card["lose"]})]})


# Wonders and philosophies


def power_of(card: Data) -> Message:
    """Return what a wonder or a philosophy does, and what visitors of a wonder pay its owner (P64)."""
    params: Data = {"count": card.get("amount", 1), "duplicates": card.get("duplicates", 0)}
    if "craft" in card:
        params["card"] = card["craft"]["makes"]
        params["price"] = price_of(card["craft"]["price"])
    if "price" in card:
        params["price"] = price_of(card["price"])
    power = Message(f"power-{card['power']}", params)
    if "visitor" not in card:
        return power
    return joined([power, Message("power-visited", {"price": price_of(card["visitor"])})], "sentences")


def structure_effect(structure: Data) -> Message:
    """Return what an acropolis structure does (P53 to P58)."""
    if "craft" in structure:
        craft = structure["craft"]
        return Message("power-craft", {"card": craft["makes"], "price": price_of(craft["price"])})
    if structure.get("hand"):
        return Message("power-hand", {"count": structure["hand"]})
    return Message("power-philosophy") if structure.get("philosophy") else Message("power-none")
