import { hostileSuite } from '../server/hostile.ts';
import { externalFaultSuite } from './externalFaults.ts';
import { platformFaultSuite } from './platformFaults.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ databases }) => {
  platformFaultSuite(databases);
  externalFaultSuite(databases);
  hostileSuite(databases);
});
