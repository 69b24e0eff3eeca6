import type { DepositOrder, WithdrawOrder } from '../moneyAction/moneyFlows.ts';
import { createOrderWatch } from './createOrderWatch.ts';

/** Deposit order on the screen that waits for the payment. */
export const depositWatch = createOrderWatch<DepositOrder>('depositOrder');
/** Withdrawal order on its timeline. */
export const withdrawalWatch = createOrderWatch<WithdrawOrder>('withdrawOrder');

const openDeposits: readonly DepositOrder['status'][] = ['created', 'paid', 'late', 'wrongAmount'];

/**
 * Whether a deposit has reached a final status. Money may still arrive for a closed or expired deposit; it is shown when
 * the order is opened again.
 */
export const isDepositEnded = ({ status }: DepositOrder): boolean => !openDeposits.includes(status);

/** Whether a withdrawal is paid or rejected. */
export const isWithdrawalEnded = ({ status }: WithdrawOrder): boolean => status === 'paid' || status === 'rejected';
