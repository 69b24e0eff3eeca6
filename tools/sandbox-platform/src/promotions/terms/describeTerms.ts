import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatDay } from '../../base/chinaTime.ts';
import type { Locale } from '../../base/locale.ts';
import type { Activity, ActivityReward } from '../../db/tables/memberCentreTables.ts';
import { formatYuan } from './formatYuan.ts';
import { claimPeriods } from '../rules/claimPeriods.ts';
import { drawNotes, endTexts, periodTexts } from './kindTexts.ts';

type WireActivity = ResponseOf<'promotion.config'>['list'][number];
type Term = NonNullable<WireActivity['terms']>[number];

/** Chooses the text of a script. */
const select = (locale: Locale, cn: string, tw: string): string => (locale === 'zh-CN' ? cn : tw);

/** Formats a share in hundredths of a percent: 5000 becomes `50%`. */
const formatRate = (rate: number): string => `${rate / 100}%`;

function describeWho({ needs_phone, needs_name }: Activity, locale: Locale): string {
  const needs = [
    ...(needs_phone ? [select(locale, '已绑定手机', '已綁定手機')] : []),
    ...(needs_name ? [select(locale, '已完善真实姓名', '已填寫真實姓名')] : []),
  ];
  const bound = needs.length > 0 ? select(locale, `，且${needs.join('、')}`, `，且${needs.join('、')}`) : '';
  return select(
    locale,
    `年满 18 岁的会员${bound}。每人一个账号，多个账号的奖励会被取消。`,
    `年滿 18 歲的會員${bound}。每人一個帳號，多個帳號的獎勵會被取消。`,
  );
}

/** Formats the last day of a period, whose end is exclusive: one that ends at midnight does not include the next day. */
const formatLastDay = (end: Date): string => formatDay(new Date(end.getTime() - 1));

function describeWhen({ kind, begin_at, end_at }: Activity, locale: Locale): string {
  const [from, to] = [formatDay(begin_at), formatLastDay(end_at)];
  const period = periodTexts[claimPeriods[kind]][locale];
  return select(locale, `${from} 至 ${to}（北京时间）。${period}`, `${from} 至 ${to}（台北時間）。${period}`);
}

function describeReward({ names, amount, target, rate }: ActivityReward, locale: Locale): string {
  const paid = formatYuan(amount);
  if (rate === 0) return select(locale, `${names[locale]}：${paid} 元`, `${names[locale]}：${paid} 元`);
  const [least, share] = [formatYuan(target), formatRate(rate)];
  return select(
    locale,
    `单笔存款满 ${least} 元，送存款金额的 ${share}，最高 ${paid} 元`,
    `單筆儲值滿 ${least} 元，送儲值金額的 ${share}，最高 ${paid} 元`,
  );
}

function describeTurnover({ turnover_multiple: multiple }: Activity, locale: Locale): string {
  if (multiple === 0) return select(locale, '奖励没有流水要求。', '獎勵沒有流水要求。');
  return select(
    locale,
    `奖励须完成 ${multiple} 倍有效流水。每笔注单只计一次，先计入最早一笔未完成的存款或奖励；退还本金的不计，输赢一半的计一半。`,
    `獎勵須完成 ${multiple} 倍有效流水。每筆注單只計一次，先計入最早一筆未完成的儲值或獎勵；退還本金的不計，輸贏一半的計一半。`,
  );
}

const describeWithdrawal = ({ turnover_multiple }: Activity, locale: Locale): string =>
  turnover_multiple === 0
    ? select(locale, '奖励即时可提。', '獎勵即時可提領。')
    : select(
        locale,
        '流水完成之前，中心钱包不能取款；投注与转入场馆不受影响。',
        '流水完成之前，中心錢包不能提款；投注與轉入場館不受影響。',
      );

/** Whether an activity can be quit: one that is joined, or whose bonuses require turnover. */
const canQuit = ({ kind, turnover_multiple }: Activity): boolean =>
  kind === 'activityLandPage' || (turnover_multiple > 0 && kind !== 'vip' && kind !== 'topGift');

/** Describes what quitting takes back (§1). */
function describeQuit({ kind }: Activity, locale: Locale): string {
  const progress = select(
    locale,
    '报名后可以退出，已累计的流水与未领取的奖励作废。',
    '報名後可以退出，已累計的流水與未領取的獎勵作廢。',
  );
  const bonus = select(
    locale,
    '流水完成之前退出的，奖励及由其产生的赢额从中心钱包收回，最多扣到零，剩余流水要求取消。赢额是计入该奖励流水的注单的合计净赢，净输不计。退出后不能再次参加。',
    '流水完成之前退出者，獎勵及由其產生的贏額自中心錢包收回，最多扣至零，剩餘流水要求取消。贏額是計入該獎勵流水之注單的合計淨贏，淨輸不計。退出後不能再次參加。',
  );
  return kind === 'activityLandPage' ? progress + bonus : bonus;
}

/** Describes the rewards; of a draw the best prize only, because its prizes and odds are a table of their own. */
function describeAmounts({ kind }: Activity, rewards: readonly ActivityReward[], locale: Locale): string {
  if (kind === 'vip') return '';
  if (kind !== 'drawGift') return rewards.map((reward) => describeReward(reward, locale)).join('；');
  const best = formatYuan(rewards.reduce((most, { amount }) => (amount > most ? amount : most), 0n));
  return select(locale, `每次最高 ${best} 元，各奖项与概率见奖项表`, `每次最高 ${best} 元，各獎項與機率請見獎項表`);
}

/** Describes who may take part, when, for how much, the turnover, the end and the effect on withdrawals. */
export function describeTerms(activity: Activity, rewards: readonly ActivityReward[], locale: Locale): Term[] {
  const { kind } = activity;
  const amounts = describeAmounts(activity, rewards, locale);
  const hasRewards = rewards.length > 0;
  const terms: readonly (Term | undefined)[] = [
    { topic: 'who', text: describeWho(activity, locale) },
    { topic: 'when', text: describeWhen(activity, locale) },
    amounts === '' ? undefined : { topic: 'amount', text: `${amounts}。` },
    hasRewards ? { topic: 'turnover', text: describeTurnover(activity, locale) } : undefined,
    { topic: 'end', text: endTexts[kind][locale] },
    hasRewards ? { topic: 'withdrawal', text: describeWithdrawal(activity, locale) } : undefined,
    canQuit(activity) && hasRewards ? { topic: 'quit', text: describeQuit(activity, locale) } : undefined,
  ];
  return terms.flatMap((term) => term ?? []);
}

/** Describes how the result of a draw comes about. */
export const describeNote = ({ kind }: Activity, locale: Locale): string | undefined =>
  kind === 'drawGift' ? drawNotes[locale] : undefined;
