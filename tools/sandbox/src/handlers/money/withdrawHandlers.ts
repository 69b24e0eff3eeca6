import { formatMinor } from '@pavilion/kernel';
import { maskName } from '@pavilion/sandbox-platform/base/masks/maskName';
import { formatPercent } from '@pavilion/sandbox-platform/cashier/orders/amounts';
import { createCashierRefusal } from '@pavilion/sandbox-platform/cashier/orders/cashierRefusal';
import { makeWithdrawal, requireBound } from '@pavilion/sandbox-platform/cashier/withdrawals/makeWithdrawal';
import {
  listAddableCards,
  addCard,
  listSavedCards,
  toWireCard,
  chains,
  deleteCard,
} from '@pavilion/sandbox-platform/cashier/cards/payCards';
import {
  isSecondPassword,
  verifySecondPassword,
  findSecondPasswordLock,
} from '@pavilion/sandbox-platform/cashier/withdrawals/secondPassword';
import { toWireTurnover } from '@pavilion/sandbox-platform/turnover/describeTurnover';
import { readTurnover } from '@pavilion/sandbox-platform/turnover/readTurnover';
import {
  FEE_RATE,
  computeRemainingToday,
  buildWithdrawConfig,
  withdrawLimits,
  readWithdrawnToday,
} from '@pavilion/sandbox-platform/cashier/withdrawals/withdrawLimits';
import { toWireWithdrawal } from '@pavilion/sandbox-platform/cashier/withdrawals/withdrawView';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { Member } from '@pavilion/sandbox-platform/db/tables/schema';
import { readBalances } from '@pavilion/sandbox-platform/ledger/balances';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

const buildWithdrawalsQuery = (db: Db, memberId: number) =>
  db.selectFrom('withdraw_orders').selectAll().where('member_id', '=', memberId);

/** Finds a withdrawal by number or by request id, or else the newest in progress. */
function findOrder(db: Db, { member, body }: Call<'withdraw.withdrawOrderInfo'>) {
  const orders = buildWithdrawalsQuery(db, member.id);
  if (body.orderNo !== undefined) return orders.where('order_no', '=', body.orderNo).executeTakeFirst();
  if (body.requestId !== undefined) return orders.where('request_id', '=', body.requestId).executeTakeFirst();
  return orders.where('finished_at', 'is', null).orderBy('id', 'desc').limit(1).executeTakeFirst();
}

async function secondPasswordState(db: Db, member: Member, now: Date): Promise<'unset' | 'set' | 'locked'> {
  if (member.second_password_hash === null) return 'unset';
  return (await findSecondPasswordLock(db, member.id, now)) ? 'locked' : 'set';
}

async function withdrawInfo({ db }: Platform, { member, now }: Call<'withdraw.withdrawInfo'>) {
  const { wallet, locked, withdrawing } = await readBalances(db, member.id);
  const turnover = await readTurnover(db, member.id);
  return {
    centerWalletBalance: formatMinor(wallet),
    lockMoney: formatMinor(locked + withdrawing),
    withdrawable: formatMinor(turnover.remaining === 0n ? wallet : 0n),
    realName: maskName(member.real_name ?? ''),
    bindPhone: member.phone !== null,
    secondPassword: await secondPasswordState(db, member, now),
    turnover: toWireTurnover(turnover),
    today: computeRemainingToday(await readWithdrawnToday(db, member.id, now)),
  };
}

async function withdraw({ settings }: Platform, call: Call<'withdraw.new'>) {
  const { member, body: request, requestId, now, locale, once } = call;
  const { usdtRates, withdrawStepMs: stepMs } = settings.current();
  const isRight = await isSecondPassword(member, request.secondPassword);
  return once(async (tx) => {
    requireBound(member);
    const refusal = await verifySecondPassword(tx, { member, isRight, now });
    if (refusal) return refusal;
    const withdrawal = { member, request, requestId, rate: usdtRates.buy, now, stepMs };
    return toWireWithdrawal(await makeWithdrawal(tx, withdrawal), locale, now);
  });
}

/** Handlers of withdrawals and saved accounts (§7 money, WAL-05, WAL-06). */
export const createWithdrawHandlers = (platform: Platform) => {
  const { db, settings, secret } = platform;
  return {
    'withdraw.baseCfgList': () => buildWithdrawConfig(),
    'withdraw.withdrawInfo': (call) => withdrawInfo(platform, call),
    'withdraw.usdtWithdrawInfo': async ({ member, now }) => ({
      rate: settings.current().usdtRates.buy,
      protocols: [...chains],
      min: formatMinor(withdrawLimits.coin.min),
      max: formatMinor(withdrawLimits.coin.max),
      feeRate: formatPercent(FEE_RATE),
      freeTimesLeft: computeRemainingToday(await readWithdrawnToday(db, member.id, now)).freeTimesLeft,
    }),
    'withdraw.new': (call) => withdraw(platform, call),
    'withdraw.withdrawOrderInfo': async (call) => {
      if (call.body.requestId !== undefined) await call.settled(call.body.requestId);
      const order = await findOrder(db, call);
      if (!order && call.body.orderNo !== undefined) throw createCashierRefusal('orderNotFound');
      return { order: order ? toWireWithdrawal(order, call.locale, call.now) : null };
    },
    'bankCard.queryMemberBanksInfoList': async ({ member, body, locale }) => ({
      list: (await listSavedCards(db, member.id, body.kind)).map((card) => toWireCard(card, locale)),
    }),
    'bankCard.withdrawAddList': ({ member, locale }) => listAddableCards(db, member, locale),
    'bankCard.withdrawAdd': ({ member, body, locale, now, once }) =>
      once(async (tx) => toWireCard(await addCard(tx, { member, card: body, now }, secret), locale)),
    'bankCard.withdrawDelete': ({ member, body, now, once }) =>
      once(async (tx) => {
        await deleteCard(tx, { memberId: member.id, cardId: body.cardId }, now);
        return {};
      }),
  } satisfies Partial<SandboxHandlers>;
};
