import { useAppSelector } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import type { DepositOrder, TransactionRecord } from '@pavilion/wallet/cashier';
import { useCallback } from 'react';
import { unpaidDeposits } from './unpaidDeposits.ts';
import { selectDepositOrder } from '../state/walletState.ts';

/** Finds the unpaid deposit order of a record. */
export type FindUnpaidDeposit = (record: Pick<TransactionRecord, 'orderNo'>) => DepositOrder | undefined;

const isOpenDeposit = ({ type, status }: TransactionRecord) => type === 'deposit' && status === 'processing';

/**
 * Returns a function that finds the unpaid order of a record. The orders are read only if one of the records can be unpaid.
 * The order of an open wait screen is newer than the read one.
 */
export function useUnpaidDeposits(records: readonly TransactionRecord[] = []): FindUnpaidDeposit {
  const { data } = useRead(unpaidDeposits, records.some(isOpenDeposit) ? {} : undefined);
  const state = useAppSelector(selectDepositOrder);
  const watched = 'order' in state ? state.order : undefined;
  return useCallback(
    ({ orderNo }) => {
      const order = watched?.orderNo === orderNo ? watched : data?.find((known) => known.orderNo === orderNo);
      return order?.status === 'created' ? order : undefined;
    },
    [data, watched],
  );
}
