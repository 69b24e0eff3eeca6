import type { Locale } from '../../base/locale.ts';
import { errorCodes } from '../../base/errorCodes.ts';
import { Refusal } from '../../base/refusal.ts';
import { refusalTexts } from './refusalTexts.ts';

/** Reasons of cashier refusals and their error codes (§8). */
export const refusalCodes = {
  depositClosed: errorCodes.accessDenied,
  unknownPayType: errorCodes.invalidParameter,
  badAmount: errorCodes.invalidParameter,
  belowMinimum: errorCodes.invalidParameter,
  aboveMaximum: errorCodes.invalidParameter,
  badCardNumber: errorCodes.invalidParameter,
  badTimeRange: errorCodes.invalidParameter,
  badSignalCode: errorCodes.invalidParameter,
  tooManyOpenOrders: errorCodes.frequentSubmission,
  noFreePayee: errorCodes.systemBusy,
  orderNotFound: errorCodes.notFound,
  orderNotOpen: errorCodes.warning,
  phoneUnbound: errorCodes.phoneUnbound,
  realNameUnbound: errorCodes.bindRealName,
  holderDiffers: errorCodes.warning,
  cardExists: errorCodes.dataExists,
  cardNotFound: errorCodes.notFound,
  tooManyCards: errorCodes.warning,
  secondPasswordUnset: errorCodes.passwordCheckFailed,
  secondPasswordWrong: errorCodes.passwordCheckFailed,
  secondPasswordLocked: errorCodes.authenticationLocked,
  turnoverUnmet: errorCodes.venueActivity,
  insufficientBalance: errorCodes.warning,
  dailyTimesUsed: errorCodes.warning,
  dailyAmountUsed: errorCodes.warning,
  rateChanged: errorCodes.warning,
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
