import { endpointSuite } from './endpointSuite.ts';
import { describeOnPglite } from '../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  endpointSuite(databases);
});
