import { findPlay, resolveOddsType, type OddsType } from '@pavilion/domain-sports';
import type { SportsT } from '../messages/sportsT.ts';

/**
 * Returns the name of the odds type in which prices of a play are shown. It is European for 1X2 and for lists of outcomes,
 * whatever type the player has chosen (SPT-03). Empty for an unknown play (F-BET-23).
 */
export const formatOddsType = (t: SportsT, playCode: string, chosen: OddsType): string =>
  findPlay(playCode) ? t(`oddsType.${resolveOddsType(playCode, chosen)}`) : '';

/** Formats the odds type for a place behind the name of a play: `（欧洲盘）`; empty for an unknown play. */
export function formatOddsTypeSuffix(t: SportsT, playCode: string, chosen: OddsType): string {
  const type = formatOddsType(t, playCode, chosen);
  return type && t('slip.inOddsType', { type });
}
