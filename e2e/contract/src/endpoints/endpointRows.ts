import { bindRows } from './bindRows.ts';
import { captchaRows } from './captchaRows.ts';
import { cashierRows } from './cashierRows.ts';
import { codeRows } from './codeRows.ts';
import type { EndpointRows } from './endpointRow.ts';
import { feedbackRows } from './feedbackRows.ts';
import { gameRows } from './gameRows.ts';
import { helpRows } from './helpRows.ts';
import { letterRows } from './letterRows.ts';
import { memberCentreRows } from './memberCentreRows.ts';
import { moneyRows } from './moneyRows.ts';
import { bonusRows } from './bonusRows.ts';
import { partnerRows } from './partnerRows.ts';
import { playerLimitRows } from './playerLimitRows.ts';
import { promotionRows } from './promotionRows.ts';
import { sessionRows } from './sessionRows.ts';
import { serviceRows } from './serviceRows.ts';
import { siteRows } from './siteRows.ts';
import { userRows } from './userRows.ts';
import { venueRows } from './venueRows.ts';

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
