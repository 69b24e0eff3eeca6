import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../../db/database.ts';
import type { ActivityKind } from '../../db/tables/memberCentreTables.ts';
import { readBalances } from '../../ledger/balances.ts';
import { computeForfeit, type Forfeit } from '../../turnover/computeForfeit.ts';
import { readAllocation, type CreditRequirement } from '../../turnover/readTurnover.ts';
import type { Progress } from '../../turnover/allocateTurnover.ts';
import type { MemberActivity } from '../rules/activityTypes.ts';

/** Bonus of an activity whose turnover is open. */
export type OpenBonus = Progress<CreditRequirement>;

/** Amounts that a member has at stake when quitting an activity now. */
export interface Quitting {
  readonly bonuses: readonly OpenBonus[];
  readonly forfeit: Forfeit;
  /** Amount that the centre wallet gives back: never more than it holds. */
  readonly takenBack: Minor;
  /** Money of the member outside the centre wallet: at venues, and on the way to or from them. */
  readonly elsewhere: Minor;
  /** Coins of the member, in hundredths of a USDT; 0 below the smallest exchange. */
  readonly coins: Minor;
}

/** Smallest amount that `transfer.utcTransfer` exchanges. Less cannot be moved back, so it must not keep a member from quitting. */
const MIN_EXCHANGE = 1_00n;

/** Kinds that are no activities to take part in: the grades and the exchange of points. */
const PROGRAMMES: readonly ActivityKind[] = ['vip', 'topGift'];

async function readMoneyElsewhere(db: Db | Tx, memberId: number): Promise<Minor> {
  const rows = await db
    .selectFrom('accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['venue', 'transit'])
    .execute();
  return rows.reduce((sum, { balance }) => sum + balance, 0n);
}

/** Reads what quitting an activity takes back; `undefined` for a member who does not take part in it. */
export async function readQuitting({
  db,
  member,
  activity,
  joinedAt,
  quitAt,
}: MemberActivity): Promise<Quitting | undefined> {
  if (quitAt || PROGRAMMES.includes(activity.kind)) return undefined;
  const { current, plays } = await readAllocation(db, member.id);
  const bonuses = current.filter(({ activityId, done, required }) => activityId === activity.id && done < required);
  if (!joinedAt && bonuses.length === 0) return undefined;
  const forfeit = computeForfeit(bonuses, plays);
  const due = forfeit.bonus + forfeit.winnings;
  const { wallet, coin } = await readBalances(db, member.id);
  return {
    bonuses,
    forfeit,
    takenBack: due < wallet ? due : wallet,
    elsewhere: await readMoneyElsewhere(db, member.id),
    coins: coin < MIN_EXCHANGE ? 0n : coin,
  };
}
