import type { ActivityRule, MemberActivity, RewardProgress } from './activityTypes.ts';
import { addDays, formatDay, formatMonth, getDayStart, getMonthStart } from '../../base/chinaTime.ts';
import type { Locale } from '../../base/locale.ts';
import { sumTurnover } from '../../grades/memberTurnover.ts';

/** Sign-ins of missed days in a month. */
export const MAX_MAKE_UPS = 3;
/** Turnover of the month for each sign-in of a missed day. */
export const TURNOVER_A_MAKE_UP = 100_000n;
/** Reward id of a claim that signs in for a missed day. */
export const MAKE_UP = 'makeup';

const makeUpNames: Readonly<Record<Locale, string>> = { 'zh-CN': '补签', 'zh-TW': '補簽' };

/** Returns the name of a sign-in for a missed day. */
export const getMakeUpName = (day: string, locale: Locale): string => `${makeUpNames[locale]} ${day}`;

/** Counts consecutive sign-in days up to today, or up to yesterday if today's sign-in is missing. */
export function countStreak({ claims, now }: Pick<MemberActivity, 'claims' | 'now'>): number {
  const days = new Set(claims.map(({ slot }) => slot));
  let at = days.has(formatDay(now)) ? now : addDays(now, -1);
  let streak = 0;
  for (; days.has(formatDay(at)); at = addDays(at, -1)) streak += 1;
  return streak;
}

/** Rewards of the daily sign-in. The due day can be claimed; a missed day restarts the round. */
export const signGift: ActivityRule = async (participation) => {
  const isSigned = participation.claims.some(({ slot }) => slot === formatDay(participation.now));
  const streak = countStreak(participation);
  const done = streak === 0 ? 0 : ((streak - 1) % participation.rewards.length) + 1;
  const due = isSigned ? done - 1 : done % participation.rewards.length;
  return participation.rewards.map((reward, index) => ({
    reward,
    amount: reward.amount,
    target: reward.target,
    slot: formatDay(addDays(participation.now, index - due)),
    progress: BigInt(index <= due ? index + 1 : due + 1),
  }));
};

/** Sign-ins of missed days that a member has left, and the latest missed day of this month. */
export interface MakeUps {
  readonly used: number;
  readonly left: number;
  readonly turnover: bigint;
  readonly day: string | undefined;
}

/** Finds the latest day of this month without a sign-in, on which the member could have signed in. */
function findMissedDay({ activity, member, claims, now }: MemberActivity): string | undefined {
  const signed = new Set(claims.map(({ slot }) => slot));
  const starts = [getMonthStart(now), getDayStart(activity.begin_at), getDayStart(member.registered_at)];
  const first = Math.max(...starts.map((start) => start.getTime()));
  for (let at = addDays(getDayStart(now), -1); at.getTime() >= first; at = addDays(at, -1))
    if (!signed.has(formatDay(at))) return formatDay(at);
  return undefined;
}

/** Reads the sign-ins of missed days of a member. A claim that pays nothing is one of them. */
export async function readMakeUps(participation: MemberActivity): Promise<MakeUps> {
  const { db, member, claims, now } = participation;
  const month = formatMonth(now);
  const used = claims.filter(({ amount, created_at }) => amount === 0n && formatMonth(created_at) === month).length;
  const turnover = await sumTurnover(db, member.id, { from: getMonthStart(now) });
  const granted = Math.min(MAX_MAKE_UPS, Number(turnover / TURNOVER_A_MAKE_UP));
  return { used, left: Math.max(0, granted - used), turnover, day: findMissedDay(participation) };
}

/** Builds the progress of a sign-in for the latest missed day. It pays nothing and continues the streak. */
export async function buildMakeUp(participation: MemberActivity): Promise<RewardProgress | undefined> {
  const { left, day } = await readMakeUps(participation);
  const [reward] = participation.rewards;
  if (day === undefined || !reward) return undefined;
  return { reward, slot: day, amount: 0n, progress: BigInt(left), target: 1n, lacks: 'needTurnover' };
}
