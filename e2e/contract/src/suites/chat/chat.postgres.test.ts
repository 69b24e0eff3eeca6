import { chatNodeSuite } from './chatNodes.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ databases }) => {
  chatNodeSuite(databases);
});
