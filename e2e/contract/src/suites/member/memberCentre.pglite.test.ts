import { claimFaultSuite } from '../../endpoints/claimFaultSuite.ts';
import { favouriteSuite } from './favourites.ts';
import { helpRatingSuite } from './helpRatings.ts';
import { memberCentreSuite } from './centre/memberCentre.ts';
import { playerLimitSuite } from './playerLimits.ts';
import { promotionSuite } from './promotions.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('the member centre on PGlite', ({ databases }) => {
  memberCentreSuite(databases);
  promotionSuite(databases);
  playerLimitSuite(databases);
  claimFaultSuite(databases);
  helpRatingSuite(databases);
  favouriteSuite(databases);
});
