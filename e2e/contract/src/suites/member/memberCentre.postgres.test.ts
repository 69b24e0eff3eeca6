import { claimFaultSuite } from '../../endpoints/claimFaultSuite.ts';
import { favouriteSuite } from './favourites.ts';
import { helpRatingSuite } from './helpRatings.ts';
import { memberCentreSuite } from './centre/memberCentre.ts';
import { playerLimitSuite } from './playerLimits.ts';
import { promotionSuite } from './promotions.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('the member centre on PostgreSQL', ({ databases }) => {
  memberCentreSuite(databases);
  promotionSuite(databases);
  playerLimitSuite(databases);
  claimFaultSuite(databases);
  helpRatingSuite(databases);
  favouriteSuite(databases);
});
