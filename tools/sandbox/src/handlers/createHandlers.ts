import type { SandboxHandlers } from '../server/handlerTypes.ts';
import type { Platform } from '../server/platform.ts';
import { bindHandlers } from './bindHandlers.ts';
import { captchaHandlers } from './captchaHandlers.ts';
import { codeHandlers } from './codeHandlers.ts';
import { feedbackHandlers } from './feedbackHandlers.ts';
import { forgotHandlers } from './forgotHandlers.ts';
import { letterHandlers } from './letterHandlers.ts';
import { loginHandlers } from './loginHandlers.ts';
import { depositHandlers } from './depositHandlers.ts';
import { moneyHandlers } from './moneyHandlers.ts';
import { pictureHandlers } from './pictureHandlers.ts';
import { promotionHandlers } from './promotionHandlers.ts';
import { recordHandlers } from './recordHandlers.ts';
import { siteHandlers } from './siteHandlers.ts';
import { sportHandlers } from './sportHandlers.ts';
import { userHandlers } from './userHandlers.ts';
import { venueHandlers } from './venueHandlers.ts';
import { vipHandlers } from './vipHandlers.ts';
import { withdrawHandlers } from './withdrawHandlers.ts';

/** Creates the handlers of all endpoints of the catalogue. */
export const createHandlers = (platform: Platform): SandboxHandlers => ({
  ...siteHandlers(platform),
  ...userHandlers(platform),
  ...loginHandlers(platform),
  ...captchaHandlers(platform),
  ...codeHandlers(platform),
  ...forgotHandlers(platform),
  ...bindHandlers(platform),
  ...moneyHandlers(platform),
  ...depositHandlers(platform),
  ...withdrawHandlers(platform),
  ...sportHandlers(platform),
  ...recordHandlers(platform),
  ...venueHandlers(platform),
  ...feedbackHandlers(platform),
  ...letterHandlers(platform),
  ...pictureHandlers(),
  ...promotionHandlers(platform),
  ...vipHandlers(platform),
});
