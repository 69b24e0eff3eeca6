import { endpointSuite } from './endpoints/endpointSuite.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ databases }) => {
  endpointSuite(databases);
});
