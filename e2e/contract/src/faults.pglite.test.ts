import { faultSuite } from './suites/faults.ts';
import { hostileSuite } from './suites/hostile.ts';
import { troubleSuite } from './suites/trouble.ts';
import { describeOnPglite } from './testing/onBooks.ts';

describeOnPglite('on PGlite', ({ books }) => {
  faultSuite(books);
  troubleSuite(books);
  hostileSuite(books);
});
