import type { EndpointId } from '../catalogue/catalogue.ts';
import { bindSchemas } from './member/bindSchemas.ts';
import { captchaSchemas } from './member/captchaSchemas.ts';
import { codeSchemas } from './member/codeSchemas.ts';
import { feedbackSchemas } from './member/feedbackSchemas.ts';
import { depositSchemas } from './money/depositSchemas.ts';
import { gameSchemas } from './play/gameSchemas.ts';
import { helpSchemas } from './member/helpSchemas.ts';
import { letterSchemas } from './member/letterSchemas.ts';
import { memberCentreSchemas } from './member/memberCentreSchemas.ts';
import { moneySchemas } from './money/moneySchemas.ts';
import { bonusSchemas } from './money/bonusSchemas.ts';
import { partnerSchemas } from './member/partnerSchemas.ts';
import { playerLimitSchemas } from './member/playerLimitSchemas.ts';
import { promotionSchemas } from './money/promotionSchemas.ts';
import type { CallSchema } from './fields/schema.ts';
import { serviceSchemas } from './member/serviceSchemas.ts';
import { sessionSchemas } from './member/sessionSchemas.ts';
import { siteSchemas } from './member/siteSchemas.ts';
import { userSchemas } from './member/userSchemas.ts';
import { withdrawSchemas } from './money/withdrawSchemas.ts';
import { venueSchemas } from './play/venueSchemas.ts';

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
  ...sessionSchemas,
  ...serviceSchemas,
  ...helpSchemas,
  ...partnerSchemas,
  ...bonusSchemas,
  ...playerLimitSchemas,
} satisfies Record<EndpointId, CallSchema>;
