import { chatNodeSuite } from './suites/chatNodes.ts';
import { describeOnPostgres } from './testing/onBooks.ts';

describeOnPostgres('on PostgreSQL', ({ databases }) => {
  chatNodeSuite(databases);
});
