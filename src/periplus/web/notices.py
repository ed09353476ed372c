"""Where people want to hear that it is their turn, as the forms of a page change it, and how mails are stopped."""

from litestar import Response, get, post
from markupsafe import Markup

from periplus.kernel.message import Message
from periplus.table.house import House
from periplus.table.notices import MOST_DEVICES
from periplus.table.store import Contact
from periplus.web.desk import Desk, send
from periplus.web.render import page, page_text
from periplus.web.visitor import AnyRequest, FormData, visitor_of, whole

Reply = Response[str] | None
"""The answer to a command, if it is not the page itself."""
STOP = "/stop/"
"""Where mails are stopped: whoever has the address may do so, also a mail server, which is no page of ours."""


async def set_contacts(desk: Desk, form: FormData) -> Reply:
    """Store to which addresses notices for a seat are sent; devices stay as they are."""
    seat, language = form.seat(desk.holder), language_of(desk)
    asked = (
        Contact("webhook", form.get("webhook").strip(), language),
        Contact("mail", form.get("mail").strip(), language),
    )
    wanted = [contact for contact in asked if contact.address]
    for contact in wanted:
        desk.house.herald.check(contact)
    await desk.house.store.change_contacts(desk.id, seat, lambda before: wanted + devices_in(before))
    return None


async def add_device(desk: Desk, form: FormData) -> Reply:
    """Push notices for a seat to this device as well."""
    seat, key = form.seat(desk.holder), f"{form.need('p256dh')} {form.need('auth')}"
    device = Contact("push", form.need("endpoint"), language_of(desk), key)
    desk.house.herald.check(device)

    def with_it(before: list[Contact]) -> list[Contact]:
        others = [each for each in before if each.address != device.address]
        named = [each for each in others if each.kind != "push"]
        return [*named, *devices_in([*others, device])[-MOST_DEVICES:]]

    await desk.house.store.change_contacts(desk.id, seat, with_it)
    return None


async def drop_devices(desk: Desk, form: FormData) -> Reply:
    """Push nothing more for a seat, to one device or to any."""
    seat, digest = form.seat(desk.holder), form.get("device")

    def without(before: list[Contact]) -> list[Contact]:
        return [each for each in before if each.kind != "push" or digest not in ("", each.digest)]

    await desk.house.store.change_contacts(desk.id, seat, without)
    return None


async def try_out(desk: Desk, form: FormData) -> Reply:
    """Send a test to wherever a seat wants to get notices, and say whether it was taken."""
    seat = form.seat(desk.holder)
    taken = await desk.house.herald.try_out(desk.house.store, desk.live.table, seat)
    said = desk.look(seat).say("page-notices-sent" if taken else "page-notices-failed")
    return send({"tried": Markup.escape(said)}) if desk.is_live else await desk.page(notice=said)


def devices_in(contacts: list[Contact]) -> list[Contact]:
    """Return the devices among contacts."""
    return [each for each in contacts if each.kind == "push"]


def language_of(desk: Desk) -> str:
    """Return the language in which a reader is told."""
    return desk.visitor.language(desk.live.table.setting.language)


COMMANDS = {
    "contacts": set_contacts, "push": add_device, "push-stop": drop_devices, "try-notices": try_out,
}  # fmt: skip


# Mails


@get(f"{STOP}{{table:str}}/{{seat:str}}/{{token:str}}")
async def stop_page(request: AnyRequest, table: str, seat: str, token: str) -> Response[str]:
    """Offer to stop the mails about a table; nothing is stopped until the button is pressed."""
    speaks = page_text(visitor_of(request))
    return page(
        request, "ask.html", heading=speaks.say(Message("page-stop")), wants_name=False, shown_link="",
        lines=[speaks.say(Message("page-stop-told"))], action=request.url.path, back=f"/table/{table}",
        button=speaks.say(Message("page-stop-button")),
    )  # fmt: skip


@post(f"{STOP}{{table:str}}/{{seat:str}}/{{token:str}}", status_code=200)
async def stop_mails(request: AnyRequest, house: House, table: str, seat: str, token: str) -> Response[str]:
    """Stop the mails about a table."""
    await house.live(table)  # or say that there is none
    await house.herald.stop(house.store, table, whole(seat, "seat") - 1, token)
    speaks = page_text(visitor_of(request))
    return page(
        request, "ask.html", heading=speaks.say(Message("page-stop")), wants_name=False, shown_link="",
        lines=[speaks.say(Message("page-stopped"))], action="", back=f"/table/{table}", button="",
    )  # fmt: skip


ROUTES = [stop_page, stop_mails]
