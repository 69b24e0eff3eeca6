import { lobbySuite } from './lobby.ts';
import { venueConsoleSuite } from './venueConsole.ts';
import { venueCrashSuite } from './venueCrashes.ts';
import { matchBetsSuite } from './matchBets.ts';
import { matchesSuite } from './matches.ts';
import { venueMoneySuite } from './venueMoney.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('the venues on PostgreSQL', ({ databases, database }) => {
  lobbySuite(databases);
  venueMoneySuite(databases);
  matchesSuite(databases);
  matchBetsSuite(databases);
  venueConsoleSuite(databases);
  venueCrashSuite(database);
});
