import { betActionSuite } from './betActions.ts';
import { bettingSuite } from './betting.ts';
import { feedSuite } from './feed.ts';
import { movingPriceSuite } from './movingPrices.ts';
import { resultSuite } from './results.ts';
import { seriesBetSuite } from './parlays.ts';
import { sessionSuite } from '../sessions/sessions.ts';
import { wireSuite } from '../server/wire.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

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
