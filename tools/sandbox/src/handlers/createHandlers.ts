import type { SandboxHandlers } from '../request/handlerTypes.ts';
import type { Platform } from '../request/platform.ts';
import { createBindHandlers } from './member/bindHandlers.ts';
import { createCaptchaHandlers } from './member/captchaHandlers.ts';
import { createCodeHandlers } from './member/codeHandlers.ts';
import { createFavouriteHandlers } from './member/favouriteHandlers.ts';
import { createFeedbackHandlers } from './member/feedbackHandlers.ts';
import { createForgotHandlers } from './member/forgotHandlers.ts';
import { createHelpHandlers } from './member/helpHandlers.ts';
import { createLetterHandlers } from './member/letterHandlers.ts';
import { createLoginHandlers } from './member/loginHandlers.ts';
import { createDepositHandlers } from './money/depositHandlers.ts';
import { createMoneyHandlers } from './money/moneyHandlers.ts';
import { createBonusHandlers } from './money/bonusHandlers.ts';
import { createPartnerHandlers } from './member/partnerHandlers.ts';
import { createPictureHandlers } from './member/pictureHandlers.ts';
import { createPlayerLimitHandlers } from './member/playerLimitHandlers.ts';
import { createPromotionHandlers } from './money/promotionHandlers.ts';
import { createRecordHandlers } from './money/recordHandlers.ts';
import { createServiceHandlers } from './member/serviceHandlers.ts';
import { createSessionHandlers } from './member/sessionHandlers.ts';
import { createSiteHandlers } from './siteHandlers.ts';
import { createSportHandlers } from './play/sportHandlers.ts';
import { createUserHandlers } from './member/userHandlers.ts';
import { createVenueHandlers } from './play/venueHandlers.ts';
import { createVipHandlers } from './money/vipHandlers.ts';
import { createWithdrawHandlers } from './money/withdrawHandlers.ts';

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
  ...createPartnerHandlers(platform),
  ...createBonusHandlers(platform),
  ...createPromotionHandlers(platform),
  ...createVipHandlers(platform),
  ...createSessionHandlers(platform),
  ...createServiceHandlers(platform),
  ...createFavouriteHandlers(platform),
  ...createHelpHandlers(),
  ...createPlayerLimitHandlers(platform),
});
