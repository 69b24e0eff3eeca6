import type { Locale } from '../../base/locale.ts';
import type { Currency } from '../../db/tables/cashierTables.ts';

type Names = Readonly<Record<Locale, string>>;

/** Kind of a payment type. Each kind has its own waiting screen. */
export type PaymentKind = 'transfer' | 'qr' | 'coin' | 'huiwang';

/** Payment type of deposits. Amounts are minor units, rates are hundredths of a percent. */
export interface PaymentType {
  readonly code: string;
  readonly kind: PaymentKind;
  readonly names: Names;
  readonly currency: Currency;
  /** Chain of a coin; empty for other types. */
  readonly protocol: '' | 'TRC20' | 'ERC20';
  readonly min: bigint;
  readonly max: bigint;
  /** Fee as a share of the paid amount. */
  readonly feeRate: bigint;
  /** Bonus as a share of the paid amount. */
  readonly discountRate: bigint;
  readonly needsPayerName: boolean;
  /** Quick amounts in CNY. */
  readonly quick: readonly number[];
  readonly expiresMs: number;
  /** Number of blocks until a payment is confirmed, and the milliseconds between two; absent for types without a chain. */
  readonly blocks?: { readonly needed: number; readonly everyMs: number };
}

const MINUTE = 60_000;

/** Payment types in the order of display. */
export const paymentTypes: readonly PaymentType[] = [
  {
    code: 'bank',
    kind: 'transfer',
    names: { 'zh-CN': '银行卡转账', 'zh-TW': '銀行卡轉帳' },
    currency: 'CNY',
    protocol: '',
    min: 100_00n,
    max: 500_000_00n,
    feeRate: 0n,
    discountRate: 0n,
    needsPayerName: true,
    quick: [500, 1_000, 5_000, 10_000, 50_000],
    expiresMs: 30 * MINUTE,
  },
  {
    code: 'alipay',
    kind: 'qr',
    names: { 'zh-CN': '支付宝扫码', 'zh-TW': '支付寶掃碼' },
    currency: 'CNY',
    protocol: '',
    min: 50_00n,
    max: 20_000_00n,
    feeRate: 50n,
    discountRate: 0n,
    needsPayerName: false,
    quick: [100, 200, 500, 1_000, 5_000],
    expiresMs: 10 * MINUTE,
  },
  {
    code: 'usdt-trc20',
    kind: 'coin',
    names: { 'zh-CN': 'USDT（TRC20）', 'zh-TW': 'USDT（TRC20）' },
    currency: 'USDT',
    protocol: 'TRC20',
    min: 100_00n,
    max: 2_000_000_00n,
    feeRate: 0n,
    discountRate: 100n,
    needsPayerName: false,
    quick: [500, 1_000, 5_000, 10_000, 100_000],
    expiresMs: 60 * MINUTE,
    blocks: { needed: 20, everyMs: 3_000 },
  },
  {
    code: 'usdt-erc20',
    kind: 'coin',
    names: { 'zh-CN': 'USDT（ERC20）', 'zh-TW': 'USDT（ERC20）' },
    currency: 'USDT',
    protocol: 'ERC20',
    min: 500_00n,
    max: 2_000_000_00n,
    feeRate: 0n,
    discountRate: 100n,
    needsPayerName: false,
    quick: [1_000, 5_000, 10_000, 50_000, 100_000],
    expiresMs: 60 * MINUTE,
    blocks: { needed: 12, everyMs: 12_000 },
  },
  {
    code: 'huiwang',
    kind: 'huiwang',
    names: { 'zh-CN': '汇旺支付', 'zh-TW': '匯旺支付' },
    currency: 'CNY',
    protocol: '',
    min: 100_00n,
    max: 100_000_00n,
    feeRate: 0n,
    discountRate: 50n,
    needsPayerName: false,
    quick: [200, 500, 1_000, 5_000, 10_000],
    expiresMs: 15 * MINUTE,
  },
];

/** Finds a payment type by its code. */
export const findPaymentType = (code: string): PaymentType | undefined =>
  paymentTypes.find((type) => type.code === code);
