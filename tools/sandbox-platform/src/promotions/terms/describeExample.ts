import type { Locale } from '../../base/locale.ts';
import type { Activity, ActivityReward } from '../../db/tables/memberCentreTables.ts';
import { computeDepositBonus } from '../rules/computeDepositBonus.ts';
import { isClaimed, isEarned, type MemberActivity, type RewardProgress } from '../rules/activityTypes.ts';
import { formatYuan } from './formatYuan.ts';

const isChinese = (locale: Locale): boolean => locale === 'zh-CN';

/** Describes the turnover of a bonus in figures. */
function describeRequirement(amount: bigint, multiple: number, locale: Locale): string {
  if (multiple === 0) return isChinese(locale) ? '没有流水要求。' : '沒有流水要求。';
  const turnover = formatYuan(amount * BigInt(multiple));
  return isChinese(locale)
    ? `领取后须完成 ${formatYuan(amount)} × ${multiple} = ${turnover} 元有效流水才能取款。`
    : `領取後須完成 ${formatYuan(amount)} × ${multiple} = ${turnover} 元有效流水才能提款。`;
}

/** Deposit of the example: twice the smallest one that counts. */
const EXAMPLE_FACTOR = 2n;

/** Describes the claim of a reward, or the draw of a prize, whose name has its amount. */
function describeClaim(kind: Activity['kind'], { names, amount }: ActivityReward, locale: Locale): string {
  const name = names[locale];
  if (kind === 'drawGift') return isChinese(locale) ? `例如抽中“${name}”，` : `例如抽中「${name}」，`;
  const yuan = formatYuan(amount);
  return isChinese(locale) ? `例如领取 ${yuan} 元（${name}），` : `例如領取 ${yuan} 元（${name}），`;
}

/** Describes an example that is the same for all: a deposit, or the first reward that pays. */
export function describeExample(
  { kind, turnover_multiple: multiple }: Activity,
  rewards: readonly ActivityReward[],
  locale: Locale,
): string {
  const reward = rewards.find(({ amount }) => amount > 0n);
  if (!reward) return '';
  if (reward.rate === 0)
    return describeClaim(kind, reward, locale) + describeRequirement(reward.amount, multiple, locale);
  const deposit = reward.target * EXAMPLE_FACTOR;
  const bonus = computeDepositBonus(deposit, reward);
  const start = isChinese(locale) ? `例如存款 ${formatYuan(deposit)} 元` : `例如儲值 ${formatYuan(deposit)} 元`;
  return `${start}，可得 ${formatYuan(bonus)} 元，${describeRequirement(bonus, multiple, locale)}`;
}

function describeOwnDeposit(progress: bigint, amount: bigint, locale: Locale): string {
  const [deposit, bonus] = [formatYuan(progress), formatYuan(amount)];
  return isChinese(locale)
    ? `您计入的存款为 ${deposit} 元，可得 ${bonus} 元，`
    : `您列入的儲值為 ${deposit} 元，可得 ${bonus} 元，`;
}

function describeClaimed({ claims }: MemberActivity, locale: Locale): string {
  const paid = formatYuan(claims.reduce((sum, { amount }) => sum + amount, 0n));
  const turnover = formatYuan(claims.reduce((sum, claim) => sum + claim.turnover, 0n));
  return isChinese(locale)
    ? `您在本活动共领取 ${paid} 元，合计须完成 ${turnover} 元有效流水。`
    : `您在本活動共領取 ${paid} 元，合計須完成 ${turnover} 元有效流水。`;
}

/** Describes an example with the member's own figures. */
export function describeOwnExample(
  participation: MemberActivity,
  standings: readonly RewardProgress[],
  locale: Locale,
): string {
  const { activity, rewards, claims } = participation;
  const due = standings.find(
    (standing) => !isClaimed(participation, standing) && isEarned(standing) && standing.amount > 0n,
  );
  if (due && activity.kind !== 'drawGift' && activity.kind !== 'topGift') {
    const requirement = describeRequirement(due.amount, activity.turnover_multiple, locale);
    if (due.reward.rate > 0) return describeOwnDeposit(due.progress, due.amount, locale) + requirement;
    const [yuan, name] = [formatYuan(due.amount), due.reward.names[locale]];
    const start = isChinese(locale) ? `您现在可领 ${yuan} 元（${name}），` : `您現在可領 ${yuan} 元（${name}），`;
    return start + requirement;
  }
  if (claims.some(({ amount }) => amount > 0n)) return describeClaimed(participation, locale);
  return describeExample(activity, rewards, locale);
}
