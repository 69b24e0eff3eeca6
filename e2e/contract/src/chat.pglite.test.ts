import { chatSuite } from './suites/chat.ts';
import { describeOnPglite } from './testing/onBooks.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  chatSuite(databases);
});
