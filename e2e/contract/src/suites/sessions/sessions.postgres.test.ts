import { memberSessionSuite } from './memberSessions.ts';
import { sessionEndSuite } from './sessionEnds.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('sessions on PostgreSQL', ({ databases }) => {
  memberSessionSuite(databases);
  sessionEndSuite(databases);
});
