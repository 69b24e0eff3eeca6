import { moneyCrashSuite } from './moneyCrashSuite.ts';
import { moneyFaultSuite } from './moneyFaultSuite.ts';
import { describeOnPostgres } from '../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ databases, database }) => {
  moneyFaultSuite(databases);
  moneyCrashSuite(database);
});
