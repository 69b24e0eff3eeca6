/** A field of the withdrawal form. */
export type WithdrawField = 'card' | 'amount' | 'name' | 'password';

const fields: Readonly<Record<string, WithdrawField>> = {
  cardNotFound: 'card',
  badAmount: 'amount',
  belowMinimum: 'amount',
  aboveMaximum: 'amount',
  insufficientBalance: 'amount',
  dailyAmountUsed: 'amount',
  holderDiffers: 'name',
  secondPasswordWrong: 'password',
  secondPasswordLocked: 'password',
};

/** Returns the form field of a refusal reason; `undefined` if it concerns no single field. */
export const findFieldForReason = (reason: string | undefined): WithdrawField | undefined => fields[reason ?? ''];
