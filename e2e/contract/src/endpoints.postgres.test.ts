import { endpointSuite } from './endpoints/endpointSuite.ts';
import { describeOnPostgres } from './testing/onBooks.ts';

describeOnPostgres('on PostgreSQL', ({ databases }) => {
  endpointSuite(databases);
});
