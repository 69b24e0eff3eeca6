import { betActionSuite } from './suites/betActions.ts';
import { bettingSuite } from './suites/betting.ts';
import { feedSuite } from './suites/feed.ts';
import { resultSuite } from './suites/results.ts';
import { seriesBetSuite } from './suites/parlays.ts';
import { sessionSuite } from './suites/sessions.ts';
import { wireSuite } from './suites/wire.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';
import { findPostgres } from './testing/startPostgres.ts';

if (findPostgres() === undefined) {
  console.warn(
    'No PostgreSQL on this machine (initdb and postgres in PATH or /usr/lib/postgresql): its tests are skipped.',
  );
}

describeOnPostgres('the platform on PostgreSQL', ({ databases }) => {
  sessionSuite(databases);
  wireSuite(databases);
  bettingSuite(databases);
  betActionSuite(databases);
  seriesBetSuite(databases);
  resultSuite(databases);
  feedSuite(databases);
});
