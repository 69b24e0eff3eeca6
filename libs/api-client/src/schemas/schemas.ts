import type { EndpointId } from '../catalogue/catalogue.ts';
import { bindSchemas } from './bindSchemas.ts';
import { captchaSchemas } from './captchaSchemas.ts';
import { codeSchemas } from './codeSchemas.ts';
import { feedbackSchemas } from './feedbackSchemas.ts';
import { depositSchemas } from './depositSchemas.ts';
import { gameSchemas } from './gameSchemas.ts';
import { letterSchemas } from './letterSchemas.ts';
import { memberCentreSchemas } from './memberCentreSchemas.ts';
import { moneySchemas } from './moneySchemas.ts';
import { promotionSchemas } from './promotionSchemas.ts';
import type { CallSchema } from './schema.ts';
import { siteSchemas } from './siteSchemas.ts';
import { userSchemas } from './userSchemas.ts';
import { withdrawSchemas } from './withdrawSchemas.ts';
import { venueSchemas } from './venueSchemas.ts';

/** Schemas of all calls. They are separate from the catalogue, so that a page can load them after the first paint. */
export const schemas = {
  ...siteSchemas,
  ...userSchemas,
  ...captchaSchemas,
  ...codeSchemas,
  ...bindSchemas,
  ...moneySchemas,
  ...depositSchemas,
  ...withdrawSchemas,
  ...gameSchemas,
  ...venueSchemas,
  ...letterSchemas,
  ...feedbackSchemas,
  ...memberCentreSchemas,
  ...promotionSchemas,
} satisfies Record<EndpointId, CallSchema>;
