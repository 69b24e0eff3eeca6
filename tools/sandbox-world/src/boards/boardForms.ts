import { BOARD_PLAYS } from '../settlement/markets.ts';
import type { Langx, WireLeague, WireOdds } from '../definitions/worldTypes.ts';
import { Channels } from './channels.ts';
import type { Match } from '../match/match.ts';
import { toWireLeague } from './wireForms.ts';

/** Collects the leagues of matches in the order of the board. */
export const collectLeagues = (matches: Iterable<Match>, langx: Langx): WireLeague[] => {
  const leagues = new Map<string, WireLeague>();
  for (const { fixture } of matches) {
    if (!leagues.has(fixture.league.id)) leagues.set(fixture.league.id, toWireLeague(fixture.league, langx));
  }
  return [...leagues.values()].sort((a, b) => a.sort - b.sort);
};

/** Returns the prices that a channel contains: all of a match, the main group of a sport, or the first lines for `ALL`. */
export function getChannelOdds(channel: string, match: Match): readonly WireOdds[] {
  if (Channels.findGameId(channel) !== undefined) return [...match.odds, ...match.detailOdds];
  return channel.startsWith('ALL.') ? match.odds.filter(({ i, w }) => i === 0 && BOARD_PLAYS.has(w)) : match.odds;
}
