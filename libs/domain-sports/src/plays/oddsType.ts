import { findPlay } from './plays.ts';

/** European, Hong Kong, Indonesian, Malay (§3). */
export const ODDS_TYPES = ['E', 'H', 'I', 'M'] as const;

/** Notation of odds: `E` European, `H` Hong Kong, `I` Indonesian, `M` Malay. */
export type OddsType = (typeof ODDS_TYPES)[number];

/** Message keys of the odds-type labels. */
export const ODDS_TYPE_KEYS = {
  E: 'sports.oddsType.E',
  H: 'sports.oddsType.H',
  I: 'sports.oddsType.I',
  M: 'sports.oddsType.M',
} as const satisfies Record<OddsType, string>;

/**
 * Returns the odds type in which a price of a play is shown.
 *
 * The player's choice applies to double-handicap plays. Prices of 1X2 and of unknown plays have no label and are European,
 * as is usual for prices without a label (SPT-03, F-BET-23).
 */
export const resolveOddsType = (playCode: string, chosen: OddsType): OddsType =>
  findPlay(playCode)?.isDoubleHandicap ? chosen : 'E';

/** Whether prices of the play are shown with an odds-type label (§9, SPT-03). */
export const hasOddsTypeLabel = (playCode: string): boolean => findPlay(playCode)?.isDoubleHandicap === true;
