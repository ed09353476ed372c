"""Databases of earlier versions: whoever has seats there signs in, plays on with another device, and leaves."""

from pathlib import Path

import pytest

from periplus.harbour.harbour import Harbour
from periplus.kernel.luck import luck_from
from periplus.table.entries import decode, encode
from periplus.table.keys import NoKey
from tests.fixtures.databases.write import ADA
from tests.harbour.people import BOB, CLEO, account, device, nothing
from tests.harbour.test_lobby import HERE, opened, public
from tests.table.hosting import LongCrew, play_through, run
from tests.table.test_earlier import FILES, finish, loaded, reopened, tables

pytestmark = pytest.mark.once


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_seats_of_an_earlier_version_become_an_accounts(
    request: pytest.FixtureRequest, file: Path, crew: LongCrew
) -> None:
    """All tables of a device are open on the next; strangers meet; a deleted account leaves games that replay."""
    url = loaded(request, file)

    async def story() -> None:
        async with reopened(url, crew) as house:
            harbour = Harbour(house)
            await harbour.open()
            before = {table.id for table in await tables(house, ADA)}
            assert before and await harbour.lobby.listed() == ()
            ada = await account(harbour, "Adrasteia", ADA)
            await harbour.accounts.enter(ada.id, device(CLEO), nothing)
            found = await tables(house, CLEO)
            assert {table.id for table in found} == before
            id = await opened(harbour, public())
            await harbour.sit_down(id, "Bobolina", BOB, "device", HERE)
            assert [each.id for each in await harbour.lobby.listed()] == [id]
            await finish(house, found[0])
            await harbour.farewell.delete(ada)
            assert await tables(house, CLEO) == []
            with pytest.raises(NoKey):
                await house.holder(found[0].id, ADA)
            for table in found[1:]:
                await play_through(house, table.id, luck_from(3))
                assert (await house.live(table.id)).table.stage == "over"
                stored = await house.store.entries(table.id)
                assert [decode(encode(entry)) for entry in stored] == stored

    run(story())
