import { transferBankTest } from './transferBankTest.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ database }) => transferBankTest('PostgreSQL', database));
