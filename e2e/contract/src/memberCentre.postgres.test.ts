import { claimFaultSuite } from './endpoints/claimFaultSuite.ts';
import { favouriteSuite } from './suites/favourites.ts';
import { helpRatingSuite } from './suites/helpRatings.ts';
import { memberCentreSuite } from './suites/memberCentre.ts';
import { playerLimitSuite } from './suites/playerLimits.ts';
import { promotionSuite } from './suites/promotions.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('the member centre on PostgreSQL', ({ databases }) => {
  memberCentreSuite(databases);
  promotionSuite(databases);
  playerLimitSuite(databases);
  claimFaultSuite(databases);
  helpRatingSuite(databases);
  favouriteSuite(databases);
});
