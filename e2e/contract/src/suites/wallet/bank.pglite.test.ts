import { transferBankTest } from './transferBankTest.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ database }) => transferBankTest('PGlite', database));
