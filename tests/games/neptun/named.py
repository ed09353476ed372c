"""What texts of Neptun name besides what its code spells out."""

from tests.kernel.named import Named

NAMED = Named(box_names=(("good", "goods", "name"),), point_sources=("bonus", "gold"))
