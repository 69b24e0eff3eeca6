import { authEndpoints } from './authEndpoints.ts';
import { bonusEndpoints } from './bonusEndpoints.ts';
import { cashierEndpoints } from './cashierEndpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { feedbackEndpoints } from './feedbackEndpoints.ts';
import { gameEndpoints } from './gameEndpoints.ts';
import { helpEndpoints } from './helpEndpoints.ts';
import { letterEndpoints } from './letterEndpoints.ts';
import { memberCentreEndpoints } from './memberCentreEndpoints.ts';
import { moneyEndpoints } from './moneyEndpoints.ts';
import { partnerEndpoints } from './partnerEndpoints.ts';
import { playerLimitEndpoints } from './playerLimitEndpoints.ts';
import { promotionEndpoints } from './promotionEndpoints.ts';
import { serviceEndpoints } from './serviceEndpoints.ts';
import { sessionEndpoints } from './sessionEndpoints.ts';
import { siteEndpoints } from './siteEndpoints.ts';
import { userEndpoints } from './userEndpoints.ts';
import { venueEndpoints } from './venueEndpoints.ts';

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

export type Catalogue = typeof catalogue;
export type EndpointId = keyof Catalogue;

/** Returns an endpoint without its literal types. */
export function getEndpoint(id: EndpointId): Endpoint {
  return catalogue[id];
}
