import { faultSuite } from './suites/faults.ts';
import { hostileSuite } from './suites/hostile.ts';
import { platformFaultSuite } from './suites/platformFaults.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  faultSuite(databases);
  platformFaultSuite(databases);
  hostileSuite(databases);
});
