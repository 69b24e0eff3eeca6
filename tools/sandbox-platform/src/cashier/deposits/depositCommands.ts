import { parseMinor, type Minor } from '@pavilion/kernel';
import type { Db } from '../../db/database.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import { applyDepositEvent, lockDeposit } from './depositEvents.ts';
import type { DepositEvent } from './depositStates.ts';

/** Commands of the payer's bank or the operator for a deposit order. */
export const depositCommands = ['pay', 'late', 'wrong', 'fail', 'confirm', 'expire'] as const;

export type DepositCommand = (typeof depositCommands)[number];

/** Reason why a command was not executed. */
export type CommandProblem = 'notFound' | 'doesNotFit' | 'badAmount';

/** Largest paid amount of `wrong`. Its value in CNY fits the ledger. */
const MAX_PAID: Minor = 1_000_000_000_00n;

/** Command for one order. */
export interface DepositOrderCommand {
  readonly orderNo: string;
  readonly command: DepositCommand;
  /** Paid amount of `wrong`, in the order's currency. */
  readonly amount?: string;
  readonly now: Date;
  readonly confirmMs: number;
}

type Step = readonly [event: DepositEvent, paidAmount?: Minor];

const getCommandSteps = (command: DepositCommand, order: DepositOrder, amount: Minor): readonly Step[] => {
  const plain: Readonly<Record<DepositCommand, readonly Step[]>> = {
    pay: [['paid']],
    late: [['expire'], ['paid']],
    wrong: [[amount === order.pay_amount ? 'paid' : 'paidWrong', amount]],
    fail: [['fail']],
    confirm: [['confirm']],
    expire: [['expire']],
  };
  return plain[command];
};

/** Error that rolls back the transaction when a step does not fit the state. */
class DoesNotFit extends Error {}

/** Executes a command: all of its steps or none. */
export function commandDeposit(db: Db, orderCommand: DepositOrderCommand): Promise<DepositOrder | CommandProblem> {
  const { orderNo, command, now, confirmMs } = orderCommand;
  const amount = command === 'wrong' ? parseMinor(orderCommand.amount ?? '') : 1n;
  if (amount === undefined || amount <= 0n || amount > MAX_PAID) return Promise.resolve('badAmount');
  return db
    .transaction()
    .execute(async (tx) => {
      let order = await lockDeposit(tx, { orderNo }, now);
      if (!order) return 'notFound';
      for (const [event, paidAmount] of getCommandSteps(command, order, amount)) {
        const happening = { event, at: now, confirmMs, ...(paidAmount === undefined ? {} : { paidAmount }) };
        order = await applyDepositEvent(tx, order, happening);
        if (!order) throw new DoesNotFit();
      }
      return order;
    })
    .catch((error: unknown) => {
      if (error instanceof DoesNotFit) return 'doesNotFit' as const;
      throw error;
    });
}
