import { type RequestOf, type ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import { type Locale } from '../content/locale.ts';
import { type Db } from '../db/database.ts';
import { type Bet } from '../db/schema.ts';
import { Refusal } from '../server/refusal.ts';

type Filter = RequestOf<'record.betRecordTotal'>;
type Page = RequestOf<'record.betRecordList'>;
type WireBet = ResponseOf<'record.betRecordList'>['list'][number];

const BAD_PARAMETER = 6007;

const statusesOf = {
  '': ['pending', 'open', 'settled', 'rejected'],
  open: ['pending', 'open'],
  settled: ['settled'],
} as const;

function matching(db: Db, memberId: number, { status, beginTime, endTime }: Filter) {
  if (beginTime !== undefined && endTime !== undefined && beginTime > endTime) throw new Refusal(BAD_PARAMETER);
  let query = db.selectFrom('bets').where('member_id', '=', memberId).where('status', 'in', statusesOf[status]);
  if (beginTime !== undefined) query = query.where('placed_at', '>=', new Date(beginTime));
  if (endTime !== undefined) query = query.where('placed_at', '<=', new Date(endTime));
  return query;
}

/** One bet as the record page reads it, names in the reader's script. */
export function betRecordOf(bet: Bet, locale: Locale): WireBet {
  const names = bet.names[locale] ?? { league: '', team_h: '', team_c: '' };
  return {
    betId: String(bet.id),
    ticketId: bet.ticket_id,
    kind: 'single',
    gameType: bet.game_type as WireBet['gameType'],
    gameId: bet.game_id,
    ...names,
    startTime: bet.start_at.getTime(),
    w: bet.play,
    r: bet.side,
    line: bet.line,
    price: bet.price,
    stake: formatMinor(bet.stake),
    winAmount: formatMinor(bet.win_amount),
    status: bet.status,
    placedAt: bet.placed_at.getTime(),
    ...(bet.result_code !== null ? { resultCode: bet.result_code } : {}),
    ...(bet.net !== null ? { net: formatMinor(bet.net) } : {}),
    ...(bet.score_at_bet !== null ? { scoreAtBet: bet.score_at_bet } : {}),
    ...(bet.score_final !== null ? { scoreFinal: bet.score_final } : {}),
    ...(bet.settled_at !== null ? { settledAt: bet.settled_at.getTime() } : {}),
  };
}

/** Number, stakes and net result of a member's bets under a filter; a refused bet counts, its returned stake does not. */
export async function betRecordTotal(db: Db, memberId: number, filter: Filter) {
  const row = await matching(db, memberId, filter)
    .select([
      sql<bigint>`count(*)`.as('count'),
      sql<bigint>`coalesce(sum(stake) filter (where status <> 'rejected'), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(net), 0)::bigint`.as('net'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), stake: formatMinor(row.stake), net: formatMinor(row.net) };
}

/** One page of a member's bets, newest first. */
export async function betRecordList(db: Db, memberId: number, page: Page, locale: Locale) {
  const bets = await matching(db, memberId, page)
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page.pageNum - 1) * page.pageSize)
    .limit(page.pageSize)
    .execute();
  const { count } = await betRecordTotal(db, memberId, page);
  return { total: count, list: bets.map((bet) => betRecordOf(bet, locale)) };
}
