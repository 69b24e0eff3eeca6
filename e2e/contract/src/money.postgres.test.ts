import { moneyCrashSuite } from './endpoints/moneyCrashSuite.ts';
import { moneyFaultSuite } from './endpoints/moneyFaultSuite.ts';
import { describeOnPostgres } from './testing/onBooks.ts';

describeOnPostgres('on PostgreSQL', ({ books, database }) => {
  moneyFaultSuite(books);
  moneyCrashSuite(database);
});
