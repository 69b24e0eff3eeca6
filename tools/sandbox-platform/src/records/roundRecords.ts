import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Locale } from '../base/locale.ts';
import type { Reader } from '../base/reader.ts';
import type { Db } from '../db/database.ts';
import type { VenueRound } from '../db/tables/gameTables.ts';

type Filter = RequestOf<'record.betRecordTotal'>;
type Page = RequestOf<'record.betRecordList'>;
type WireRound = NonNullable<ResponseOf<'record.betRecordList'>['rounds']>[number];

function buildRoundsQuery(db: Db, memberId: number, { status, beginTime, endTime, category }: Filter) {
  let query = db.selectFrom('venue_rounds').where('venue_rounds.member_id', '=', memberId);
  if (status !== '') query = query.where('venue_rounds.status', '=', status);
  if (category !== undefined && category !== 'games') query = query.where('venue_rounds.category', '=', category);
  if (beginTime !== undefined) query = query.where('venue_rounds.placed_at', '>=', new Date(beginTime));
  if (endTime !== undefined) query = query.where('venue_rounds.placed_at', '<=', new Date(endTime));
  return query;
}

/** Reads number, stakes and net result of the member's rounds that match a filter. */
export async function readRoundTotals(db: Db, memberId: number, filter: Filter) {
  const row = await buildRoundsQuery(db, memberId, filter)
    .select([
      sql<bigint>`count(*)`.as('count'),
      sql<bigint>`coalesce(sum(stake), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(payout + pool_won - stake), 0)::bigint`.as('net'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), stake: formatMinor(row.stake), net: formatMinor(row.net) };
}

type NamedRound = VenueRound & { readonly venue_names: Readonly<Record<Locale, string>> };

/** Computes payout and net result of a settled round, including a pool win. */
function computeRoundReturn({ stake, payout, pool_won }: NamedRound) {
  if (payout === null) return {};
  const back = payout + pool_won;
  return {
    payout: formatMinor(back),
    net: formatMinor(back - stake),
    ...(pool_won > 0n ? { poolWon: formatMinor(pool_won) } : {}),
  };
}

const toWireRound = (round: NamedRound, locale: Locale): WireRound => ({
  roundId: String(round.id),
  channelCode: round.venue_code,
  category: round.category as WireRound['category'],
  venueName: round.venue_names[locale],
  gameCode: round.game_code,
  gameName: round.names[locale],
  picks: round.bets.map(({ names, stake, returned }) => ({
    name: names[locale],
    stake,
    ...(returned !== undefined ? { returned } : {}),
  })),
  stake: formatMinor(round.stake),
  status: round.status,
  placedAt: round.placed_at.getTime(),
  ...computeRoundReturn(round),
  ...(round.settled_at !== null ? { settledAt: round.settled_at.getTime() } : {}),
  ...(round.draw_no !== null ? { drawNo: round.draw_no } : {}),
});

/** Reads one page of the member's rounds, newest first. */
export async function readRoundPage(db: Db, { memberId, locale }: Reader, page: Page) {
  const rows = await buildRoundsQuery(db, memberId, page)
    .innerJoin('venues', 'venues.code', 'venue_rounds.venue_code')
    .selectAll('venue_rounds')
    .select('venues.names as venue_names')
    .orderBy('venue_rounds.placed_at', 'desc')
    .orderBy('venue_rounds.id', 'desc')
    .offset((page.pageNum - 1) * page.pageSize)
    .limit(page.pageSize)
    .execute();
  const { count } = await readRoundTotals(db, memberId, page);
  return { total: count, list: [], rounds: rows.map((row) => toWireRound(row, locale)) };
}
