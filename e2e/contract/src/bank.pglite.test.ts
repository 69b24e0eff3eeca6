import { transferBankTest } from './suites/transferBankTest.ts';
import { describeOnPglite } from './testing/onBooks.ts';

describeOnPglite('on PGlite', ({ database }) => transferBankTest('PGlite', database));
