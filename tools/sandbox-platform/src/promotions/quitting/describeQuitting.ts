import type { Locale } from '../../base/locale.ts';
import type { ActivityKind } from '../../db/tables/memberCentreTables.ts';
import { isClaimed, isEarned, type MemberActivity, type RewardProgress } from '../rules/activityTypes.ts';
import { formatYuan } from '../terms/formatYuan.ts';
import type { Quitting } from './readQuitting.ts';

const select = (locale: Locale, cn: string, tw: string): string => (locale === 'zh-CN' ? cn : tw);

/** Kinds that pay one of their rewards, so that the sum of the unclaimed ones has no meaning. */
const ONE_OF_MANY: readonly ActivityKind[] = ['drawGift', 'racePage'];

/** Describes what is taken back of open bonuses; empty without one. */
function describeTakeBack({ bonuses, forfeit, takenBack }: Quitting, locale: Locale): string[] {
  if (bonuses.length === 0) return [];
  const [bonus, winnings] = [formatYuan(forfeit.bonus), formatYuan(forfeit.winnings)];
  const [taken, remaining] = [formatYuan(takenBack), formatYuan(forfeit.remaining)];
  const isShort = takenBack < forfeit.bonus + forfeit.winnings;
  const limit = isShort ? select(locale, '，不足的部分不再追收', '，不足的部分不再追收') : '';
  return [
    select(locale, `流水未完成的奖励 ${bonus} 元收回`, `流水未完成的獎勵 ${bonus} 元收回`),
    select(locale, `由这些奖励产生的赢额 ${winnings} 元收回`, `由這些獎勵產生的贏額 ${winnings} 元收回`),
    select(locale, `合计从中心钱包扣回 ${taken} 元${limit}`, `合計自中心錢包扣回 ${taken} 元${limit}`),
    select(
      locale,
      `奖励剩余的 ${remaining} 元流水要求取消，不再影响取款`,
      `獎勵剩餘的 ${remaining} 元流水要求取消，不再影響提款`,
    ),
  ];
}

/** Describes the progress and the unclaimed rewards that are lost. */
function describeLoss(participation: MemberActivity, standings: readonly RewardProgress[], locale: Locale): string[] {
  const open = standings.filter((standing) => !isClaimed(participation, standing));
  const due = formatYuan(open.filter(isEarned).reduce((sum, { amount }) => sum + amount, 0n));
  const rest = formatYuan(open.reduce((sum, { amount }) => sum + amount, 0n));
  const again = participation.joinedAt
    ? select(locale, '不能再次报名', '不能再次報名')
    : select(locale, '不能再次参加', '不能再次參加');
  if (ONE_OF_MANY.includes(participation.activity.kind))
    return [select(locale, `本活动不再发放奖励，且${again}`, `本活動不再發放獎勵，且${again}`)];
  return [
    select(locale, `现在可领的 ${due} 元不再发放`, `現在可領的 ${due} 元不再發放`),
    select(locale, `未领取的奖励合计 ${rest} 元，且${again}`, `未領取的獎勵合計 ${rest} 元，且${again}`),
  ];
}

/** Describes with amounts what a member gives up by quitting; `undefined` for one who does not take part. */
export function describeQuitting(
  participation: MemberActivity,
  { quitting, standings }: { readonly quitting: Quitting | undefined; readonly standings: readonly RewardProgress[] },
  locale: Locale,
): string[] | undefined {
  if (!quitting) return undefined;
  const turnover = formatYuan(standings[0]?.progress ?? 0n);
  const progress = participation.joinedAt
    ? [select(locale, `已累计的流水 ${turnover} 元作废`, `已累計的流水 ${turnover} 元作廢`)]
    : [];
  return [...describeTakeBack(quitting, locale), ...progress, ...describeLoss(participation, standings, locale)];
}
