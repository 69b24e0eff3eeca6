import { moneyCrashSuite } from './moneyCrashSuite.ts';
import { moneyFaultSuite } from './moneyFaultSuite.ts';
import { describeOnPglite } from '../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ databases, database }) => {
  moneyFaultSuite(databases);
  moneyCrashSuite(database);
});
