import { useT, type Translate } from '@pavilion/site-contract';
import { sportsMessages } from './sportsMessages.ts';
import type { venueZhCN } from './venueZhCN.ts';

/** Reads the venue's texts. */
export type SportsT = Translate<typeof venueZhCN>;

/** The venue's texts in the player's language. */
export const useSportsT = (): SportsT => useT(sportsMessages);
