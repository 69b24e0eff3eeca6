import type { SandboxHandlers } from '../server/handlerTypes.ts';
import type { Platform } from '../server/platform.ts';
import { createBindHandlers } from './bindHandlers.ts';
import { createCaptchaHandlers } from './captchaHandlers.ts';
import { createCodeHandlers } from './codeHandlers.ts';
import { createFeedbackHandlers } from './feedbackHandlers.ts';
import { createForgotHandlers } from './forgotHandlers.ts';
import { createLetterHandlers } from './letterHandlers.ts';
import { createLoginHandlers } from './loginHandlers.ts';
import { createDepositHandlers } from './depositHandlers.ts';
import { createMoneyHandlers } from './moneyHandlers.ts';
import { createPictureHandlers } from './pictureHandlers.ts';
import { createPromotionHandlers } from './promotionHandlers.ts';
import { createRecordHandlers } from './recordHandlers.ts';
import { createSiteHandlers } from './siteHandlers.ts';
import { createSportHandlers } from './sportHandlers.ts';
import { createUserHandlers } from './userHandlers.ts';
import { createVenueHandlers } from './venueHandlers.ts';
import { createVipHandlers } from './vipHandlers.ts';
import { createWithdrawHandlers } from './withdrawHandlers.ts';

/** Creates the handlers of all endpoints of the catalogue. */
export const createHandlers = (platform: Platform): SandboxHandlers => ({
  ...createSiteHandlers(platform),
  ...createUserHandlers(platform),
  ...createLoginHandlers(platform),
  ...createCaptchaHandlers(platform),
  ...createCodeHandlers(platform),
  ...createForgotHandlers(platform),
  ...createBindHandlers(platform),
  ...createMoneyHandlers(platform),
  ...createDepositHandlers(platform),
  ...createWithdrawHandlers(platform),
  ...createSportHandlers(platform),
  ...createRecordHandlers(platform),
  ...createVenueHandlers(platform),
  ...createFeedbackHandlers(platform),
  ...createLetterHandlers(platform),
  ...createPictureHandlers(),
  ...createPromotionHandlers(platform),
  ...createVipHandlers(platform),
});
