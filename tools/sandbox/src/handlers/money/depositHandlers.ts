import { formatMinor } from '@pavilion/kernel';
import { maskName } from '@pavilion/sandbox-platform/base/masks/maskName';
import { maskPhone } from '@pavilion/sandbox-platform/base/masks/maskPhone';
import { formatPercent } from '@pavilion/sandbox-platform/cashier/orders/amounts';
import { createCashierRefusal } from '@pavilion/sandbox-platform/cashier/orders/cashierRefusal';
import { transferCoins, type CoinRates } from '@pavilion/sandbox-platform/cashier/coinTransfer';
import { listTransactions } from '@pavilion/sandbox-platform/cashier/transactions/listTransactions';
import {
  applyDepositEvent,
  type MemberOrderKey,
  readDeposit,
  lockDeposit,
} from '@pavilion/sandbox-platform/cashier/deposits/depositEvents';
import { toWireDeposit } from '@pavilion/sandbox-platform/cashier/deposits/depositView';
import {
  makeDeposit,
  MAX_OPEN_DEPOSITS,
  listOpenDeposits,
} from '@pavilion/sandbox-platform/cashier/deposits/makeDeposit';
import { chains } from '@pavilion/sandbox-platform/cashier/cards/payCards';
import { paymentTypes, type PaymentType } from '@pavilion/sandbox-platform/cashier/orders/paymentTypes';
import { reserveSignalCode } from '@pavilion/sandbox-platform/cashier/deposits/signalCodes';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { DepositOrder } from '@pavilion/sandbox-platform/db/tables/cashierTables';
import { readBalances } from '@pavilion/sandbox-platform/ledger/balances';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { venueNames } from '@pavilion/sandbox-venues/venues/data/venueRows';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

const typeView = (type: PaymentType, locale: Locale, rate: string) => ({
  payType: type.code,
  kind: type.kind,
  name: type.names[locale],
  currency: type.currency,
  protocol: type.protocol,
  min: formatMinor(type.min),
  max: formatMinor(type.max),
  feeRate: formatPercent(type.feeRate),
  discountRate: formatPercent(type.discountRate),
  needsPayerName: type.needsPayerName,
  quickAmounts: type.quick.map((yuan) => `${yuan}.00`),
  expiresIn: type.expiresMs / 1000,
  rate: type.currency === 'USDT' ? rate : '',
});

const orderByRequest = (db: Db, memberId: number, requestId: string): Promise<DepositOrder | undefined> =>
  db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

/** Locks a deposit order of the member in its current state. @throws Refusal 6004 if the member has no order with that number */
async function requireOrder(tx: Tx, key: MemberOrderKey, now: Date): Promise<DepositOrder> {
  const order = await lockDeposit(tx, key, now);
  if (!order) throw createCashierRefusal('orderNotFound');
  return order;
}

/** Creates the handlers of payment types and deposit orders (§7 money, WAL-04). */
const createOrderHandlers = ({ db, settings }: Platform) => {
  const requireOpen = () => {
    if (settings.current().depositSwitch === '0') throw createCashierRefusal('depositClosed');
  };
  return {
    'payment.types': ({ locale }) => {
      requireOpen();
      return { list: paymentTypes.map((type) => typeView(type, locale, settings.current().usdtRates.sell)) };
    },
    'payment.pay': (call) =>
      call.once(async (tx) => {
        requireOpen();
        const { member, body: request, requestId, now, locale } = call;
        const rate = settings.current().usdtRates.sell;
        return toWireDeposit(await makeDeposit(tx, { member, request, requestId, rate, now }), locale, now);
      }),
    'payment.getDepositOrderStatus': async ({ body: { orderNo, requestId }, member, locale, now, settled }) => {
      if ((orderNo === undefined) === (requestId === undefined)) throw new Refusal(errorCodes.invalidParameter);
      if (requestId !== undefined) await settled(requestId);
      const found = requestId === undefined ? orderNo : (await orderByRequest(db, member.id, requestId))?.order_no;
      if (found === undefined) return { order: null };
      const order = await readDeposit(db, { orderNo: found, memberId: member.id }, now);
      if (!order) throw createCashierRefusal('orderNotFound');
      return { order: toWireDeposit(order, locale, now) };
    },
    'payment.closeOrder': ({ body, member, locale, now, once }) =>
      once(async (tx) => {
        const order = await requireOrder(tx, { orderNo: body.orderNo, memberId: member.id }, now);
        const closed = await applyDepositEvent(tx, order, { event: 'close', at: now, confirmMs: 0 });
        if (!closed) throw createCashierRefusal('orderNotOpen', { status: order.state });
        return toWireDeposit(closed, locale, now);
      }),
    'payment.createSignalCode': ({ member, now, once }) =>
      once((tx) => {
        requireOpen();
        return reserveSignalCode(tx, member.id, now);
      }),
    'payment.getCustomerInfo': async ({ member, now }) => ({
      realName: maskName(member.real_name ?? ''),
      phone: member.phone === null ? '' : maskPhone(member.phone),
      vipGrade: member.vip_grade,
      customerServiceUrl: settings.current().customerServiceUrl,
      openOrders: [...(await listOpenDeposits(db, member.id, now))],
      openOrdersMax: MAX_OPEN_DEPOSITS,
    }),
  } satisfies Partial<SandboxHandlers>;
};

/** Creates the handlers of the coin wallet, its exchange and the transaction record (§7 money, WAL-07). */
const createWalletHandlers = ({ db, settings }: Platform) => {
  const rates = (): CoinRates => settings.current().usdtRates;
  return {
    'transfer.utcTransfer': ({ member, body: request, requestId, now, once }) =>
      once((tx) => transferCoins(tx, { memberId: member.id, request, requestId, rates: rates(), now })),
    'transfer.getTransferRate': async ({ member }) => {
      const { wallet, coin } = await readBalances(db, member.id);
      return {
        currency: 'USDT',
        buyRate: rates().buy,
        sellRate: rates().sell,
        centerWalletBalance: formatMinor(wallet),
        coinBalance: formatMinor(coin),
      };
    },
    'transactions.queryDealRecord': ({ member, body, locale }) =>
      listTransactions(db, { memberId: member.id, locale, venueNames }, body),
    'vCurrency.list': () => ({
      list: [{ code: 'USDT', protocols: [...chains], depositRate: rates().sell, withdrawRate: rates().buy }],
    }),
  } satisfies Partial<SandboxHandlers>;
};

/** Creates the handlers of deposits, the coin wallet and the transaction record. */
export const createDepositHandlers = (platform: Platform) => ({
  ...createOrderHandlers(platform),
  ...createWalletHandlers(platform),
});
