import { sideName, type NamedMatch, type PickT } from '@pavilion/site-contract/picks';

/** A side with its match where the side alone would not say which: `阿森纳 - 利物浦 大`. */
export const spokenSide = (t: PickT, match: NamedMatch, side: string, code: string): string =>
  side === 'H' || side === 'C'
    ? sideName(t, match, side, code)
    : `${[match.homeName, match.awayName].filter(Boolean).join(' - ')} ${sideName(t, match, side, code)}`;
