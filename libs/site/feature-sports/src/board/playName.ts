import { playOf } from '@pavilion/domain-sports';
import { type SportsT } from '../messages/sportsT.ts';
import type { marketZhCN } from '../messages/marketZhCN.ts';

/** Whose match a bet is on, as far as naming it goes. */
export interface NamedMatch {
  readonly gameType: string;
  readonly homeName: string;
  readonly awayName: string;
  /** Whom a bet on a champion backs. */
  readonly runnerName?: string | undefined;
}

type MarketKey = Extract<keyof typeof marketZhCN, `market.${string}`>;

/** What a sport counts, where its markets are called after it. */
type Counted = 'goals' | 'points' | 'games' | 'frames' | 'any';

const COUNTED: Readonly<Record<string, Counted>> = {
  ...{ ALL: 'any', BK: 'points', OP: 'points', BS: 'points', VB: 'points', TT: 'points', TN: 'games', SK: 'frames' },
};

const countedIn = (gameType: string): Counted => COUNTED[gameType] ?? 'goals';

const PLAIN: Readonly<Record<string, MarketKey>> = {
  handicap: 'market.handicap',
  total: 'market.total',
  result: 'market.result',
  oddEven: 'market.oddEven',
  correctScore: 'market.correctScore',
  totalGoals: 'market.totalGoals',
  halfFull: 'market.halfFull',
  bothScore: 'market.bothScore',
  doubleChance: 'market.doubleChance',
  homeTotal: 'market.homeTotal',
  awayTotal: 'market.awayTotal',
  champion: 'market.champion',
};

const OWN: Readonly<Record<Counted, Readonly<Record<string, MarketKey>>>> = {
  goals: {},
  any: { handicap: 'market.handicap.any' },
  points: {
    handicap: 'market.handicap.points',
    total: 'market.total.points',
    homeTotal: 'market.homeTotal.points',
    awayTotal: 'market.awayTotal.points',
    correctScore: 'market.correctScore.games',
  },
  games: { handicap: 'market.handicap.games', total: 'market.total.games', correctScore: 'market.correctScore.sets' },
  frames: { handicap: 'market.handicap.games', total: 'market.total.games', correctScore: 'market.correctScore.games' },
};

/** Name of a market in a sport, without its period: `让球`, for basketball `让分`. */
export function marketName(t: SportsT, gameType: string, market: string): string {
  const key = OWN[countedIn(gameType)][market] ?? PLAIN[market];
  return key ? t(key) : market;
}

/** Markets of football that are said to be of the whole match, for they stand beside one of the first half. */
const SAYS_WHOLE = /^(handicap|total|result)$/;

/** Name of a play: `全场让球`, for basketball `让分`; an unknown code is shown as it is (F-BET-23). */
export function playName(t: SportsT, gameType: string, code: string): string {
  const play = playOf(code);
  if (!play) return code;
  const name = marketName(t, gameType, play.market);
  if (play.period === 'firstHalf') return t('period.firstHalf') + name;
  return countedIn(gameType) === 'goals' && SAYS_WHOLE.test(play.market) ? t('period.full') + name : name;
}

const WORDS = {
  N: 'side.drawLong',
  O: 'side.overLong',
  U: 'side.underLong',
  OD: 'side.odd',
  EV: 'side.even',
  Y: 'side.yes',
  NO: 'side.no',
  OVH: 'side.otherScore',
  T01: 'side.goals01',
  T23: 'side.goals23',
  T46: 'side.goals46',
  T7: 'side.goals7',
} as const;

const SHORT = { H: 'side.home', C: 'side.away', N: 'side.draw', O: 'side.over', U: 'side.under' } as const;

const isIn = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key);

/** Two of home, draw and away: one or the other (double chance), or one and then the other (half and full time). */
function pairName(t: SportsT, market: string, side: string): string | undefined {
  const [first, second] = /^[HNC]{2}$/.test(side) ? (side as Iterable<'H' | 'N' | 'C'>) : [];
  if (!first || !second) return undefined;
  return t(market === 'doubleChance' ? 'side.or' : 'side.then', { first: t(SHORT[first]), second: t(SHORT[second]) });
}

/** `H2C1` is `2-1`; `undefined` for a side that is no score. */
function scoreOf(side: string): string | undefined {
  const [, home, away] = /^H(\d+)C(\d+)$/.exec(side) ?? [];
  return home === undefined ? undefined : `${home}-${away}`;
}

/** What is bet on: a team, over, under, the draw, a score, a runner. What is not known is shown as it is (F-BET-23). */
export function sideName(t: SportsT, match: NamedMatch, side: string, code = ''): string {
  const market = playOf(code)?.market ?? '';
  if (code === 'FS') return match.runnerName ?? side;
  if (side === 'H') return match.homeName;
  if (side === 'C') return match.awayName;
  return scoreOf(side) ?? pairName(t, market, side) ?? (isIn(WORDS, side) ? t(WORDS[side]) : side);
}

/** A side with its match where the side alone would not say which: `阿森纳 - 利物浦 大于`. */
export const spokenSide = (t: SportsT, match: NamedMatch, side: string, code = ''): string =>
  side === 'H' || side === 'C'
    ? sideName(t, match, side)
    : `${[match.homeName, match.awayName].filter(Boolean).join(' - ')} ${sideName(t, match, side, code)}`;

/** The short sign before a price: 大, 小, 主, 客, 和, 2-1; empty for a handicap, where the line says it. */
export function sideSign(t: SportsT, match: NamedMatch, side: string, code: string): string {
  if (playOf(code)?.market === 'handicap') return '';
  return isIn(SHORT, side) ? t(SHORT[side]) : sideName(t, match, side, code);
}
