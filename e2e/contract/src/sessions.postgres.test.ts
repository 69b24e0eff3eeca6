import { memberSessionSuite } from './suites/memberSessions.ts';
import { sessionEndSuite } from './suites/sessionEnds.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('sessions on PostgreSQL', ({ databases }) => {
  memberSessionSuite(databases);
  sessionEndSuite(databases);
});
