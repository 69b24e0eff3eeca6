import {
  hasSide,
  parseSide,
  findPlay,
  getSelectionLabel,
  type GameType,
  type SelectionLabelKey,
} from '@pavilion/domain-sports';
import type { Translate } from '@pavilion/site-contract';
import type { pickZhCN } from '../messages/pickZhCN.ts';

/** Translation function of names of sports, markets and selections. The texts of the venue and of bets contain them. */
export type SelectionT = Translate<typeof pickZhCN>;

/** Names of a match that a selection may need. */
export interface NamedMatch {
  readonly homeName: string;
  readonly awayName: string;
  /** Runner of an outright bet. */
  readonly runnerName?: string | undefined;
}

/** One side of a play, by its wire codes. */
export interface SideOfPlay {
  readonly side: string;
  readonly playCode: string;
}

type Key = keyof typeof pickZhCN;
type MarketKey = Extract<Key, `market.${string}`>;

/** Returns the name of a sport. */
export const getSportName = (t: SelectionT, gameType: GameType): string => t(`sport.${gameType}` as 'sport.FT');

/** Unit that a sport counts, if it is part of the names of its markets. */
type CountedUnit = 'goals' | 'points' | 'games' | 'frames' | 'any';

const COUNTED_UNITS: Readonly<Record<string, CountedUnit>> = {
  ALL: 'any',
  BK: 'points',
  OP: 'points',
  BS: 'points',
  VB: 'points',
  TT: 'points',
  TN: 'games',
  SK: 'frames',
};

const getCountedUnit = (gameType: string): CountedUnit => COUNTED_UNITS[gameType] ?? 'goals';

const MARKET_KEYS: Readonly<Record<string, MarketKey>> = {
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

const SPORT_MARKET_KEYS: Readonly<Record<CountedUnit, Readonly<Record<string, MarketKey>>>> = {
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

/** Returns the name of a market in a sport without its period: `让球`, for basketball `让分`. */
export function getMarketName(t: SelectionT, gameType: string, market: string): string {
  const key = SPORT_MARKET_KEYS[getCountedUnit(gameType)][market] ?? MARKET_KEYS[market];
  return key ? t(key) : market;
}

/** Football markets named with "full match", because the same markets exist for the first half. */
const FULL_MATCH_MARKETS = /^(handicap|total|result)$/;

/** Returns the name of a play: `全场让球`, for basketball `让分`. An unknown code is returned as it is (F-BET-23). */
export function getPlayName(t: SelectionT, gameType: string, code: string): string {
  const play = findPlay(code);
  if (!play) return code;
  const name = getMarketName(t, gameType, play.market);
  if (play.period === 'firstHalf') return t('period.firstHalf') + name;
  return getCountedUnit(gameType) === 'goals' && FULL_MATCH_MARKETS.test(play.market) ? t('period.full') + name : name;
}

type LabelFormatter = (t: SelectionT, values: Readonly<Record<string, string>>) => string;

const createValueFormatter =
  (name: string): LabelFormatter =>
  (_, values) =>
    values[name] ?? '';

const createTextFormatter =
  (key: 'pick.draw' | 'pick.over' | 'pick.under' | 'pick.odd' | 'pick.even' | 'pick.yes' | 'pick.no'): LabelFormatter =>
  (t) =>
    t(key);

const createEitherFormatter =
  (first: 'H' | 'C', second: 'N' | 'C'): LabelFormatter =>
  (t) =>
    t('pick.either', { first: t(`pick.sign.${first}`), second: t(`pick.sign.${second}`) });

const translateSign = (t: SelectionT, side = ''): string => t(`pick.sign.${side as 'H' | 'C' | 'N'}`);

/** Formatters of the labels of selections. */
const LABEL_FORMATTERS: Readonly<Record<SelectionLabelKey, LabelFormatter>> = {
  'sports.pick.team': createValueFormatter('team'),
  'sports.pick.draw': createTextFormatter('pick.draw'),
  'sports.pick.over': createTextFormatter('pick.over'),
  'sports.pick.under': createTextFormatter('pick.under'),
  'sports.pick.odd': createTextFormatter('pick.odd'),
  'sports.pick.even': createTextFormatter('pick.even'),
  'sports.pick.yes': createTextFormatter('pick.yes'),
  'sports.pick.no': createTextFormatter('pick.no'),
  'sports.pick.score': (_, { home, away }) => `${home}-${away}`,
  'sports.pick.otherScore': (t) => t('pick.otherScore'),
  'sports.pick.goals': (t, { from = '', to = '' }) => t('pick.goals', { from, to }),
  'sports.pick.goalsFrom': (t, { from = '' }) => t('pick.goalsFrom', { from }),
  'sports.pick.halfFull': (t, { half, full }) => `${translateSign(t, half)} / ${translateSign(t, full)}`,
  'sports.pick.runner': createValueFormatter('name'),
  'sports.pick.raw': createValueFormatter('text'),
  'sports.pick.doubleChance.HN': createEitherFormatter('H', 'N'),
  'sports.pick.doubleChance.CN': createEitherFormatter('C', 'N'),
  'sports.pick.doubleChance.HC': createEitherFormatter('H', 'C'),
};

/** Returns the name of the selected outcome: a team, over, under, draw, a score, a runner. An unknown side is returned as it is (F-BET-23). */
export function getSideName(t: SelectionT, match: NamedMatch, { side, playCode }: SideOfPlay): string {
  const { homeName, awayName, runnerName } = match;
  const known = parseSide(side);
  const play = findPlay(playCode);
  if (!known || (play && !hasSide(play, known))) return side;
  const { key, values } = getSelectionLabel({ playCode, side: known, homeName, awayName, runnerName });
  return LABEL_FORMATTERS[key](t, values);
}

const SIGNS = { H: 'pick.sign.H', C: 'pick.sign.C', N: 'pick.sign.N' } as const;

/** Returns the short sign before a price: 大, 小, 主, 客, 和, 2-1. It is empty for a handicap, because the line shows the side. */
export function getSideSign(t: SelectionT, match: NamedMatch, { side, playCode }: SideOfPlay): string {
  if (findPlay(playCode)?.market === 'handicap') return '';
  const key = (SIGNS as Readonly<Record<string, (typeof SIGNS)['H' | 'C' | 'N'] | undefined>>)[side];
  return key ? t(key) : getSideName(t, match, { side, playCode });
}
