import { moneyCrashSuite } from './endpoints/moneyCrashSuite.ts';
import { moneyFaultSuite } from './endpoints/moneyFaultSuite.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ databases, database }) => {
  moneyFaultSuite(databases);
  moneyCrashSuite(database);
});
