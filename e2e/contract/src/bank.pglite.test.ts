import { transferBankTest } from './suites/transferBankTest.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ database }) => transferBankTest('PGlite', database));
