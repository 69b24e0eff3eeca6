import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../../db/database.ts';
import { addDays, dayKey, weekStart } from '../../base/chinaTime.ts';
import { decidedBets, effectiveStake } from '../../grades/memberFacts.ts';

/** Turnover below which nobody is ranked. */
const MIN_TURNOVER = 100_000n;

interface Place {
  readonly memberId: number;
  readonly rank: number;
  readonly name: string;
  readonly turnover: Minor;
}

/** `demo01` is `de***1`: enough to know oneself, not enough to be known. */
const maskName = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;

/** The week a race was about: the one before this, UTC+8. */
export function raceWeek(now: Date) {
  const to = weekStart(now);
  const from = addDays(to, -7);
  return { from, to, key: dayKey(from) };
}

/** Last week's players by turnover; equal turnover goes to whoever has been a member longer. */
export async function raceRanking(db: Db | Tx, now: Date): Promise<Place[]> {
  const rows = await decidedBets(db, raceWeek(now))
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
