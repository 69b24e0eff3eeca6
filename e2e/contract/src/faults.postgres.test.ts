import { hostileSuite } from './suites/hostile.ts';
import { externalFaultSuite } from './suites/realTrouble.ts';
import { platformFaultSuite } from './suites/trouble.ts';
import { describeOnPostgres } from './testing/onBooks.ts';

describeOnPostgres('on PostgreSQL', ({ databases }) => {
  platformFaultSuite(databases);
  externalFaultSuite(databases);
  hostileSuite(databases);
});
