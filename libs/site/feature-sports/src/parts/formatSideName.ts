import { getSideName, type NamedMatch, type SelectionT, type SideOfPlay } from '@pavilion/site-bet-ui/selections';

/** Returns the name of a side, with its match if the side alone is ambiguous: `阿森纳 - 利物浦 大`. */
export const formatSideName = (t: SelectionT, match: NamedMatch, side: SideOfPlay): string =>
  side.side === 'H' || side.side === 'C'
    ? getSideName(t, match, side)
    : `${[match.homeName, match.awayName].filter(Boolean).join(' - ')} ${getSideName(t, match, side)}`;
