import { useRead, type ReadOptions } from '@pavilion/site-data';
import type { DepositOrder, TransactionRecord } from '@pavilion/wallet/cashier';
import { useCallback } from 'react';
import { unpaidDeposits } from './unpaidDeposits.ts';

/** Finds the unpaid deposit order of a record. */
export type FindUnpaidDeposit = (record: Pick<TransactionRecord, 'orderNo'>) => DepositOrder | undefined;

/** Options of {@link useUnpaidDeposits}. */
export interface UnpaidDepositOptions extends ReadOptions {
  /** Order that the page polls; it is newer than the read one. */
  readonly watched?: DepositOrder | undefined;
}

const isOpenDeposit = ({ type, status }: Pick<TransactionRecord, 'type' | 'status'>) =>
  type === 'deposit' && status === 'processing';

/**
 * Returns a function that finds the unpaid order of a record. The orders are read only if one of the records can be unpaid: the
 * record of such an order is "processing", and its amount is the one that will be credited.
 */
export function useUnpaidDeposits(
  records: readonly Pick<TransactionRecord, 'type' | 'status'>[] = [],
  { watched, ...options }: UnpaidDepositOptions = {},
): FindUnpaidDeposit {
  const { data } = useRead(unpaidDeposits, records.some(isOpenDeposit) ? {} : undefined, options);
  return useCallback(
    ({ orderNo }) => {
      const order = watched?.orderNo === orderNo ? watched : data?.find((known) => known.orderNo === orderNo);
      return order?.status === 'created' ? order : undefined;
    },
    [data, watched],
  );
}
