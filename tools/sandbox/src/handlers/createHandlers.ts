import type { SandboxHandlers } from '../request/handlerTypes.ts';
import type { Platform } from '../request/platform.ts';
import { bindHandlers } from './member/bindHandlers.ts';
import { captchaHandlers } from './member/captchaHandlers.ts';
import { codeHandlers } from './member/codeHandlers.ts';
import { feedbackHandlers } from './member/feedbackHandlers.ts';
import { forgotHandlers } from './member/forgotHandlers.ts';
import { letterHandlers } from './member/letterHandlers.ts';
import { loginHandlers } from './member/loginHandlers.ts';
import { depositHandlers } from './money/depositHandlers.ts';
import { moneyHandlers } from './money/moneyHandlers.ts';
import { pictureHandlers } from './member/pictureHandlers.ts';
import { promotionHandlers } from './money/promotionHandlers.ts';
import { recordHandlers } from './money/recordHandlers.ts';
import { siteHandlers } from './siteHandlers.ts';
import { sportHandlers } from './play/sportHandlers.ts';
import { userHandlers } from './member/userHandlers.ts';
import { venueHandlers } from './play/venueHandlers.ts';
import { vipHandlers } from './money/vipHandlers.ts';
import { withdrawHandlers } from './money/withdrawHandlers.ts';

/** Every endpoint of the catalogue and who answers it. */
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
