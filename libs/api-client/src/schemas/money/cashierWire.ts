import * as z from 'zod/mini';
import { instant, moneyText } from '../fields/schema.ts';

/** CNY for one coin, at most four decimals; empty without a coin. */
export const rateText = () => z.string().check(z.regex(/^(\d{1,6}(\.\d{1,4})?)?$/));

/** Rate in percent, such as `0.5`. */
export const percentText = () => z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/));

export const currency = () => z.enum(['CNY', 'USDT']);

/** Amount that a player requests: decimal text with at most 15 digits and 2 decimals, checked by the platform. */
export const requestedAmount = () => z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,2})?$/));

/** Kind of a deposit order. Each has its own wait screen (§2). */
export const paymentKind = () => z.enum(['transfer', 'qr', 'coin', 'huiwang']);

/** `late` and `wrongAmount`: money arrived, but not as agreed, and staff must check it. */
export const depositStatus = () =>
  z.enum(['created', 'paid', 'late', 'wrongAmount', 'confirmed', 'closed', 'expired', 'failed']);

/** Destination of a deposit. A field that a payment method does not use is empty. */
const payTo = z.object({
  bankName: z.string(),
  branch: z.string(),
  /** Account number, or address on the chain. */
  accountNo: z.string(),
  holder: z.string(),
  protocol: z.string(),
  /** Remark that the transfer must contain. */
  remark: z.string(),
  /** Content of the QR code. */
  qrText: z.string(),
});

/** Deposit order. */
export const depositOrder = z.object({
  orderNo: z.string(),
  requestId: z.string(),
  payType: z.string(),
  kind: paymentKind(),
  status: depositStatus(),
  /** Requested amount, CNY. */
  amount: moneyText(),
  /** Exact amount to pay. It identifies the payment. */
  payAmount: moneyText(),
  payCurrency: currency(),
  rate: rateText(),
  /** Amount received, if known. */
  paidAmount: z.optional(moneyText()),
  fee: moneyText(),
  discount: moneyText(),
  /** Amount credited to the wallet; only with `confirmed`. */
  credited: z.optional(moneyText()),
  payTo,
  /** Page of the payment provider, on the platform's own origin, in the language of the call. */
  payUrl: z.string(),
  confirmations: z.number(),
  /** 0 without a chain. */
  confirmationsNeeded: z.number(),
  txHash: z.string(),
  createdAt: instant(),
  expiresAt: instant(),
  paidAt: z.optional(instant()),
  finishedAt: z.optional(instant()),
  /** Time of the platform, for countdowns. */
  serverTime: instant(),
});

export const cardKind = () => z.enum(['bank', 'alipay', 'coin']);

export const withdrawStatus = () => z.enum(['submitted', 'reviewing', 'paying', 'paid', 'rejected']);

/** Saved account for withdrawals. Its number is always masked. */
export const payCard = z.object({
  cardId: z.string(),
  kind: cardKind(),
  /** Code of the bank, `ALIPAY`, or the chain. */
  issuer: z.string(),
  issuerName: z.string(),
  branch: z.string(),
  holder: z.string(),
  cardNo: z.string(),
  createdAt: instant(),
});

/** Withdrawal order with its steps. */
export const withdrawOrder = z.object({
  orderNo: z.string(),
  requestId: z.string(),
  status: withdrawStatus(),
  cardId: z.string(),
  kind: cardKind(),
  issuerName: z.string(),
  cardNo: z.string(),
  /** Amount debited from the wallet, CNY. */
  amount: moneyText(),
  fee: moneyText(),
  /** Amount paid out. */
  payAmount: moneyText(),
  payCurrency: currency(),
  rate: rateText(),
  /** Reason of a rejection; empty otherwise. */
  reason: z.string(),
  /** Oldest first; the last one is the present status. */
  steps: z.array(z.object({ status: withdrawStatus(), at: instant() })),
  createdAt: instant(),
  finishedAt: z.optional(instant()),
  serverTime: instant(),
});

/** Turnover requirement: every deposit must be bet once before a withdrawal. */
export const turnover = z.object({
  required: moneyText(),
  done: moneyText(),
  remaining: moneyText(),
  isMet: z.boolean(),
});

/** Transaction: money in or out of the centre wallet, CNY. */
export const transactionRecord = z.object({
  id: z.string(),
  type: z.enum(['deposit', 'withdraw', 'transfer', 'coin', 'gift', 'rebate']),
  /** Number of the order. */
  orderNo: z.string(),
  /** Payment method, kind of account or venue. */
  method: z.string(),
  methodName: z.string(),
  direction: z.enum(['in', 'out']),
  amount: moneyText(),
  fee: moneyText(),
  status: z.enum(['processing', 'success', 'failed']),
  createdAt: instant(),
  finishedAt: z.optional(instant()),
});
