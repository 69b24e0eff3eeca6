import { findPlay } from './plays.ts';

/** European, Hong Kong, Indonesian, Malay (§3). */
export const ODDS_TYPES = ['E', 'H', 'I', 'M'] as const;
export type OddsType = (typeof ODDS_TYPES)[number];

/** Message key of the label beside a price, by odds type. */
export const ODDS_TYPE_KEYS = {
  E: 'sports.oddsType.E',
  H: 'sports.oddsType.H',
  I: 'sports.oddsType.I',
  M: 'sports.oddsType.M',
} as const satisfies Record<OddsType, string>;

/**
 * The view a price of this play is shown in.
 *
 * The choice of the player holds for double-handicap plays; a 1X2 or an unknown play has no label beside it, and an
 * unlabelled price is read as European everywhere in the trade (SPT-03, F-BET-23).
 */
export const resolveOddsType = (playCode: string, chosen: OddsType): OddsType =>
  findPlay(playCode)?.isDoubleHandicap ? chosen : 'E';

/** Whether the odds-type label stands beside a price of this play (§9, SPT-03). */
export const hasOddsTypeLabel = (playCode: string): boolean => findPlay(playCode)?.isDoubleHandicap === true;
