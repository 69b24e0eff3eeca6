import { playOf, type Market, type Side } from '@pavilion/domain-sports';
import { type SportsT } from '../messages/sportsT.ts';

/** Whose match a bet is on, as far as naming it goes. */
export interface NamedMatch {
  readonly gameType: string;
  readonly homeName: string;
  readonly awayName: string;
}

/** Name of a play: `全场让球`, for basketball `让分`; an unknown code is shown as it is (F-BET-23). */
export function playName(t: SportsT, gameType: string, code: string): string {
  const play = playOf(code);
  if (!play) return code;
  return gameType === 'BK' ? t(`play.BK.${play.market}`) : t(`play.${play.market}.${play.period}`);
}

/** What is bet on: a team, over, under or the draw. */
export function sideName(t: SportsT, { homeName, awayName }: NamedMatch, side: Side): string {
  const names = { H: homeName, C: awayName, N: t('side.drawLong'), O: t('side.overLong'), U: t('side.underLong') };
  return names[side];
}

/** A side with its match where the side alone would not say which: `阿森纳 - 利物浦 大于`. */
export const spokenSide = (t: SportsT, match: NamedMatch, side: Side): string =>
  side === 'H' || side === 'C'
    ? sideName(t, match, side)
    : `${match.homeName} - ${match.awayName} ${sideName(t, match, side)}`;

const SIGNS = { H: 'side.home', C: 'side.away', N: 'side.draw', O: 'side.over', U: 'side.under' } as const;

/** The short sign before a price: 大, 小, 主, 客, 和; empty for a handicap, where the line says it. */
export const sideSign = (t: SportsT, market: Market, side: Side): string =>
  market === 'handicap' ? '' : t(SIGNS[side]);
