import * as z from 'zod/mini';
import {
  requestedAmount,
  currency,
  transactionRecord,
  depositOrder,
  paymentKind,
  percentText,
  rateText,
} from './cashierWire.ts';
import { call, instant, moneyText } from '../fields/schema.ts';

const orderExample = {
  orderNo: 'D20261121000001',
  requestId: '7c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11',
  payType: 'bank',
  kind: 'transfer' as const,
  status: 'created' as const,
  amount: '1000.00',
  payAmount: '999.62',
  payCurrency: 'CNY' as const,
  rate: '',
  fee: '0.00',
  discount: '0.00',
  payTo: {
    bankName: '中国工商银行',
    branch: '上海徐汇支行',
    accountNo: '6222020000000000000',
    holder: '演示支付科技',
    protocol: '',
    remark: 'K7P2QX',
    qrText: '',
  },
  payUrl: '/fd/api/bank/2f8Jr0mX4yJbSDw0b2n1gA?lang=zh-CN',
  confirmations: 0,
  confirmationsNeeded: 0,
  txHash: '',
  createdAt: 1_763_690_400_000,
  expiresAt: 1_763_692_200_000,
  serverTime: 1_763_690_400_000,
};

/** Deposits, the coin wallet and the transaction record (§7 money). The fields are our decision: §7 has only the calls. */
export const depositSchemas = {
  'payment.types': call({
    spec: '§7 money',
    request: z.object({}),
    response: z.object({
      list: z.array(
        z.object({
          payType: z.string(),
          kind: paymentKind(),
          name: z.string(),
          currency: currency(),
          protocol: z.string(),
          min: moneyText(),
          max: moneyText(),
          feeRate: percentText(),
          discountRate: percentText(),
          needsPayerName: z.boolean(),
          quickAmounts: z.array(moneyText()),
          /** Seconds until an order expires. */
          expiresIn: z.number(),
          rate: rateText(),
        }),
      ),
    }),
    example: {
      request: {},
      response: {
        list: [
          {
            payType: 'bank',
            kind: 'transfer',
            name: '银行卡转账',
            currency: 'CNY',
            protocol: '',
            min: '100.00',
            max: '500000.00',
            feeRate: '0',
            discountRate: '0',
            needsPayerName: true,
            quickAmounts: ['500.00', '1000.00'],
            expiresIn: 1800,
            rate: '',
          },
        ],
      },
    },
  }),
  /** By order number, or by the request id of a `pay` without a response: `null` means that it never arrived (W3). */
  'payment.getDepositOrderStatus': call({
    spec: '§7 money',
    request: z.object({ orderNo: z.optional(z.string()), requestId: z.optional(z.string()) }),
    response: z.object({ order: z.nullable(depositOrder) }),
    example: { request: { orderNo: 'D20261121000001' }, response: { order: orderExample } },
  }),
  'payment.pay': call({
    spec: '§7 money, ruling W3',
    request: z.object({
      payType: z.string().check(z.maxLength(32)),
      /** In CNY for every payment method. */
      amount: requestedAmount(),
      /** Name on the paying account; default: the registered name. */
      payerName: z.optional(z.string().check(z.maxLength(64))),
      /** Code of `createSignalCode`; default: the member's unused code, or a new one. */
      signalCode: z.optional(z.string().check(z.maxLength(16))),
    }),
    response: depositOrder,
    example: { request: { payType: 'bank', amount: '1000.00', payerName: '张三' }, response: orderExample },
  }),
  'payment.closeOrder': call({
    spec: '§7 money',
    request: z.object({ orderNo: z.string().check(z.maxLength(32)) }),
    response: depositOrder,
    example: { request: { orderNo: 'D20261121000001' }, response: { ...orderExample, status: 'closed' } },
  }),
  /** Code for the remark of a bank transfer, which identifies the payment. The same one until it is used or about to expire. */
  'payment.createSignalCode': call({
    spec: '§7 money',
    request: z.object({}),
    response: z.object({ signalCode: z.string(), expiresAt: instant() }),
    example: { request: {}, response: { signalCode: 'K7P2QX', expiresAt: 1_763_692_200_000 } },
  }),
  'payment.getCustomerInfo': call({
    spec: '§7 money',
    request: z.object({}),
    response: z.object({
      /** Masked name such as `张*`; empty while no name is bound. */
      realName: z.string(),
      phone: z.string(),
      vipGrade: z.number(),
      customerServiceUrl: z.string(),
      /** Deposit orders waiting for payment. */
      openOrders: z.array(z.string()),
      openOrdersMax: z.number(),
    }),
    example: {
      request: {},
      response: {
        realName: '张*',
        phone: '138****0001',
        vipGrade: 1,
        customerServiceUrl: '/app/help/zxkf',
        openOrders: ['D20261121000001'],
        openOrdersMax: 3,
      },
    },
  }),
  /** Our decision: moves money between the centre wallet (CNY) and the member's coin wallet (USDT). */
  'transfer.utcTransfer': call({
    spec: '§7 money, ruling W3',
    request: z.object({
      /** `1` to the coin wallet, `2` back. */
      ty: z.enum(['1', '2']),
      /** Amount debited: CNY to the coin wallet, USDT back. */
      amount: requestedAmount(),
      /** Rate shown to the player. A different current rate is refused. */
      rate: rateText(),
    }),
    response: z.object({
      orderNo: z.string(),
      requestId: z.string(),
      ty: z.enum(['1', '2']),
      amount: moneyText(),
      coins: moneyText(),
      rate: rateText(),
      centerWalletBalance: moneyText(),
      coinBalance: moneyText(),
    }),
    example: {
      request: { ty: '1', amount: '720.00', rate: '7.2' },
      response: {
        orderNo: 'U20261121000001',
        requestId: '7c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d12',
        ty: '1',
        amount: '720.00',
        coins: '100.00',
        rate: '7.2',
        centerWalletBalance: '9280.00',
        coinBalance: '100.00',
      },
    },
  }),
  'transfer.getTransferRate': call({
    spec: '§7 money',
    request: z.object({}),
    response: z.object({
      currency: z.literal('USDT'),
      /** CNY for a coin that the member buys. */
      buyRate: rateText(),
      /** CNY for a coin that the member sells. */
      sellRate: rateText(),
      centerWalletBalance: moneyText(),
      coinBalance: moneyText(),
    }),
    example: {
      request: {},
      response: {
        currency: 'USDT',
        buyRate: '7.2',
        sellRate: '7.1',
        centerWalletBalance: '10000.00',
        coinBalance: '0.00',
      },
    },
  }),
  'transactions.queryDealRecord': call({
    spec: '§7 money',
    request: z.object({
      /** Empty for all. */
      type: z.enum(['', 'deposit', 'withdraw', 'transfer', 'coin', 'gift', 'rebate']),
      status: z.enum(['', 'processing', 'success', 'failed']),
      beginTime: z.optional(instant()),
      endTime: z.optional(instant()),
      pageNum: z.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
      pageSize: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
    }),
    response: z.object({
      total: z.number(),
      /** Sums of the filter, successful transactions only. */
      totalIn: moneyText(),
      totalOut: moneyText(),
      list: z.array(transactionRecord),
    }),
    example: {
      request: { type: '', status: '', pageNum: 1, pageSize: 20 },
      response: {
        total: 1,
        totalIn: '999.62',
        totalOut: '0.00',
        list: [
          {
            id: '1',
            type: 'deposit',
            orderNo: 'D20261121000001',
            method: 'bank',
            methodName: '银行卡转账',
            direction: 'in',
            amount: '999.62',
            fee: '0.00',
            status: 'success',
            createdAt: 1_763_690_400_000,
            finishedAt: 1_763_690_460_000,
          },
        ],
      },
    },
  }),
  'vCurrency.list': call({
    spec: '§7 money',
    request: z.object({}),
    response: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          protocols: z.array(z.string()),
          depositRate: rateText(),
          withdrawRate: rateText(),
        }),
      ),
    }),
    example: {
      request: {},
      response: {
        list: [{ code: 'USDT', protocols: ['TRC20', 'ERC20'], depositRate: '7.1', withdrawRate: '7.2' }],
      },
    },
  }),
};
