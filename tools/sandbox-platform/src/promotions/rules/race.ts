import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Activity } from '../../db/tables/memberCentreTables.ts';
import { addDays, formatDay, getWeekStart } from '../../base/chinaTime.ts';
import { buildTurnoverQuery, effectiveStake } from '../../grades/memberTurnover.ts';
import { simulateRivals, type RaceEntry } from './raceRivals.ts';

/** Minimum turnover for a rank. */
export const MIN_TURNOVER = 100_000n;

/** Player with a rank. */
export interface Place extends RaceEntry {
  readonly rank: number;
}

/** Masks a member name: `demo01` becomes `de***1`. */
const maskName = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;

/** Week of a race in UTC+8. */
export interface RaceWeek {
  readonly from: Date;
  readonly to: Date;
  readonly key: string;
}

/** Returns the week that began `weeksAgo` weeks before the current one. */
export function getRaceWeek(now: Date, weeksAgo = 1): RaceWeek {
  const from = addDays(getWeekStart(now), -7 * weeksAgo);
  return { from, to: addDays(from, 7), key: formatDay(from) };
}

/** Ranks players by turnover. With equal turnover the one who reached it first is better. */
export const rankEntries = (entries: readonly RaceEntry[]): Place[] =>
  entries
    .filter(({ turnover }) => turnover >= MIN_TURNOVER)
    .sort(
      (a, b) =>
        Number(b.turnover - a.turnover) || a.reachedAt.getTime() - b.reachedAt.getTime() || a.memberId - b.memberId,
    )
    .map((entry, index) => ({ ...entry, rank: index + 1 }));

type RacePeriod = Pick<Activity, 'begin_at' | 'end_at'>;

/** Whether a week has a part in which the race runs. */
export const isRaceWeek = ({ begin_at, end_at }: RacePeriod, { from, to }: RaceWeek): boolean =>
  begin_at < to && from < end_at;

/** Returns the part of a week in which bets count. A race that begins or ends during the week counts only while it runs. */
export const getRaceSpan = ({ begin_at, end_at }: RacePeriod, { from, to }: RaceWeek) => ({
  from: begin_at > from ? begin_at : from,
  to: end_at < to ? end_at : to,
});

/** Returns the time up to which the prizes of the last week of a race can be claimed: the end of the following week. */
export const getLastClaim = ({ end_at }: Pick<Activity, 'end_at'>): Date =>
  addDays(getWeekStart(new Date(end_at.getTime() - 1)), 14);

/** Race, its week and the time up to which bets count. */
export interface RaceQuery {
  readonly activity: Pick<Activity, 'rivals' | 'begin_at' | 'end_at'>;
  readonly week: RaceWeek;
  readonly now: Date;
}

/** Ranks the players of a week, members and rivals. A week without the race has no ranking. */
export async function readRaceRanking(db: Db | Tx, { activity, week, now }: RaceQuery): Promise<Place[]> {
  if (!isRaceWeek(activity, week)) return [];
  const span = getRaceSpan(activity, week);
  const rows = await buildTurnoverQuery(db, span)
    .innerJoin('members', 'members.id', 'turnovers.member_id')
    .groupBy(['members.id', 'members.name'])
    .having(effectiveStake, '>=', MIN_TURNOVER)
    .select(['members.id', 'members.name', effectiveStake.as('turnover')])
    .select(sql<Date>`max(turnovers.settled_at)`.as('reached_at'))
    .execute();
  const members = rows.map(({ id, name, turnover, reached_at }) => ({
    memberId: id,
    name: maskName(name),
    turnover,
    reachedAt: reached_at,
  }));
  return rankEntries([...members, ...simulateRivals(activity.rivals, week.from, { ...span, now })]);
}
