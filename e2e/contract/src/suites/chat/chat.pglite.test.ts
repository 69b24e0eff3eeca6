import { chatSuite } from './chat.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  chatSuite(databases);
});
