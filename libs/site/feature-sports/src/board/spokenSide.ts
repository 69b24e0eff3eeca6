import { sideName, type NamedMatch, type PickT, type SideOfPlay } from '@pavilion/site-contract/picks';

/** A side with its match where the side alone would not say which: `阿森纳 - 利物浦 大`. */
export const spokenSide = (t: PickT, match: NamedMatch, side: SideOfPlay): string =>
  side.side === 'H' || side.side === 'C'
    ? sideName(t, match, side)
    : `${[match.homeName, match.awayName].filter(Boolean).join(' - ')} ${sideName(t, match, side)}`;
