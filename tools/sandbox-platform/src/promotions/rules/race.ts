import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../../db/database.ts';
import { addDays, formatDay, getWeekStart } from '../../base/chinaTime.ts';
import { buildTurnoverQuery, effectiveStake } from '../../grades/memberTurnover.ts';

/** Minimum turnover for a rank. */
const MIN_TURNOVER = 100_000n;

interface Place {
  readonly memberId: number;
  readonly rank: number;
  readonly name: string;
  readonly turnover: Minor;
}

/** Masks a member name: `demo01` becomes `de***1`. */
const maskName = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;

/** Returns the week of the race in UTC+8: the one before the current week. */
export function getRaceWeek(now: Date) {
  const to = getWeekStart(now);
  const from = addDays(to, -7);
  return { from, to, key: formatDay(from) };
}

/** Ranks last week's players by turnover; with equal turnover the older member is first. */
export async function readRaceRanking(db: Db | Tx, now: Date): Promise<Place[]> {
  const rows = await buildTurnoverQuery(db, getRaceWeek(now))
    .innerJoin('members', 'members.id', 'turnovers.member_id')
    .groupBy(['members.id', 'members.name'])
    .having(effectiveStake, '>=', MIN_TURNOVER)
    .select(['members.id', 'members.name', effectiveStake.as('turnover')])
    .orderBy('turnover', 'desc')
    .orderBy('members.id')
    .limit(100)
    .execute();
  return rows.map(({ id, name, turnover }, index) => ({
    memberId: id,
    rank: index + 1,
    name: maskName(name),
    turnover,
  }));
}
