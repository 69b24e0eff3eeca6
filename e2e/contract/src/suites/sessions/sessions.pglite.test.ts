import { memberSessionSuite } from './memberSessions.ts';
import { sessionEndSuite } from './sessionEnds.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('sessions on PGlite', ({ databases }) => {
  memberSessionSuite(databases);
  sessionEndSuite(databases);
});
