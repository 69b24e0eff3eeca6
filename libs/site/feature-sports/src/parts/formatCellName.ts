import { findPlay } from '@pavilion/domain-sports';
import { getPlayName, type NamedMatch, type SideOfPlay } from '@pavilion/site-bet-ui/selections';
import type { SportsT } from '../messages/sportsT.ts';
import { formatSideName } from './formatSideName.ts';

/**
 * Returns the accessible name of a price cell before its figures: outcome and market, `阿森纳 全场让球`. The name of 1X2 has
 * its odds type too, because it is European among the prices of the chosen type (SPT-03).
 */
export function formatCellName(
  t: SportsT,
  match: NamedMatch & { readonly gameType: string },
  side: SideOfPlay,
): string {
  const { playCode } = side;
  const name = `${formatSideName(t, match, side)} ${getPlayName(t, match.gameType, playCode)}`;
  return findPlay(playCode)?.market === 'result' ? `${name} ${t('oddsType.E')}` : name;
}
