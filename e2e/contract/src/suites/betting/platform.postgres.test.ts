import { betActionSuite } from './betActions.ts';
import { bettingSuite } from './betting.ts';
import { feedSuite } from './feed.ts';
import { resultSuite } from './results.ts';
import { seriesBetSuite } from './parlays.ts';
import { sessionSuite } from '../sessions/sessions.ts';
import { wireSuite } from '../server/wire.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';
import { findPostgres } from '../../testing/sandbox/startPostgres.ts';

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
