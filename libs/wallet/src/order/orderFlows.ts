import type { DepositOrder, WithdrawOrder } from '../moneyAction/moneyFlows.ts';
import { createOrderWatch } from './createOrderWatch.ts';

/** A deposit on its wait screen. */
export const depositWatch = createOrderWatch<DepositOrder>('depositOrder');
/** A withdrawal on its time line. */
export const withdrawalWatch = createOrderWatch<WithdrawOrder>('withdrawOrder');

const openDeposits: readonly DepositOrder['status'][] = ['created', 'paid', 'late', 'wrongAmount'];

/**
 * Whether nothing more comes of a deposit by itself. Money may still arrive for a closed or expired one; opening it again
 * shows it then.
 */
export const isDepositEnded = ({ status }: DepositOrder): boolean => !openDeposits.includes(status);

/** Whether a withdrawal is paid or rejected. */
export const isWithdrawalEnded = ({ status }: WithdrawOrder): boolean => status === 'paid' || status === 'rejected';
