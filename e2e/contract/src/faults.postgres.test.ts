import { hostileSuite } from './suites/hostile.ts';
import { externalFaultSuite } from './suites/externalFaults.ts';
import { platformFaultSuite } from './suites/platformFaults.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ databases }) => {
  platformFaultSuite(databases);
  externalFaultSuite(databases);
  hostileSuite(databases);
});
