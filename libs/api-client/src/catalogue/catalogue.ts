import { authEndpoints } from './member/authEndpoints.ts';
import { bonusEndpoints } from './money/bonusEndpoints.ts';
import { cashierEndpoints } from './money/cashierEndpoints.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import { feedbackEndpoints } from './member/feedbackEndpoints.ts';
import { gameEndpoints } from './play/gameEndpoints.ts';
import { helpEndpoints } from './member/helpEndpoints.ts';
import { letterEndpoints } from './member/letterEndpoints.ts';
import { memberCentreEndpoints } from './member/memberCentreEndpoints.ts';
import { moneyEndpoints } from './money/moneyEndpoints.ts';
import { partnerEndpoints } from './member/partnerEndpoints.ts';
import { playerLimitEndpoints } from './member/playerLimitEndpoints.ts';
import { promotionEndpoints } from './money/promotionEndpoints.ts';
import { serviceEndpoints } from './member/serviceEndpoints.ts';
import { sessionEndpoints } from './member/sessionEndpoints.ts';
import { siteEndpoints } from './member/siteEndpoints.ts';
import { userEndpoints } from './member/userEndpoints.ts';
import { venueEndpoints } from './play/venueEndpoints.ts';

/** All endpoints of this release by id (API-07), those of the specification first. */
export const catalogue = {
  ...siteEndpoints,
  ...userEndpoints,
  ...authEndpoints,
  ...moneyEndpoints,
  ...cashierEndpoints,
  ...gameEndpoints,
  ...venueEndpoints,
  ...letterEndpoints,
  ...feedbackEndpoints,
  ...memberCentreEndpoints,
  ...promotionEndpoints,
  ...sessionEndpoints,
  ...serviceEndpoints,
  ...helpEndpoints,
  ...partnerEndpoints,
  ...bonusEndpoints,
  ...playerLimitEndpoints,
};

/** Type of the catalogue: all endpoints by id. */
export type Catalogue = typeof catalogue;

/** Id of an endpoint of the catalogue, such as `user.login`. */
export type EndpointId = keyof Catalogue;

/** Returns an endpoint without its literal types. */
export function getEndpoint(id: EndpointId): Endpoint {
  return catalogue[id];
}
