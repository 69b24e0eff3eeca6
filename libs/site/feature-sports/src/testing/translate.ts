import type { SportsT } from '../messages/sportsT.ts';
import { venueZhCN } from '../messages/venueZhCN.ts';

/** Texts of the venue in zh-CN, for functions that are tested without a page. */
export const translate = ((key: keyof typeof venueZhCN, values: Readonly<Record<string, unknown>> = {}) =>
  venueZhCN[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))) as SportsT;
