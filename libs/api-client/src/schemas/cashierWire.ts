import * as z from 'zod/mini';
import { instant, moneyText } from './schema.ts';

/** CNY for one coin, at most four decimals; empty where no coin is involved. */
export const rateText = () => z.string().check(z.regex(/^(\d{1,6}(\.\d{1,4})?)?$/));

/** A rate in percent, such as `0.5`. */
export const percentText = () => z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/));

export const currency = () => z.enum(['CNY', 'USDT']);

/** An amount a player asks for: decimal text of at most fifteen digits and two decimals, judged by the platform. */
export const requestedAmount = () => z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,2})?$/));

/** How a deposit is waited for; each has a wait screen of its own (§2). */
export const paymentKind = () => z.enum(['transfer', 'qr', 'coin', 'huiwang']);

/** `late` and `wrongAmount`: money came, but not as agreed, and a person looks at it. */
export const depositStatus = () =>
  z.enum(['created', 'paid', 'late', 'wrongAmount', 'confirmed', 'closed', 'expired', 'failed']);

/** Where a deposit is to be paid; a field a way of paying does not have is empty. */
const payTo = z.object({
  bankName: z.string(),
  branch: z.string(),
  /** Number of the account, or address of the chain. */
  accountNo: z.string(),
  holder: z.string(),
  protocol: z.string(),
  /** Remark the transfer has to carry. */
  remark: z.string(),
  /** What the QR code says. */
  qrText: z.string(),
});

/** A deposit order. */
export const depositOrder = z.object({
  orderNo: z.string(),
  requestId: z.string(),
  payType: z.string(),
  kind: paymentKind(),
  status: depositStatus(),
  /** What was asked for, CNY. */
  amount: moneyText(),
  /** What has to be paid, to the cent: the payment is told from others by it. */
  payAmount: moneyText(),
  payCurrency: currency(),
  rate: rateText(),
  /** What came, where it is known. */
  paidAmount: z.optional(moneyText()),
  fee: moneyText(),
  discount: moneyText(),
  /** What reached the wallet; with `confirmed` only. */
  credited: z.optional(moneyText()),
  payTo,
  /** Page of whoever takes the payment, on the platform's own origin. */
  payUrl: z.string(),
  confirmations: z.number(),
  /** 0 where no chain is involved. */
  confirmationsNeeded: z.number(),
  txHash: z.string(),
  createdAt: instant(),
  expiresAt: instant(),
  paidAt: z.optional(instant()),
  finishedAt: z.optional(instant()),
  /** The platform's time, to count down by. */
  serverTime: instant(),
});

export const cardKind = () => z.enum(['bank', 'alipay', 'coin']);

export const withdrawStatus = () => z.enum(['submitted', 'reviewing', 'paying', 'paid', 'rejected']);

/** An account withdrawals are paid to. Its number is shown masked, here and everywhere. */
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

/** A withdrawal and the way it has gone. */
export const withdrawOrder = z.object({
  orderNo: z.string(),
  requestId: z.string(),
  status: withdrawStatus(),
  cardId: z.string(),
  kind: cardKind(),
  issuerName: z.string(),
  cardNo: z.string(),
  /** What left the wallet, CNY. */
  amount: moneyText(),
  fee: moneyText(),
  /** What is paid out. */
  payAmount: moneyText(),
  payCurrency: currency(),
  rate: rateText(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  /** Oldest first; the last is the state it is in. */
  steps: z.array(z.object({ status: withdrawStatus(), at: instant() })),
  createdAt: instant(),
  finishedAt: z.optional(instant()),
  serverTime: instant(),
});

/** Turnover: every deposit has to be bet once before money may be withdrawn. */
export const turnover = z.object({
  required: moneyText(),
  done: moneyText(),
  remaining: moneyText(),
  isMet: z.boolean(),
});

/** One line of the record of transactions: money in or out of the centre wallet, CNY. */
export const transactionRecord = z.object({
  id: z.string(),
  type: z.enum(['deposit', 'withdraw', 'transfer', 'coin', 'gift', 'rebate']),
  /** Number of the order behind it. */
  orderNo: z.string(),
  /** Way of paying, kind of account or venue. */
  method: z.string(),
  methodName: z.string(),
  direction: z.enum(['in', 'out']),
  amount: moneyText(),
  fee: moneyText(),
  status: z.enum(['processing', 'success', 'failed']),
  createdAt: instant(),
  finishedAt: z.optional(instant()),
});
