import type { Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A deposit and what was bet between it and the next. */
export interface TurnoverPhase {
  readonly credited: Minor;
  readonly turned: Minor;
}

/** How much had to be bet, was bet and is left since the last deposit. */
export interface Turnover {
  readonly required: Minor;
  readonly done: Minor;
  readonly remaining: Minor;
}

const least = (a: Minor, b: Minor): Minor => (a < b ? a : b);

/**
 * Every deposit has to be bet once. What an earlier deposit left over is asked for together with the next; what was bet
 * beyond it does not count for one that came later.
 *
 * @param phases oldest first
 */
export function computeTurnover(phases: readonly TurnoverPhase[]): Turnover {
  let turnover: Turnover = { required: 0n, done: 0n, remaining: 0n };
  for (const { credited, turned } of phases) {
    const required = turnover.remaining + credited;
    const done = least(turned, required);
    turnover = { required, done, remaining: required - done };
  }
  return turnover;
}

/**
 * Reads the turnover of a member from deposits, settled bets and rounds. Each counts with what could be won or lost of it: the
 * smaller of stake and result, so that a push and a void bet count nothing and a half loss counts half.
 */
export async function readTurnover(db: Db, memberId: number): Promise<Turnover> {
  const { rows } = await sql<TurnoverPhase>`
    with phases as (
      select id, credited, finished_at as began, lead(finished_at) over (order by finished_at, id) as ended
      from deposit_orders where member_id = ${memberId} and state = 'confirmed'
    )
    select p.credited, coalesce(sum(t.amount), 0)::bigint as turned
    from phases p left join turnovers t
      on t.member_id = ${memberId} and t.placed_at >= p.began
      and (p.ended is null or t.placed_at < p.ended)
    group by p.id, p.credited, p.began order by p.began, p.id`.execute(db);
  return computeTurnover(rows);
}
