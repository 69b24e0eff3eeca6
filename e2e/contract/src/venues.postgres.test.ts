import { lobbySuite } from './suites/lobby.ts';
import { venueConsoleSuite } from './suites/venueConsole.ts';
import { venueCrashSuite } from './suites/venueCrashes.ts';
import { venueMoneySuite } from './suites/venueMoney.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('the venues on PostgreSQL', ({ databases, database }) => {
  lobbySuite(databases);
  venueMoneySuite(databases);
  venueConsoleSuite(databases);
  venueCrashSuite(database);
});
