import { chatNodeSuite } from './suites/chatNodes.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ databases }) => {
  chatNodeSuite(databases);
});
