import { memberSessionSuite } from './suites/memberSessions.ts';
import { sessionEndSuite } from './suites/sessionEnds.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('sessions on PGlite', ({ databases }) => {
  memberSessionSuite(databases);
  sessionEndSuite(databases);
});
