import { endpointSuite } from './endpointSuite.ts';
import { describeOnPostgres } from '../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ databases }) => {
  endpointSuite(databases);
});
