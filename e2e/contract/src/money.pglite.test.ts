import { moneyCrashSuite } from './endpoints/moneyCrashSuite.ts';
import { moneyFaultSuite } from './endpoints/moneyFaultSuite.ts';
import { describeOnPglite } from './testing/onBooks.ts';

describeOnPglite('on PGlite', ({ books, database }) => {
  moneyFaultSuite(books);
  moneyCrashSuite(database);
});
