import { useRead } from './reads/useRead.ts';
import { useReadPages } from './reads/useReadPages.ts';
import { balances } from './balances/balances.ts';
import { useWrite } from './writes/useWrite.ts';

/** Compiled but never run: the compiler must refuse each line below an expectation. */
export function useTypes() {
  const { data } = useRead('letter.list', { type: 'notice', pageNum: 1, pageSize: 10 });
  const total: number | undefined = data?.total;
  const amount: string | undefined = useRead(balances, {}).data?.centerWalletBalance;
  useWrite('letter.read');
  useReadPages('letter.list', { type: 'notice', pageSize: 10 });
  // @ts-expect-error a money call is not a read
  useRead('sport.placeBet', {});
  // @ts-expect-error a write is not a read
  useRead('letter.read', {});
  // @ts-expect-error an id that is not in the catalogue
  useRead('letter.all', {});
  // @ts-expect-error a body of another endpoint
  useRead('letter.list', { status: 'open' });
  // @ts-expect-error money moves in a saga or controller, with a stored request id
  useWrite('venue.transfer');
  // @ts-expect-error a read is not a write
  useWrite('letter.list');
  // @ts-expect-error its response is no list of pages
  useReadPages('transfer.getBalance', {});
  // @ts-expect-error the page number belongs to the list
  useReadPages('letter.list', { type: 'notice', pageNum: 1, pageSize: 10 });
  return { total, amount };
}

it('accepts only reads in useRead and only writes in useWrite (checked by the compiler)', () => {
  expect(useTypes).toBeInstanceOf(Function);
});
