import type { RequestOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { VenueCategory } from '@pavilion/sandbox-platform/db/tables/venueTables';
import type { LobbyPorts } from './gameList.ts';
import { getCategoryTabs } from '../venues/data/tabRows.ts';
import { readVenueMoney } from '../venues/venueAccounts.ts';
import { getVenueState } from '../venues/venueGate.ts';

/** Categories by their number in `allBalance`, from 1; 8 means all. */
const numbered: readonly VenueCategory[] = ['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'];

/** Reads the venues of a category and returns them with the tabs of its game list. */
export async function readVenueInfo({ db, settings }: LobbyPorts, category: VenueCategory, locale: Locale) {
  const venues = await db
    .selectFrom('venues')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('games')
        .whereRef('games.venue_code', '=', 'venues.code')
        .select((count) => count.fn.countAll<bigint>().as('count'))
        .as('games'),
    )
    .where('category', '=', category)
    .orderBy('sort')
    .execute();
  const list = venues.map((venue) => ({
    channelCode: venue.code,
    enName: venue.code.toLowerCase(),
    category,
    name: venue.names[locale],
    slogan: venue.slogans[locale],
    state: getVenueState(venue, settings),
    hasWallet: venue.has_wallet,
    minTransfer: formatMinor(venue.min_transfer),
    maxTransfer: formatMinor(venue.max_transfer),
    gameCount: Number(venue.games ?? 0n),
    cover: venue.cover,
  }));
  return { list, tabs: getCategoryTabs(category, locale) };
}

/** Member whose balances are read, and the language of the names. */
export interface BalanceReader {
  readonly memberId: number;
  readonly locale: Locale;
}

/** Reads the member's balances at the venues of a category, and wallet and transit at the same moment (WAL-01). */
export async function readVenueBalances(
  { db, settings }: LobbyPorts,
  { memberId, locale }: BalanceReader,
  { category }: RequestOf<'venue.allBalance'>,
) {
  const only = numbered[category - 1];
  const venues = await db.selectFrom('venues').selectAll().where('has_wallet', '=', true).orderBy('sort').execute();
  const { wallet, transit, venues: balances } = await readVenueMoney(db, memberId);
  const listed = venues.filter((venue) => only === undefined || venue.category === only);
  const total = listed.reduce((sum, { code }) => sum + (balances.get(code) ?? 0n), 0n);
  return {
    list: listed.map((venue) => ({
      channelCode: venue.code,
      name: venue.names[locale],
      balance: formatMinor(balances.get(venue.code) ?? 0n),
      category: venue.category,
      state: getVenueState(venue, settings),
    })),
    totalMoney: formatMinor(total),
    pendingMoney: formatMinor(transit),
    centerWalletBalance: formatMinor(wallet),
  };
}
