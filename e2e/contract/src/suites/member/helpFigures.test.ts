import { platformFigures } from '@pavilion/site-help-content';
import { paymentTypes } from '@pavilion/sandbox-platform/cashier/orders/paymentTypes';
import { MAX_OPEN_DEPOSITS } from '@pavilion/sandbox-platform/cashier/deposits/makeDeposit';
import { MAX_CARDS } from '@pavilion/sandbox-platform/cashier/cards/payCards';
import {
  FEE_RATE,
  FREE_DAILY_WITHDRAWALS,
  MAX_DAILY_AMOUNT,
  MAX_DAILY_WITHDRAWALS,
  withdrawLimits,
} from '@pavilion/sandbox-platform/cashier/withdrawals/withdrawLimits';
import {
  MAX_SECOND_PASSWORD_TRIES,
  SECOND_PASSWORD_LOCK_MS,
} from '@pavilion/sandbox-platform/cashier/withdrawals/secondPassword';
import { WAIT_DAYS } from '@pavilion/sandbox-platform/playerLimits/depositLimits';
import { pauseLengths } from '@pavilion/sandbox-platform/playerLimits/pauseLengths';
import { MAX_STAKE, MIN_STAKE, MIN_UNIT } from '@pavilion/sandbox-platform/betting/placing/stakeLimits';
import { MAX_PER_DAY, RESEND_MS } from '@pavilion/sandbox-platform/codes/codeRecipients';
import { CODE_LIFE_MS } from '@pavilion/sandbox-platform/codes/sentCodes';

const DAY_MS = 86_400_000;

const cny = (amount: bigint) => ({ kind: 'cny', amount });
const count = (value: number) => ({ kind: 'count', value });
const percent = (hundredths: bigint) => ({ kind: 'percent', hundredths: Number(hundredths) });

/** Names of the help texts for the payment types. */
const PAYMENT_NAMES: Readonly<Record<string, string>> = { 'usdt-trc20': 'trc20', 'usdt-erc20': 'erc20' };

const deposits = paymentTypes.flatMap(({ code, min, max, feeRate, discountRate, expiresMs, blocks }) => {
  const name = `deposit.${PAYMENT_NAMES[code] ?? code}`;
  return [
    [`${name}.minimum`, cny(min)],
    [`${name}.maximum`, cny(max)],
    [`${name}.minutes`, count(expiresMs / 60_000)],
    ...(feeRate > 0n ? [[`${name}.fee`, percent(feeRate)]] : []),
    ...(discountRate > 0n ? [[`${name}.bonus`, percent(discountRate)]] : []),
    ...(blocks ? [[`${name}.blocks`, count(blocks.needed)]] : []),
  ];
});

/** Length of a pause, in the unit of its name. */
const pauses = Object.entries(pauseLengths).map(([length, { getEnd }]) => {
  const start = new Date('2026-03-01T00:00:00Z');
  const days = (getEnd(start).getTime() - start.getTime()) / DAY_MS;
  const unit = length.at(-1) ?? '';
  const units: Readonly<Record<string, number>> = { h: days * 24, d: days, m: days / 30.6, y: days / 365 };
  return [`pause.${length}`, count(Math.floor(units[unit] ?? 0))];
});

const withdrawals = (['bank', 'alipay', 'coin'] as const).flatMap((kind) => [
  [`withdraw.${kind}.minimum`, cny(withdrawLimits[kind].min)],
  [`withdraw.${kind}.maximum`, cny(withdrawLimits[kind].max)],
  [`cards.${kind}`, count(MAX_CARDS[kind])],
]);

it('ACT-04 the limits of the help pages are those of the platform', () => {
  expect(platformFigures).toEqual({
    'stake.minimum': cny(MIN_STAKE),
    'stake.maximum': cny(MAX_STAKE),
    'stake.unitMinimum': cny(MIN_UNIT),
    ...Object.fromEntries(deposits),
    'deposit.openOrders': count(MAX_OPEN_DEPOSITS),
    ...Object.fromEntries(withdrawals),
    'withdraw.dailyTimes': count(MAX_DAILY_WITHDRAWALS),
    'withdraw.dailyAmount': cny(MAX_DAILY_AMOUNT),
    'withdraw.freeTimes': count(FREE_DAILY_WITHDRAWALS),
    'withdraw.fee': percent(FEE_RATE),
    'withdraw.passwordTries': count(MAX_SECOND_PASSWORD_TRIES),
    'withdraw.passwordLockMinutes': count(SECOND_PASSWORD_LOCK_MS / 60_000),
    'limits.waitHours': count(WAIT_DAYS * 24),
    ...Object.fromEntries(pauses),
    'code.resendSeconds': count(RESEND_MS / 1_000),
    'code.minutes': count(CODE_LIFE_MS / 60_000),
    'code.perDay': count(MAX_PER_DAY),
  });
});
