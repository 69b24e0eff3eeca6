import { endpointSuite } from './endpoints/endpointSuite.ts';
import { describeOnPglite } from './testing/onBooks.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  endpointSuite(databases);
});
