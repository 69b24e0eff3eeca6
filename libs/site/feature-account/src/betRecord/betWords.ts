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
} from '@pavilion/domain-sports';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import { type AccountT } from '../messages/accountMessages.ts';
import { type zhCN } from '../messages/zhCN.ts';

/** One bet as the record call tells it. */
export type BetRecord = ResponseOf<'record.betRecordList'>['list'][number];

type Key = keyof typeof zhCN;
type ResultKey = Extract<Key, `result.${string}`>;

const MARKETS = ['handicap', 'total', 'result'] as const;
const SIDES = ['O', 'U', 'N'] as const;

/** Name of the play: 全场让球, 滚球 is said separately. A play we do not know shows its code (F-BET-23). */
export function playName({ w, gameType }: BetRecord, t: AccountT): string {
  const play = playOf(w);
  const market = MARKETS.find((known) => known === play?.market);
  if (!play || !market) return w;
  return gameType === 'BK' && play.period === 'full' ? t(`play.BK.${market}`) : t(`play.${market}.${play.period}`);
}

/** Whether the bet was placed in play. */
export const isInPlay = ({ w }: BetRecord): boolean => playOf(w)?.isInPlay ?? false;

/** What was picked: a team, over, under or the draw, with its line as it stood for that side. */
export function pickName(bet: BetRecord, t: AccountT): string {
  const side = parseSide(bet.r);
  const line = bet.line === '' ? '' : ` ${formatLine(bet.line, side)}`;
  if (side === 'H') return `${bet.team_h}${line}`;
  if (side === 'C') return `${bet.team_c}${line}`;
  const named = SIDES.find((known) => known === side);
  return `${named ? t(`side.${named}`) : bet.r}${line}`;
}

/** The price as it was taken, in the view its play is read in, and that view's name where it needs one (SPT-03). */
export function priceWords({ w, price }: BetRecord, t: AccountT): { readonly text: string; readonly label?: string } {
  const type = shownOddsType(w, 'H');
  const text = formatOdds(parsePrice(price), type);
  return hasOddsTypeLabel(w) ? { text, label: t(`oddsType.${type}`) } : { text };
}

/** What became of the bet, in words: 半赢, 赛事延期 …; a code we do not know is shown as it is (F-BET-17). */
export function outcomeName({ status, resultCode }: BetRecord, t: AccountT): string {
  if (status !== 'settled') return t(`bets.status.${status}`);
  if (resultCode === undefined) return '--';
  const key = resultKey(resultCode)?.replace('sports.', '') as ResultKey | undefined;
  return key ? t(key) : resultCode;
}

/** Whether the stake came back as a whole: a push, a void or a bet that was never taken. */
export function isStakeBack({ status, resultCode }: BetRecord): boolean {
  const effect = resultCode === undefined ? undefined : resultEffect(resultCode);
  return status === 'rejected' || (status === 'settled' && (effect === 'push' || effect === 'void'));
}

/** Stake and net result together: what came back to the wallet. Exact text; undefined while unsettled. */
export function returnedText({ status, stake, net }: BetRecord): string | undefined {
  const [risked, won] = [parseMinor(stake), parseMinor(net)];
  return status === 'settled' && risked !== undefined && won !== undefined ? formatMinor(risked + won) : undefined;
}

/** Colour of a result: more than staked, less, or the same. */
export function netTone(net: string | undefined): 'gain' | 'loss' | 'plain' {
  const minor = parseMinor(net) ?? 0n;
  return minor > 0n ? 'gain' : minor < 0n ? 'loss' : 'plain';
}

/** Name of the sport. */
export function sportName({ gameType }: BetRecord, t: AccountT): string {
  return gameType === 'FT' || gameType === 'BK' ? t(`sport.${gameType}`) : t('sport.other');
}
