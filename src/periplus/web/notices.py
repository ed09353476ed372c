"""Where people want to hear that it is their turn, as the forms of a page change it, and how mails are stopped."""

from litestar import Response, get, post
from markupsafe import Markup

from periplus.kernel.message import Message
from periplus.table.entries import BadCommand
from periplus.table.house import House
from periplus.table.keys import hash_of
from periplus.table.mail import tidied
from periplus.table.notices import MOST_DEVICES
from periplus.table.store import Contact
from periplus.web.desk import Desk, send
from periplus.web.limits import address_of
from periplus.web.render import page, page_text
from periplus.web.visitor import AnyRequest, FormData, visitor_of, whole

Reply = Response[str] | None
"""The answer to a command, if it is not the page itself."""
STOP = "/stop/"
"""Where mails are stopped: whoever has the address may do so, also a mail server, which is no page of ours."""


async def set_contacts(desk: Desk, form: FormData) -> Reply:
    """Store to which addresses notices for a seat are sent; devices stay as they are."""
    seat, language = form.seat(desk.holder), language_of(desk)
    given = (
        Contact("webhook", form.get("webhook").strip(), language),
        Contact("mail", tidied(form.get("mail")), language),
    )
    wanted = [contact for contact in given if contact.address]
    for contact in wanted:
        desk.house.herald.check(contact)
    for contact in wanted:
        if contact.kind == "mail":
            await ask(desk, contact)
    await desk.house.store.change_contacts(desk.id, seat, lambda before: wanted + devices_in(before))
    return None


async def ask(desk: Desk, contact: Contact) -> None:
    """Ask whether an address wants mail, unless it was asked; refuse it if the question cannot be sent."""
    herald, store = desk.house.herald, desk.house.store
    if not await herald.consent.is_due(store, contact.address):
        return
    herald.consent.count(hash_of(desk.visitor.secret), address_of(desk.request))
    if not await herald.ask(store, contact):
        raise BadCommand("error-mail-failed", {"address": contact.address})


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
    seat, herald, store = form.seat(desk.holder), desk.house.herald, desk.house.store
    taken = await herald.try_out(store, desk.live.table, seat)
    waits = await herald.waits(store, await store.contacts_of(desk.id, seat))
    look = desk.look(seat)
    untaken = look.say("page-mail-waits") if waits else look.say("page-notices-failed")
    said = look.say("page-notices-sent") if taken else untaken
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
    return offer(
        request, Message("page-stop"), Message("page-stop-told"), Message("page-stop-button"), f"/table/{table}"
    )


@post(f"{STOP}{{table:str}}/{{seat:str}}/{{token:str}}", status_code=200)
async def stop_mails(request: AnyRequest, house: House, table: str, seat: str, token: str) -> Response[str]:
    """Stop the mails about a table."""
    await house.live(table)  # or say that there is none
    await house.herald.stop(house.store, table, whole(seat, "seat") - 1, token)
    return offer(request, Message("page-stop"), Message("page-stopped"), back=f"/table/{table}")


@get(f"{STOP}{{token:str}}")
async def stop_all_page(request: AnyRequest, house: House, token: str) -> Response[str]:
    """Offer to stop all mail to an address."""
    await house.herald.consent.check(house.store, token)
    return offer(request, Message("page-stop-all"), Message("page-stop-all-told"), Message("page-stop-button"))


@post(f"{STOP}{{token:str}}", status_code=200)
async def stop_all(request: AnyRequest, house: House, token: str) -> Response[str]:
    """Send no more mail to an address, and never ask it again."""
    await house.herald.consent.settle(house.store, token, "no")
    return offer(request, Message("page-stop-all"), Message("page-stopped-all"))


@get("/confirm/{token:str}")
async def confirm_page(request: AnyRequest, house: House, token: str) -> Response[str]:
    """Offer to agree to mail; following the link does nothing, as programs that check mail follow it too."""
    await house.herald.consent.check(house.store, token)
    return offer(request, Message("page-consent"), Message("page-consent-told"), Message("page-consent-button"))


@post("/confirm/{token:str}", status_code=200)
async def confirm(request: AnyRequest, house: House, token: str) -> Response[str]:
    """Send mail to an address from now on, at whatever table it is named."""
    await house.herald.consent.settle(house.store, token, "yes")
    return offer(request, Message("page-consent"), Message("page-consented"))


def offer(
    request: AnyRequest, heading: Message, told: Message, button: Message | None = None, back: str = ""
) -> Response[str]:
    """Return a page about mail, with a button or without."""
    speaks = page_text(visitor_of(request))
    return page(
        request, "ask.html", heading=speaks.say(heading), lines=[speaks.say(told)],
        action=request.url.path if button else "", button=speaks.say(button) if button else "",
        wants_name=False, shown_link="", back=back,
    )  # fmt: skip


ROUTES = [stop_page, stop_mails, stop_all_page, stop_all, confirm_page, confirm]
