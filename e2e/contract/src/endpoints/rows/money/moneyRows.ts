import type { EndpointRows } from '../../scenes/endpointRow.ts';

/** Rows of balances. */
export const moneyRows = {
  'transfer.getBalance': {
    body: () => ({ withLockMoney: true }),
    check: ({ currency }) => expect(currency).toBe('CNY'),
    refusals: {},
  },
} satisfies EndpointRows;
