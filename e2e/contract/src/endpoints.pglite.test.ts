import { endpointSuite } from './endpoints/endpointSuite.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  endpointSuite(databases);
});
