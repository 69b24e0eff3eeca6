import * as z from 'zod/mini';
import {
  requestedAmount,
  cardKind,
  currency,
  payCard,
  percentText,
  rateText,
  turnover,
  withdrawOrder,
} from './cashierWire.ts';
import { call, moneyText } from '../fields/schema.ts';

const orderExample = {
  orderNo: 'W20261121000001',
  requestId: '7c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d13',
  status: 'submitted' as const,
  cardId: '1',
  kind: 'bank' as const,
  issuerName: '中国工商银行',
  cardNo: '6222 **** **** 0018',
  amount: '500.00',
  fee: '0.00',
  payAmount: '500.00',
  payCurrency: 'CNY' as const,
  rate: '',
  reason: '',
  steps: [{ status: 'submitted' as const, at: 1_763_690_400_000 }],
  createdAt: 1_763_690_400_000,
  serverTime: 1_763_690_400_000,
};

const cardExample = {
  cardId: '1',
  kind: 'bank' as const,
  issuer: 'ICBC',
  issuerName: '中国工商银行',
  branch: '上海徐汇支行',
  holder: '张*',
  cardNo: '6222 **** **** 0018',
  createdAt: 1_763_690_400_000,
};

/** Withdrawals and saved accounts (§7 money). The fields are our decision: §7 has only the calls. */
export const withdrawSchemas = {
  /**
   * By order number, or by the request id of a `new` without a response: `null` means that it never arrived (W3). With
   * neither: the newest order in progress, or `null`.
   */
  'withdraw.withdrawOrderInfo': call({
    spec: '§7 money',
    request: z.object({ orderNo: z.optional(z.string()), requestId: z.optional(z.string()) }),
    response: z.object({ order: z.nullable(withdrawOrder) }),
    example: { request: { orderNo: 'W20261121000001' }, response: { order: orderExample } },
  }),
  'withdraw.baseCfgList': call({
    spec: '§7 money',
    request: z.object({}),
    response: z.object({
      list: z.array(
        z.object({
          kind: cardKind(),
          currency: currency(),
          /** In CNY. */
          min: moneyText(),
          max: moneyText(),
          dailyTimes: z.number(),
          dailyAmount: moneyText(),
          /** Withdrawals per day without a fee. */
          freeTimes: z.number(),
          feeRate: percentText(),
        }),
      ),
    }),
    example: {
      request: {},
      response: {
        list: [
          {
            kind: 'bank',
            currency: 'CNY',
            min: '100.00',
            max: '200000.00',
            dailyTimes: 10,
            dailyAmount: '1000000.00',
            freeTimes: 3,
            feeRate: '0.5',
          },
        ],
      },
    },
  }),
  'withdraw.withdrawInfo': call({
    spec: '§7 money',
    request: z.object({}),
    response: z.object({
      centerWalletBalance: moneyText(),
      lockMoney: moneyText(),
      /** Amount that can be withdrawn now. */
      withdrawable: moneyText(),
      realName: z.string(),
      bindPhone: z.boolean(),
      secondPassword: z.enum(['unset', 'set', 'locked']),
      turnover,
      today: z.object({
        timesLeft: z.number(),
        amountLeft: moneyText(),
        freeTimesLeft: z.number(),
      }),
    }),
    example: {
      request: {},
      response: {
        centerWalletBalance: '10000.00',
        lockMoney: '0.00',
        withdrawable: '10000.00',
        realName: '张*',
        bindPhone: true,
        secondPassword: 'set',
        turnover: { required: '0.00', done: '0.00', remaining: '0.00', isMet: true },
        today: { timesLeft: 10, amountLeft: '1000000.00', freeTimesLeft: 3 },
      },
    },
  }),
  'withdraw.usdtWithdrawInfo': call({
    spec: '§7 money',
    request: z.object({}),
    response: z.object({
      rate: rateText(),
      protocols: z.array(z.string()),
      /** In CNY. */
      min: moneyText(),
      max: moneyText(),
      feeRate: percentText(),
      freeTimesLeft: z.number(),
    }),
    example: {
      request: {},
      response: {
        rate: '7.2',
        protocols: ['TRC20', 'ERC20'],
        min: '200.00',
        max: '1000000.00',
        feeRate: '0.5',
        freeTimesLeft: 3,
      },
    },
  }),
  'withdraw.new': call({
    spec: '§7 money, §1, ruling W3',
    request: z.object({
      cardId: z.string().check(z.regex(/^\d{1,18}$/)),
      amount: requestedAmount(),
      /** MD5 of the second password (A2). */
      secondPassword: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      /** Name of the account's owner as typed by the player; required except for coins. */
      cardholderName: z.optional(z.string().check(z.maxLength(64))),
      /** Rate shown to the player, for coins. */
      rate: z.optional(rateText()),
    }),
    response: withdrawOrder,
    example: {
      request: {
        cardId: '1',
        amount: '500.00',
        secondPassword: '6e9bece1914809fb8493146417e722f6',
        cardholderName: '张三',
      },
      response: orderExample,
    },
  }),
  'bankCard.queryMemberBanksInfoList': call({
    spec: '§7 money',
    request: z.object({ kind: z.optional(cardKind()) }),
    response: z.object({ list: z.array(payCard) }),
    example: { request: { kind: 'bank' }, response: { list: [cardExample] } },
  }),
  /** Kinds that can be added: banks, Alipay, chains, and how many of each are left. */
  'bankCard.withdrawAddList': call({
    spec: '§7 money',
    request: z.object({}),
    response: z.object({
      realName: z.string(),
      kinds: z.array(
        z.object({
          kind: cardKind(),
          left: z.number(),
          issuers: z.array(z.object({ code: z.string(), name: z.string() })),
        }),
      ),
    }),
    example: {
      request: {},
      response: {
        realName: '张*',
        kinds: [{ kind: 'bank', left: 5, issuers: [{ code: 'ICBC', name: '中国工商银行' }] }],
      },
    },
  }),
  /** Our decision, see the catalogue. The full number is not stored, only its mask and a slow hash. */
  'bankCard.withdrawAdd': call({
    spec: 'our decision',
    request: z.object({
      kind: cardKind(),
      issuer: z.string().check(z.maxLength(16)),
      branch: z.optional(z.string().check(z.maxLength(64))),
      number: z.string().check(z.minLength(1), z.maxLength(128)),
      /** Must be the registered name; not required for coins. */
      holder: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: payCard,
    example: {
      request: { kind: 'bank', issuer: 'ICBC', branch: '上海徐汇支行', number: '6222020000000000018', holder: '张三' },
      response: cardExample,
    },
  }),
  'bankCard.withdrawDelete': call({
    spec: 'our decision',
    request: z.object({ cardId: z.string().check(z.regex(/^\d{1,18}$/)) }),
    response: z.object({}),
    example: { request: { cardId: '1' }, response: {} },
  }),
};
