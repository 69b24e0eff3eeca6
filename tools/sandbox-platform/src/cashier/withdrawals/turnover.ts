import type { Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Deposit and the turnover until the next deposit. */
export interface TurnoverPhase {
  readonly credited: Minor;
  readonly turned: Minor;
}

/** Required, achieved and remaining turnover since the last deposit. */
export interface Turnover {
  readonly required: Minor;
  readonly done: Minor;
  readonly remaining: Minor;
}

const least = (a: Minor, b: Minor): Minor => (a < b ? a : b);

/**
 * Computes the turnover requirement: each deposit has to be staked once. The remainder of earlier deposits is added to the
 * next requirement. Turnover beyond the requirement does not count for later deposits.
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
 * Reads the turnover requirement of a member from deposits, settled bets and rounds. A bet or round counts the smaller of
 * stake and result: a push or void bet counts 0, a half loss counts half.
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
