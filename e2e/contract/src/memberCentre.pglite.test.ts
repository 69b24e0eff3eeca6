import { claimFaultSuite } from './endpoints/claimFaultSuite.ts';
import { favouriteSuite } from './suites/favourites.ts';
import { helpRatingSuite } from './suites/helpRatings.ts';
import { memberCentreSuite } from './suites/memberCentre.ts';
import { playerLimitSuite } from './suites/playerLimits.ts';
import { promotionSuite } from './suites/promotions.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('the member centre on PGlite', ({ databases }) => {
  memberCentreSuite(databases);
  promotionSuite(databases);
  playerLimitSuite(databases);
  claimFaultSuite(databases);
  helpRatingSuite(databases);
  favouriteSuite(databases);
});
