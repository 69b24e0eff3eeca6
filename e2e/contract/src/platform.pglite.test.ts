import { betActionSuite } from './suites/betActions.ts';
import { bettingSuite } from './suites/betting.ts';
import { feedSuite } from './suites/feed.ts';
import { movingPriceSuite } from './suites/movingPrices.ts';
import { resultSuite } from './suites/results.ts';
import { seriesBetSuite } from './suites/parlays.ts';
import { sessionSuite } from './suites/sessions.ts';
import { wireSuite } from './suites/wire.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('the platform on PGlite', ({ databases }) => {
  sessionSuite(databases);
  wireSuite(databases);
  bettingSuite(databases);
  betActionSuite(databases);
  movingPriceSuite(databases);
  seriesBetSuite(databases);
  resultSuite(databases);
  feedSuite(databases);
});
