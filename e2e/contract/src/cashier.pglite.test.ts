import { bankPageSuite } from './suites/bankPage.ts';
import { cashierBankTest } from './suites/cashierBankTest.ts';
import { dealRecordSuite } from './suites/transactionRecords.ts';
import { depositSuite } from './suites/deposits.ts';
import { withdrawalSuite } from './suites/withdrawals.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('the cashier on PGlite', ({ databases }) => {
  depositSuite(databases);
  bankPageSuite(databases);
  withdrawalSuite(databases);
  dealRecordSuite(databases);
  cashierBankTest(databases);
});
