import { bankPageSuite } from './bankPage.ts';
import { cashierBankTest } from './cashierBankTest.ts';
import { dealRecordSuite } from './transactionRecords.ts';
import { depositSuite } from './deposits.ts';
import { withdrawalSuite } from './withdrawals.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('the cashier on PGlite', ({ databases }) => {
  depositSuite(databases);
  bankPageSuite(databases);
  withdrawalSuite(databases);
  dealRecordSuite(databases);
  cashierBankTest(databases);
});
