import { type League } from '../data/leagueCatalogue.ts';
import {
  type BilingualName,
  type Langx,
  type WireGame,
  type WireLeague,
  type WirePriceChange,
  type WireOdds,
} from '../worldTypes.ts';
import { type Match, showTypeOf } from './match.ts';

const inScript = (name: BilingualName, langx: Langx) => (langx === 'zh-tw' ? name.tw : name.cn);

/** A league as the wire carries it. */
export function wireLeague(league: League, langx: Langx): WireLeague {
  return {
    league_id: league.id,
    name: inScript(league.name, langx),
    region: inScript(league.country, langx),
    icon_class: league.icon,
    sort: league.sort,
    isFeatured: league.isFeatured,
  };
}

type MomentField =
  | ('gameId' | 'startTime' | 're_time' | 't_count' | 'se_now' | 'HalfTime' | 'isLive' | 'gameStatus')
  | ('sc_FT_H' | 'sc_FT_C' | 'sc_HT_H' | 'sc_HT_C' | 'rc_H' | 'rc_C');

/** Fields of a match that change: clock, status, scores. Scores are absent before the start. */
export function wireGameChange(match: Match, at: number): Pick<WireGame, MomentField> {
  const { fixture, status, score, halfTimeScore, reds } = match;
  const isStarted = match.period !== '';
  return {
    gameId: fixture.gameId,
    startTime: match.startTime,
    ...match.model.clock(match, at),
    isLive: match.stage === 'live' ? 'Y' : 'N',
    gameStatus: status,
    ...(isStarted && { sc_FT_H: String(score.home), sc_FT_C: String(score.away) }),
    ...(halfTimeScore && { sc_HT_H: String(halfTimeScore.home), sc_HT_C: String(halfTimeScore.away) }),
    ...(isStarted && fixture.league.gameType === 'FT' && { rc_H: String(reds.home), rc_C: String(reds.away) }),
  };
}

/** A whole match as the wire carries it, prices copied. */
export function wireGame(match: Match, langx: Langx, at: number): WireGame {
  const { gameId, league, home, away } = match.fixture;
  return {
    hgid: `2${gameId.slice(1)}`,
    gide: `9${gameId.slice(1)}`,
    gameType: league.gameType,
    showType: showTypeOf(match) ?? 'RB',
    league_id: league.id,
    team_h: inScript(home.name, langx),
    team_c: inScript(away.name, langx),
    ...wireGameChange(match, at),
    odds: match.odds.map((odds) => ({ ...odds })),
  };
}

/** A price in its hottest form. */
export function wirePriceChange({ id, line, price, active, ver }: WireOdds): WirePriceChange {
  return [id, line, price, active, ver];
}
