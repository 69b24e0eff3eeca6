import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Locale } from '../base/locale.ts';
import type { Reader } from '../base/reader.ts';
import type { Bet, BetLeg } from '../db/tables/bettingTables.ts';
import type { Db } from '../db/database.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { readRoundPage, readRoundTotals } from './roundRecords.ts';
import { addLegs } from '../betting/bets/betRows.ts';
import { findBetCombinations } from '../betting/bets/findBetCombinations.ts';

type Filter = RequestOf<'record.betRecordTotal'>;
type Page = RequestOf<'record.betRecordList'>;
type WireBet = ResponseOf<'record.betRecordList'>['list'][number];
type WirePick = NonNullable<WireBet['legs']>[number];

const statusesOf = {
  '': ['pending', 'open', 'settled', 'rejected'],
  open: ['pending', 'open'],
  settled: ['settled'],
} as const;

function requireOrder({ beginTime, endTime }: Filter): void {
  if (beginTime !== undefined && endTime !== undefined && beginTime > endTime)
    throw new Refusal(errorCodes.invalidParameter);
}

const isGameCategory = ({ category = 'TY' }: Filter): boolean => category !== 'TY';

function matching(db: Db, memberId: number, { status, beginTime, endTime }: Filter) {
  let query = db.selectFrom('bets').where('member_id', '=', memberId).where('status', 'in', statusesOf[status]);
  if (beginTime !== undefined) query = query.where('placed_at', '>=', new Date(beginTime));
  if (endTime !== undefined) query = query.where('placed_at', '<=', new Date(endTime));
  return query;
}

function namedLeg(leg: BetLeg, locale: Locale): WirePick {
  return {
    gameType: leg.game_type as WirePick['gameType'],
    gameId: leg.game_id,
    ...(leg.names[locale] ?? { league: '', team_h: '', team_c: '' }),
    startTime: leg.start_at.getTime(),
    w: leg.play,
    r: leg.side,
    line: leg.line,
    price: leg.price,
  };
}

function toWireSelection(leg: BetLeg, locale: Locale): WirePick {
  return {
    ...namedLeg(leg, locale),
    ...(leg.result_code !== null ? { resultCode: leg.result_code } : {}),
    ...(leg.score_at_bet !== null ? { scoreAtBet: leg.score_at_bet } : {}),
    ...(leg.score_final !== null ? { scoreFinal: leg.score_final } : {}),
  };
}

/** Converts the legs of a bet: the leg of a single; for a parlay the first leg, all legs and their combinations. */
function toBetSelection(
  bet: Bet,
  locale: Locale,
): WirePick & Pick<WireBet, 'legs' | 'systems' | 'units' | 'unitStake'> {
  const [first] = bet.legs;
  if (!first) throw new Error(`toBetSelection: bet ${bet.id} has no leg.`);
  if (bet.kind === 'single') return toWireSelection(first, locale);
  return {
    ...namedLeg(first, locale),
    legs: bet.legs.map((leg) => toWireSelection(leg, locale)),
    systems: [...(bet.systems ?? [])],
    units: findBetCombinations(bet)?.length ?? 0,
    unitStake: formatMinor(bet.unit_stake),
  };
}

function toResettlement({ resettled_at, former, written_off }: Bet) {
  if (resettled_at === null || former === null) return {};
  return {
    resettledAt: resettled_at.getTime(),
    formerResultCode: former.resultCode,
    formerNet: former.net,
    ...(written_off > 0n ? { writtenOff: formatMinor(written_off) } : {}),
  };
}

/** Converts a bet to its wire form, with names in the script of the locale. */
export function toWireBet(bet: Bet, locale: Locale): WireBet {
  return {
    betId: String(bet.id),
    ticketId: bet.ticket_id,
    kind: bet.kind,
    ...toBetSelection(bet, locale),
    stake: formatMinor(bet.stake),
    winAmount: formatMinor(bet.win_amount),
    status: bet.status,
    placedAt: bet.placed_at.getTime(),
    ...(bet.result_code !== null ? { resultCode: bet.result_code } : {}),
    ...(bet.net !== null ? { net: formatMinor(bet.net) } : {}),
    ...(bet.settled_at !== null ? { settledAt: bet.settled_at.getTime() } : {}),
    ...toResettlement(bet),
  };
}

/** Computes count, stakes and net result of a member's bets or rounds under a filter. A rejected bet counts, its returned stake does not. */
export async function readBetRecordTotal(db: Db, memberId: number, filter: Filter) {
  requireOrder(filter);
  if (isGameCategory(filter)) return readRoundTotals(db, memberId, filter);
  const row = await matching(db, memberId, filter)
    .select([
      sql<bigint>`count(*)`.as('count'),
      sql<bigint>`coalesce(sum(stake) filter (where status <> 'rejected'), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(net), 0)::bigint`.as('net'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), stake: formatMinor(row.stake), net: formatMinor(row.net) };
}

/** Reads one page of a member's bets or rounds, newest first. */
export async function readBetRecordPage(db: Db, reader: Reader, page: Page) {
  requireOrder(page);
  if (isGameCategory(page)) return readRoundPage(db, reader, page);
  const { memberId, locale } = reader;
  const rows = await matching(db, memberId, page)
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page.pageNum - 1) * page.pageSize)
    .limit(page.pageSize)
    .execute();
  const { count } = await readBetRecordTotal(db, memberId, page);
  return { total: count, list: (await addLegs(db, rows)).map((bet) => toWireBet(bet, locale)) };
}
