import { endpointSuite } from './endpoints/endpointSuite.ts';
import { describeOnPglite } from './testing/onBooks.ts';

describeOnPglite('on PGlite', ({ books }) => {
  endpointSuite(books);
});
