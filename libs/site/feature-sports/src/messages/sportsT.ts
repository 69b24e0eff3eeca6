import { useT, type Translate } from '@pavilion/site-contract';
import { sportsMessages } from './sportsMessages.ts';
import type { venueZhCN } from './venueZhCN.ts';

/** Translates the venue's texts. */
export type SportsT = Translate<typeof venueZhCN>;

/** Returns the translation function of the venue's texts. */
export const useSportsT = (): SportsT => useT(sportsMessages);
