import { useAppSelector } from '@pavilion/site-contract';
import { useUnpaidDeposits, type FindUnpaidDeposit } from '@pavilion/site-money';
import type { TransactionRecord } from '@pavilion/wallet/cashier';
import { selectDepositOrder } from '../state/walletState.ts';

/** Returns a function that finds the unpaid order of a record, among them the order of an open wait screen. */
export function useCashierDeposits(records: readonly TransactionRecord[] = []): FindUnpaidDeposit {
  const state = useAppSelector(selectDepositOrder);
  return useUnpaidDeposits(records, { watched: 'order' in state ? state.order : undefined });
}
