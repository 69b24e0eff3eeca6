import type { Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Texts } from '../db/tables/memberCentreTables.ts';
import { allocateTurnover, type Allocation, type Play, type Requirement, type Turnover } from './allocateTurnover.ts';

/** Deposit or bonus with the turnover that it requires. */
export interface CreditRequirement extends Requirement {
  readonly kind: 'deposit' | 'bonus';
  readonly amount: Minor;
  /** Activity and reward of a bonus. */
  readonly activityId: string | null;
  readonly rewardNames: Texts<string> | null;
  /** Whether the rest of the turnover was cancelled, because the member quit the activity. */
  readonly isCancelled: boolean;
}

/** Settled bet or round of a member. */
export interface SettledPlay extends Play {
  /** Ticket of a bet, or number of a round. */
  readonly ref: string;
  readonly category: string;
  /** Game of a round; null for sports. */
  readonly names: Texts<string> | null;
  readonly settledAt: Date;
  readonly stake: Minor;
  /** Result without the stake; negative for a loss. */
  readonly net: Minor;
}

/**
 * Reads the credits of a member: each deposit has to be staked once, each bonus as often as its activity states (decision
 * 0008). A bonus of an activity that was quit keeps only the turnover that was done, so that no bet counts again.
 */
async function readRequirements(db: Db | Tx, memberId: number): Promise<readonly CreditRequirement[]> {
  const { rows } = await sql<CreditRequirement>`
    select 'D' || id as id, 'deposit' as kind, credited as amount, credited as required, finished_at as at,
           null as "activityId", null::jsonb as "rewardNames", false as "isCancelled"
    from deposit_orders where member_id = ${memberId} and state = 'confirmed'
    union all
    select 'B' || c.id, 'bonus', c.amount, c.turnover - c.cancelled_turnover, c.created_at, c.activity_id, r.names, c.cancelled_turnover > 0
    from activity_claims c
    join activity_rewards r on r.activity_id = c.activity_id and r.reward_id = c.reward_id
    where c.member_id = ${memberId} and c.turnover > c.cancelled_turnover
    order by at, id`.execute(db);
  return rows;
}

/** Reads the settled bets and rounds of a member. A returned stake counts 0, a half loss half. */
async function readPlays(db: Db | Tx, memberId: number): Promise<readonly SettledPlay[]> {
  const { rows } = await sql<SettledPlay>`
    select ticket_id as ref, 'TY' as category, null::jsonb as names, placed_at as "placedAt", settled_at as "settledAt",
           stake, net, least(stake, abs(net)) as counted
    from bets where member_id = ${memberId} and status = 'settled'
    union all
    select id::text, category, names, placed_at, settled_at, stake, payout - stake, least(stake, abs(payout - stake))
    from venue_rounds where member_id = ${memberId} and status = 'settled'
    order by "placedAt", ref`.execute(db);
  return rows;
}

/** Reads what a member must stake before a withdrawal, and the bets that counted. */
export async function readAllocation(
  db: Db | Tx,
  memberId: number,
): Promise<Allocation<CreditRequirement, SettledPlay>> {
  return allocateTurnover(await readRequirements(db, memberId), await readPlays(db, memberId));
}

/** Reads the required, done and remaining turnover of a member. */
export const readTurnover = async (db: Db | Tx, memberId: number): Promise<Turnover> =>
  (await readAllocation(db, memberId)).total;
