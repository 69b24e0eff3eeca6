import { lobbySuite } from './suites/lobby.ts';
import { venueConsoleSuite } from './suites/venueConsole.ts';
import { venueCrashSuite } from './suites/venueCrashes.ts';
import { matchesSuite } from './suites/matches.ts';
import { venueGamesSuite } from './suites/venueGames.ts';
import { venueMoneySuite } from './suites/venueMoney.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('the venues on PGlite', ({ databases, database }) => {
  lobbySuite(databases);
  venueMoneySuite(databases);
  venueGamesSuite(databases);
  matchesSuite(databases);
  venueConsoleSuite(databases);
  venueCrashSuite(database);
});
