import { faultSuite } from './suites/faults.ts';
import { hostileSuite } from './suites/hostile.ts';
import { platformFaultSuite } from './suites/trouble.ts';
import { describeOnPglite } from './testing/onBooks.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  faultSuite(databases);
  platformFaultSuite(databases);
  hostileSuite(databases);
});
