import { type EndpointRows } from './endpointRow.ts';
import { gameRows } from './gameRows.ts';
import { moneyRows } from './moneyRows.ts';
import { siteRows } from './siteRows.ts';
import { userRows } from './userRows.ts';
import { venueRows } from './venueRows.ts';

/** Every endpoint of the catalogue and how the suite calls it. */
export const endpointRows: EndpointRows = { ...siteRows, ...userRows, ...moneyRows, ...gameRows, ...venueRows };
