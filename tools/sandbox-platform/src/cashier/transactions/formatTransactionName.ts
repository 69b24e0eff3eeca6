import type { Locale } from '../../base/locale.ts';
import type { TransactionRow } from '../../db/tables/cashierTables.ts';
import { getIssuerName } from '../cards/banks.ts';
import { findPaymentType } from '../orders/paymentTypes.ts';

type Names = Readonly<Record<Locale, string>>;

/** Names of the venues by their codes. */
export type VenueNames = ReadonlyMap<string, Names>;

/** Names of gifts by the kind of activity; `grant` is a gift of the operator. */
const gifts: Readonly<Record<string, Names>> = {
  discount: { 'zh-CN': '优惠活动', 'zh-TW': '優惠活動' },
  racePage: { 'zh-CN': '竞赛奖金', 'zh-TW': '競賽獎金' },
  activityLandPage: { 'zh-CN': '活动奖金', 'zh-TW': '活動獎金' },
  firstDeposit: { 'zh-CN': '首存礼金', 'zh-TW': '首儲禮金' },
  againDeposit: { 'zh-CN': '再存礼金', 'zh-TW': '續儲禮金' },
  newTask: { 'zh-CN': '新人任务', 'zh-TW': '新人任務' },
  drawGift: { 'zh-CN': '抽奖奖金', 'zh-TW': '抽獎獎金' },
  signGift: { 'zh-CN': '签到礼金', 'zh-TW': '簽到禮金' },
  friendInvitation: { 'zh-CN': '邀请好友', 'zh-TW': '邀請好友' },
  bettingGift: { 'zh-CN': '投注礼金', 'zh-TW': '投注禮金' },
  vip: { 'zh-CN': 'VIP 礼金', 'zh-TW': 'VIP 禮金' },
  grant: { 'zh-CN': '平台礼金', 'zh-TW': '平台禮金' },
  quit: { 'zh-CN': '退出活动收回', 'zh-TW': '退出活動收回' },
  topGift: { 'zh-CN': '礼品兑换', 'zh-TW': '禮品兌換' },
};

/** Name of a rebate in the record; a rebate has no payment method. */
const dailyRebate: Names = { 'zh-CN': '投注返水', 'zh-TW': '投注返水' };

const coinWallet: Names = { 'zh-CN': 'USDT 钱包', 'zh-TW': 'USDT 錢包' };

/** Returns the name of a transaction's method: the payment type, the saved account or the venue. */
export function formatTransactionName(
  { type, method }: TransactionRow,
  locale: Locale,
  venueNames: VenueNames,
): string {
  const names: Readonly<Record<TransactionRow['type'], Names | undefined>> = {
    deposit: findPaymentType(method)?.names,
    withdraw: undefined,
    transfer: venueNames.get(method),
    coin: coinWallet,
    gift: gifts[method],
    rebate: dailyRebate,
  };
  return names[type]?.[locale] ?? getIssuerName(method, locale);
}
