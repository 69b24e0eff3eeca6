import { lobbySuite } from './lobby.ts';
import { venueConsoleSuite } from './venueConsole.ts';
import { venueCrashSuite } from './venueCrashes.ts';
import { matchBetsSuite } from './matchBets.ts';
import { matchesSuite } from './matches.ts';
import { venueGamesSuite } from './venueGames.ts';
import { venueMoneySuite } from './venueMoney.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('the venues on PGlite', ({ databases, database }) => {
  lobbySuite(databases);
  venueMoneySuite(databases);
  venueGamesSuite(databases);
  matchesSuite(databases);
  matchBetsSuite(databases);
  venueConsoleSuite(databases);
  venueCrashSuite(database);
});
