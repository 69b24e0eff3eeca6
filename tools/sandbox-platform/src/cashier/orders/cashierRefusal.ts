import type { Locale } from '../../base/locale.ts';
import { Refusal } from '../../base/refusal.ts';
import { refusalTexts } from './refusalTexts.ts';

/** Reasons of cashier refusals and their error codes (§8). */
export const refusalCodes = {
  depositClosed: 6003,
  unknownPayType: 6007,
  badAmount: 6007,
  belowMinimum: 6007,
  aboveMaximum: 6007,
  badCardNumber: 6007,
  badTimeRange: 6007,
  badSignalCode: 6007,
  tooManyOpenOrders: 6011,
  noFreePayee: 6317,
  orderNotFound: 6004,
  orderNotOpen: 6012,
  phoneUnbound: 6015,
  realNameUnbound: 6449,
  holderDiffers: 6012,
  cardExists: 6009,
  cardNotFound: 6004,
  tooManyCards: 6012,
  secondPasswordUnset: 6100,
  secondPasswordWrong: 6100,
  secondPasswordLocked: 6037,
  turnoverUnmet: 6413,
  insufficientBalance: 6012,
  dailyTimesUsed: 6012,
  dailyAmountUsed: 6012,
  rateChanged: 6012,
} as const satisfies Record<string, number>;

export type CashierReason = keyof typeof refusalCodes;

type Details = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<Locale, string>>;

/** Fills the details of a refusal into its texts. */
function fillTexts(texts: Texts | undefined, details: Details): Texts | undefined {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name]));
  return texts && { 'zh-CN': fill(texts['zh-CN']), 'zh-TW': fill(texts['zh-TW']) };
}

/**
 * Creates a refusal of the cashier with its code, the text in the script of the player, `data.reason` and further
 * details for the page.
 */
export function createCashierRefusal(reason: CashierReason, details: Details = {}): Refusal {
  const texts = fillTexts(refusalTexts[reason], details);
  return new Refusal(refusalCodes[reason], { reason, ...details }, texts && { texts });
}
