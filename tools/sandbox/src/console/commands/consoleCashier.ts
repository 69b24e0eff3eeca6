import {
  commandDeposit,
  depositCommands,
  type DepositCommand,
} from '@pavilion/sandbox-platform/cashier/deposits/depositCommands';
import { toWireDeposit, type WireDeposit } from '@pavilion/sandbox-platform/cashier/deposits/depositView';
import { applyWithdrawEvent, lockWithdrawal } from '@pavilion/sandbox-platform/cashier/withdrawals/withdrawEvents';
import type { WithdrawEvent } from '@pavilion/sandbox-platform/cashier/withdrawals/withdrawStates';
import { toWireWithdrawal, type WireWithdrawal } from '@pavilion/sandbox-platform/cashier/withdrawals/withdrawView';
import type { DepositOrder, WithdrawOrder } from '@pavilion/sandbox-platform/db/tables/cashierTables';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

/** Deposit on the console. */
export type ConsoleDeposit = WireDeposit & { readonly member: string };

/** Withdrawal on the console. */
export type ConsoleWithdrawal = WireWithdrawal & { readonly member: string };

export interface OrderFilter {
  readonly member?: string;
  readonly status?: string;
  readonly limit?: number;
}

/** Paid amount of `wrong`; reason of `reject`. */
export interface OrderCommandDetails {
  readonly amount?: string;
  readonly reason?: string;
}

const withdrawCommands: readonly string[] = ['review', 'approve', 'pay', 'reject'];

const requireCommand = (known: readonly string[], command: string): void => {
  if (!known.includes(command)) throw new ConsoleRefusal(404, `There is no command ${command}.`);
};

/** Creates the functions of deposits: commands of the payer's bank and of the operator. */
function consoleDeposits({ db, clock, settings }: ConsolePorts) {
  const now = () => new Date(clock.now());
  const toOrderView = (order: DepositOrder, member: string) => ({ ...toWireDeposit(order, 'zh-CN', now()), member });
  const rows = () =>
    db
      .selectFrom('deposit_orders')
      .innerJoin('members', 'members.id', 'deposit_orders.member_id')
      .selectAll('deposit_orders')
      .select('members.name as member_name');
  return {
    list: async ({ member, status, limit = 50 }: OrderFilter): Promise<readonly ConsoleDeposit[]> => {
      let query = rows();
      if (member) query = query.where('members.name', '=', member);
      if (status) query = query.where('deposit_orders.state', '=', status as DepositOrder['state']);
      const orders = await query.orderBy('deposit_orders.id', 'desc').limit(limit).execute();
      return orders.map((order) => toOrderView(order, order.member_name));
    },
    /** Runs `pay`, `late`, `wrong`, `fail`, `confirm` or `expire`. */
    command: async (
      orderNo: string,
      command: string,
      { amount }: OrderCommandDetails = {},
    ): Promise<ConsoleDeposit> => {
      requireCommand(depositCommands, command);
      const outcome = await commandDeposit(db, {
        orderNo,
        command: command as DepositCommand,
        ...(amount === undefined ? {} : { amount }),
        now: now(),
        confirmMs: settings.current().depositConfirmMs,
      });
      if (outcome === 'notFound') throw new ConsoleRefusal(404, `There is no deposit ${orderNo}.`);
      if (outcome === 'badAmount')
        throw new ConsoleRefusal(400, '"amount" is decimal text above zero, up to 1000000000.00.');
      const order = await rows().where('order_no', '=', orderNo).executeTakeFirstOrThrow();
      if (outcome === 'doesNotFit')
        throw new ConsoleRefusal(409, `Deposit ${orderNo} is ${order.state}: ${command} does not fit.`);
      return toOrderView(order, order.member_name);
    },
  };
}

/** Creates the functions of withdrawals. */
function consoleWithdrawals({ db, clock, settings }: ConsolePorts) {
  const now = () => new Date(clock.now());
  const toOrderView = (order: WithdrawOrder, member: string) => ({
    ...toWireWithdrawal(order, 'zh-CN', now()),
    member,
  });
  const rows = () =>
    db
      .selectFrom('withdraw_orders')
      .innerJoin('members', 'members.id', 'withdraw_orders.member_id')
      .selectAll('withdraw_orders')
      .select('members.name as member_name');
  const happen = (orderNo: string, event: WithdrawEvent, reason: string) =>
    db.transaction().execute(async (tx) => {
      const order = await lockWithdrawal(tx, orderNo);
      if (!order) throw new ConsoleRefusal(404, `There is no withdrawal ${orderNo}.`);
      const stepMs = settings.current().withdrawStepMs;
      const changed = await applyWithdrawEvent(tx, order, { event, at: now(), reason, stepMs });
      if (!changed) throw new ConsoleRefusal(409, `Withdrawal ${orderNo} is ${order.state}: ${event} does not fit.`);
    });
  return {
    list: async ({ member, status, limit = 50 }: OrderFilter): Promise<readonly ConsoleWithdrawal[]> => {
      let query = rows();
      if (member) query = query.where('members.name', '=', member);
      if (status) query = query.where('withdraw_orders.state', '=', status as WithdrawOrder['state']);
      const orders = await query.orderBy('withdraw_orders.id', 'desc').limit(limit).execute();
      return orders.map((order) => toOrderView(order, order.member_name));
    },
    /** Runs `review`, `approve`, `pay` or `reject`. */
    command: async (orderNo: string, command: string, { reason = '' }: OrderCommandDetails = {}) => {
      requireCommand(withdrawCommands, command);
      await happen(orderNo, command as WithdrawEvent, reason);
      const order = await rows().where('order_no', '=', orderNo).executeTakeFirstOrThrow();
      return toOrderView(order, order.member_name);
    },
  };
}

/** Creates the cashier functions of the console: deposits and withdrawals (ruling X1). */
export const createConsoleCashier = (ports: ConsolePorts) => ({
  deposits: consoleDeposits(ports),
  withdrawals: consoleWithdrawals(ports),
  /** Runs all due steps of orders. */
  sweepOrders: () => ports.cashier.sweep(),
});
