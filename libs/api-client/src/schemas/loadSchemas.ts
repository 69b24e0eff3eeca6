import { authEndpoints } from '../catalogue/member/authEndpoints.ts';
import { cashierEndpoints } from '../catalogue/money/cashierEndpoints.ts';
import type { EndpointId } from '../catalogue/catalogue.ts';
import type { EndpointTable } from '../catalogue/endpoint/endpoint.ts';
import { feedbackEndpoints } from '../catalogue/member/feedbackEndpoints.ts';
import { gameEndpoints } from '../catalogue/play/gameEndpoints.ts';
import { helpEndpoints } from '../catalogue/member/helpEndpoints.ts';
import { letterEndpoints } from '../catalogue/member/letterEndpoints.ts';
import { memberCentreEndpoints } from '../catalogue/member/memberCentreEndpoints.ts';
import { moneyEndpoints } from '../catalogue/money/moneyEndpoints.ts';
import { bonusEndpoints } from '../catalogue/money/bonusEndpoints.ts';
import { partnerEndpoints } from '../catalogue/member/partnerEndpoints.ts';
import { playerLimitEndpoints } from '../catalogue/member/playerLimitEndpoints.ts';
import { promotionEndpoints } from '../catalogue/money/promotionEndpoints.ts';
import { serviceEndpoints } from '../catalogue/member/serviceEndpoints.ts';
import { sessionEndpoints } from '../catalogue/member/sessionEndpoints.ts';
import { siteEndpoints } from '../catalogue/member/siteEndpoints.ts';
import { userEndpoints } from '../catalogue/member/userEndpoints.ts';
import { venueEndpoints } from '../catalogue/play/venueEndpoints.ts';
import type { CallSchema } from './fields/schema.ts';

/** Schemas of one group by endpoint id. */
type SomeSchemas = Readonly<Partial<Record<EndpointId, CallSchema>>>;

interface SchemaGroup {
  readonly endpoints: EndpointTable;
  readonly load: () => Promise<SomeSchemas>;
}

const groups: readonly SchemaGroup[] = [
  { endpoints: siteEndpoints, load: async () => (await import('./member/siteSchemas.ts')).siteSchemas },
  { endpoints: userEndpoints, load: async () => (await import('./member/userSchemas.ts')).userSchemas },
  { endpoints: moneyEndpoints, load: async () => (await import('./money/moneySchemas.ts')).moneySchemas },
  { endpoints: gameEndpoints, load: async () => (await import('./play/gameSchemas.ts')).gameSchemas },
  { endpoints: venueEndpoints, load: async () => (await import('./play/venueSchemas.ts')).venueSchemas },
  { endpoints: letterEndpoints, load: async () => (await import('./member/letterSchemas.ts')).letterSchemas },
  { endpoints: feedbackEndpoints, load: async () => (await import('./member/feedbackSchemas.ts')).feedbackSchemas },
  { endpoints: promotionEndpoints, load: async () => (await import('./money/promotionSchemas.ts')).promotionSchemas },
  { endpoints: serviceEndpoints, load: async () => (await import('./member/serviceSchemas.ts')).serviceSchemas },
  { endpoints: sessionEndpoints, load: async () => (await import('./member/sessionSchemas.ts')).sessionSchemas },
  { endpoints: helpEndpoints, load: async () => (await import('./member/helpSchemas.ts')).helpSchemas },
  { endpoints: bonusEndpoints, load: async () => (await import('./money/bonusSchemas.ts')).bonusSchemas },
  { endpoints: partnerEndpoints, load: async () => (await import('./member/partnerSchemas.ts')).partnerSchemas },
  {
    endpoints: playerLimitEndpoints,
    load: async () => (await import('./member/playerLimitSchemas.ts')).playerLimitSchemas,
  },
  {
    endpoints: memberCentreEndpoints,
    load: async () => (await import('./member/memberCentreSchemas.ts')).memberCentreSchemas,
  },
  {
    endpoints: cashierEndpoints,
    load: async () => ({
      ...(await import('./money/depositSchemas.ts')).depositSchemas,
      ...(await import('./money/withdrawSchemas.ts')).withdrawSchemas,
    }),
  },
  {
    endpoints: authEndpoints,
    load: async () => ({
      ...(await import('./member/captchaSchemas.ts')).captchaSchemas,
      ...(await import('./member/codeSchemas.ts')).codeSchemas,
      ...(await import('./member/bindSchemas.ts')).bindSchemas,
    }),
  },
];

/**
 * Loads the schemas of a call's group. Each group is a separate chunk. Pass it to `createApiClient({ schemas })` in pages
 * that should not load all schemas before login. Returns an empty object for an id outside the catalogue.
 */
export async function loadSchemas(id: string): Promise<SomeSchemas> {
  return (await groups.find(({ endpoints }) => id in endpoints)?.load()) ?? {};
}
