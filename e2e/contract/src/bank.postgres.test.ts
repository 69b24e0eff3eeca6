import { transferBankTest } from './suites/transferBankTest.ts';
import { describeOnPostgres } from './testing/onBooks.ts';

describeOnPostgres('on PostgreSQL', ({ database }) => transferBankTest('PostgreSQL', database));
