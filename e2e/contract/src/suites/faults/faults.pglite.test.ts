import { faultSuite } from './faults.ts';
import { hostileSuite } from '../server/hostile.ts';
import { platformFaultSuite } from './platformFaults.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  faultSuite(databases);
  platformFaultSuite(databases);
  hostileSuite(databases);
});
