import { transferBankTest } from './suites/transferBankTest.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ database }) => transferBankTest('PostgreSQL', database));
