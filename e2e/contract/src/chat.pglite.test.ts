import { chatSuite } from './suites/chat.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  chatSuite(databases);
});
