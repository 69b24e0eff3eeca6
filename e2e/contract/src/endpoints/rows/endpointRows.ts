import { bindRows } from './member/bindRows.ts';
import { captchaRows } from './member/captchaRows.ts';
import { cashierRows } from './money/cashierRows.ts';
import { codeRows } from './member/codeRows.ts';
import type { EndpointRows } from '../scenes/endpointRow.ts';
import { feedbackRows } from './member/feedbackRows.ts';
import { gameRows } from './play/gameRows.ts';
import { helpRows } from './member/helpRows.ts';
import { letterRows } from './member/letterRows.ts';
import { memberCentreRows } from './member/memberCentreRows.ts';
import { moneyRows } from './money/moneyRows.ts';
import { bonusRows } from './money/bonusRows.ts';
import { partnerRows } from './member/partnerRows.ts';
import { playerLimitRows } from './member/playerLimitRows.ts';
import { promotionRows } from './money/promotionRows.ts';
import { sessionRows } from './member/sessionRows.ts';
import { serviceRows } from './member/serviceRows.ts';
import { siteRows } from './member/siteRows.ts';
import { userRows } from './member/userRows.ts';
import { venueRows } from './play/venueRows.ts';

/** Rows of all endpoints of the catalogue. */
export const endpointRows: EndpointRows = {
  ...siteRows,
  ...userRows,
  ...captchaRows,
  ...codeRows,
  ...bindRows,
  ...moneyRows,
  ...cashierRows,
  ...gameRows,
  ...venueRows,
  ...letterRows,
  ...feedbackRows,
  ...memberCentreRows,
  ...promotionRows,
  ...sessionRows,
  ...serviceRows,
  ...helpRows,
  ...partnerRows,
  ...bonusRows,
  ...playerLimitRows,
};
