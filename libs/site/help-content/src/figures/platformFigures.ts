import type { Figure } from './figure.ts';

const cny = (yuan: bigint): Figure => ({ kind: 'cny', amount: yuan * 100n });
const count = (value: number): Figure => ({ kind: 'count', value });
/** @param hundredths share in hundredths of a percent */
const percent = (hundredths: number): Figure => ({ kind: 'percent', hundredths });

/**
 * Limits of the platform that help texts mention. The platform decides them; a contract test compares each with the
 * sandbox.
 */
export const platformFigures = {
  'stake.minimum': cny(10n),
  'stake.maximum': cny(50_000n),
  'stake.unitMinimum': cny(2n),

  'deposit.bank.minimum': cny(100n),
  'deposit.bank.maximum': cny(500_000n),
  'deposit.bank.minutes': count(30),
  'deposit.alipay.minimum': cny(50n),
  'deposit.alipay.maximum': cny(20_000n),
  'deposit.alipay.fee': percent(50),
  'deposit.alipay.minutes': count(10),
  'deposit.trc20.minimum': cny(100n),
  'deposit.trc20.maximum': cny(2_000_000n),
  'deposit.trc20.bonus': percent(100),
  'deposit.trc20.minutes': count(60),
  'deposit.trc20.blocks': count(20),
  'deposit.erc20.minimum': cny(500n),
  'deposit.erc20.maximum': cny(2_000_000n),
  'deposit.erc20.bonus': percent(100),
  'deposit.erc20.minutes': count(60),
  'deposit.erc20.blocks': count(12),
  'deposit.huiwang.minimum': cny(100n),
  'deposit.huiwang.maximum': cny(100_000n),
  'deposit.huiwang.bonus': percent(50),
  'deposit.huiwang.minutes': count(15),
  'deposit.openOrders': count(3),

  'withdraw.bank.minimum': cny(100n),
  'withdraw.bank.maximum': cny(200_000n),
  'withdraw.alipay.minimum': cny(100n),
  'withdraw.alipay.maximum': cny(50_000n),
  'withdraw.coin.minimum': cny(200n),
  'withdraw.coin.maximum': cny(1_000_000n),
  'withdraw.dailyTimes': count(10),
  'withdraw.dailyAmount': cny(1_000_000n),
  'withdraw.freeTimes': count(3),
  'withdraw.fee': percent(50),
  'withdraw.passwordTries': count(5),
  'withdraw.passwordLockMinutes': count(30),

  'cards.bank': count(5),
  'cards.alipay': count(3),
  'cards.coin': count(5),

  'limits.waitHours': count(24),
  'pause.24h': count(24),
  'pause.7d': count(7),
  'pause.30d': count(30),
  'pause.6m': count(6),
  'pause.1y': count(1),
  'pause.5y': count(5),

  'code.resendSeconds': count(60),
  'code.minutes': count(10),
  'code.perDay': count(10),
} as const satisfies Readonly<Record<string, Figure>>;
