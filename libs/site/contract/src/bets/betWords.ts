import { type ResponseOf } from '@pavilion/api-client';
import {
  formatLine,
  formatOdds,
  hasOddsTypeLabel,
  parsePrice,
  parseSide,
  playOf,
  resultEffect,
  resultKey,
  shownOddsType,
  type OddsType,
} from '@pavilion/domain-sports';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import { type BetT } from './betMessages.ts';
import type { betZhCN } from '../messages/betZhCN.ts';

/** One bet as the record call tells it. */
export type BetRecord = ResponseOf<'record.betRecordList'>['list'][number];

/** What was bet on: a single's own, or one leg of a series. */
export type BetPick = NonNullable<BetRecord['legs']>[number];

type Key = keyof typeof betZhCN;

/** What a sport counts, where its markets are called after it; goals elsewhere. */
const COUNTED: Readonly<Partial<Record<string, 'points' | 'games'>>> = {
  ...{ BK: 'points', OP: 'points', BS: 'points', VB: 'points', TT: 'points' },
  ...{ TN: 'games', SK: 'games' },
};

type MarketName = (gameType: string, t: BetT) => string;

const counted =
  (market: 'handicap' | 'total'): MarketName =>
  (gameType, t) =>
    t(`market.${market}.${COUNTED[gameType] ?? 'goals'}`);

const teamTotal =
  (market: 'homeTotal' | 'awayTotal'): MarketName =>
  (gameType, t) =>
    COUNTED[gameType] === 'points' ? t(`market.${market}.points`) : t(`market.${market}`);

const scoreMarket: MarketName = (gameType, t) => {
  if (gameType === 'TN') return t('market.correctScore.sets');
  return COUNTED[gameType] ? t('market.correctScore.games') : t('market.correctScore');
};

/** Markets that are called after what their sport counts. */
const SPORT_NAMES: Readonly<Partial<Record<string, MarketName>>> = {
  handicap: counted('handicap'),
  total: counted('total'),
  homeTotal: teamTotal('homeTotal'),
  awayTotal: teamTotal('awayTotal'),
  correctScore: scoreMarket,
};

/** Markets that are said to be of the whole match, for they stand beside one of the first half. */
const SAYS_WHOLE = /^(?:handicap|total|result)$/;

/** Name of the play: 全场让球, 让分, 上半场波胆; a code we do not know is shown as it is (F-BET-23). */
export function betPlayName({ w, gameType }: Pick<BetPick, 'w' | 'gameType'>, t: BetT): string {
  const play = playOf(w);
  if (!play) return w;
  const name = SPORT_NAMES[play.market]?.(gameType, t) ?? t(`market.${play.market}` as 'market.result');
  if (play.period === 'firstHalf') return t('period.firstHalf') + name;
  return !COUNTED[gameType] && SAYS_WHOLE.test(play.market) ? t('period.full') + name : name;
}

/** Whether the bet was placed in play. */
export const isInPlayPick = ({ w }: Pick<BetPick, 'w'>): boolean => playOf(w)?.isInPlay ?? false;

const SIDE_SIGNS: Readonly<Partial<Record<string, 'side.home' | 'side.away' | 'side.draw'>>> = {
  H: 'side.home',
  C: 'side.away',
  N: 'side.draw',
};

const signsOf = (r: string, t: BetT): readonly string[] =>
  [...r].map((letter) => {
    const key = SIDE_SIGNS[letter];
    return key ? t(key) : letter;
  });

const scoreName = (r: string, t: BetT): string => {
  const [, home, away] = /^H(\d+)C(\d+)$/.exec(r) ?? [];
  return home === undefined ? t('side.otherScore') : `${home} - ${away}`;
};

const goalsName = (r: string, t: BetT): string => {
  const [, from, to] = /^T(\d)(\d)?$/.exec(r) ?? [];
  if (from === undefined) return r;
  return to === undefined
    ? t('side.goalsUp', { goals: from })
    : t('side.goals', { goals: from === to ? from : `${from}-${to}` });
};

/** Names of sides that are not a team, by market; what is missing is one of the five common ones. */
const MARKET_SIDES: Readonly<Partial<Record<string, (r: string, t: BetT) => string>>> = {
  correctScore: scoreName,
  totalGoals: goalsName,
  halfFull: (r, t) => signsOf(r, t).join(' / '),
  doubleChance: (r, t) => {
    const [first = '', second = ''] = signsOf(r, t);
    return t('side.or', { first, second });
  },
};

const PLAIN_SIDES: Readonly<Partial<Record<string, Extract<Key, `side.${string}`>>>> = {
  O: 'side.O',
  U: 'side.U',
  N: 'side.N',
  OD: 'side.OD',
  EV: 'side.EV',
  Y: 'side.Y',
  NO: 'side.NO',
};

type NamedPick = Pick<BetPick, 'w' | 'r' | 'team_h' | 'team_c' | 'runner'>;

/** What was picked, without its line: a team, a runner, over, 2 - 1, home or draw. */
export function betSideName(pick: NamedPick, t: BetT): string {
  const { w, r } = pick;
  if (pick.runner) return pick.runner;
  const name = MARKET_SIDES[playOf(w)?.market ?? ''];
  if (name) return name(r, t);
  if (r === 'H') return pick.team_h;
  if (r === 'C') return pick.team_c;
  const key = PLAIN_SIDES[r];
  return key ? t(key as 'side.O') : r;
}

/** What was picked, with its line as it stood for that side. */
export function betPickName(pick: NamedPick & Pick<BetPick, 'line'>, t: BetT): string {
  return pick.line === ''
    ? betSideName(pick, t)
    : `${betSideName(pick, t)} ${formatLine(pick.line, parseSide(pick.r))}`;
}

/** A price as it was taken, in the view its play is read in; `type` where that view needs its name (SPT-03). */
export function betPrice(
  { w, price }: Pick<BetPick, 'w' | 'price'>,
  chosen: OddsType = 'H',
): { readonly text: string; readonly type?: OddsType } {
  const type = shownOddsType(w, chosen);
  const text = formatOdds(parsePrice(price), type);
  return hasOddsTypeLabel(w) ? { text, type } : { text };
}

const sameText = (code: string): string | undefined => resultKey(code)?.replace('sports.result.', '');

/** A result code in words: 半赢, 赛事延期 …; one we do not know is shown as it is (F-BET-17). */
export function resultName(code: string, t: BetT): string {
  const known = sameText(code);
  return known ? t(`result.${known}` as 'result.W') : code;
}

/** What a result code means and what it does to the money, in a sentence; empty for one we do not know (SPT-07). */
export function resultReason(code: string, t: BetT, isLeg = false): string {
  const known = sameText(code);
  if (!known) return '';
  const reason = t(`why.${known}` as 'why.W');
  if (resultEffect(code) !== 'void') return reason;
  return isLeg ? t('why.voidLeg', { reason }) : t('why.void', { reason });
}

/** Whether the stake came back as a whole: a push, a void or a bet that was never taken. */
export function isStakeBack({ status, resultCode }: Pick<BetRecord, 'status' | 'resultCode'>): boolean {
  const effect = resultCode === undefined ? undefined : resultEffect(resultCode);
  return status === 'rejected' || (status === 'settled' && (effect === 'push' || effect === 'void'));
}

/** Stake and net result together: what came back to the wallet. Exact text; `undefined` while unsettled. */
export function returnedText({ status, stake, net }: Pick<BetRecord, 'status' | 'stake' | 'net'>): string | undefined {
  const [risked, won] = [parseMinor(stake), parseMinor(net)];
  return status === 'settled' && risked !== undefined && won !== undefined ? formatMinor(risked + won) : undefined;
}

/** Colour of a result: more than staked, less, or the same. */
export function netTone(net: string | undefined): 'gain' | 'loss' | 'plain' {
  const minor = parseMinor(net) ?? 0n;
  return minor > 0n ? 'gain' : minor < 0n ? 'loss' : 'plain';
}

/** A pass type as it is said: `3x1` on four legs is 3 串 1, `4x11` 4 串 11. */
export function systemText(system: string, t: BetT): string {
  const [legs = '', units = ''] = system.split('x');
  return units === '1' ? t('series.single', { legs }) : t('series.system', { legs, units });
}
