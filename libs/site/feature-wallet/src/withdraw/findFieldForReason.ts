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

/** The field a refusal of the platform speaks of; none where it speaks of the whole. */
export const findFieldForReason = (reason: string | undefined): WithdrawField | undefined => fields[reason ?? ''];
