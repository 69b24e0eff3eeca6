import type { ActivityRule, MemberActivity } from './activityTypes.ts';
import { formatDay, getDayStart } from '../../base/chinaTime.ts';
import { sumTurnover } from '../../grades/memberTurnover.ts';

/** Limit of draws per member and day: one, plus one for each `TURNOVER_A_DRAW` of the day's turnover. */
const MAX_DRAWS = 3n;
const TURNOVER_A_DRAW = 100_000n;

const countUsedDraws = ({ claims, now }: Pick<MemberActivity, 'claims' | 'now'>): number =>
  claims.filter(({ slot }) => slot.startsWith(`${formatDay(now)}#`)).length;

/** Counts the draws a member has left today. */
export async function countRemainingDraws({ db, member, claims, now }: MemberActivity): Promise<number> {
  const turnover = await sumTurnover(db, member.id, { from: getDayStart(now) });
  const granted = 1n + turnover / TURNOVER_A_DRAW;
  return Math.max(0, Number(granted < MAX_DRAWS ? granted : MAX_DRAWS) - countUsedDraws({ claims, now }));
}

/** Prizes of the draw. All are claimable while draws are left, because the draw chooses the prize. */
export const drawGift: ActivityRule = async (participation) => {
  const left = BigInt(await countRemainingDraws(participation));
  return participation.rewards.map((reward) => ({
    reward,
    slot: `${formatDay(participation.now)}#${countUsedDraws(participation) + 1}`,
    amount: reward.amount,
    progress: left,
    target: 1n,
  }));
};
