import { createWorld } from '../createWorld.ts';
import type { MatchEvent, World } from '../definitions/worldTypes.ts';

/** Real time at which the worlds of the tests start: a Saturday, 11:00 in UTC+8. */
export const NOW = Date.UTC(2026, 10, 21, 3, 0, 0);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const CHANNELS = ['FT.FU', 'FT.FT', 'FT.RB', 'BK.FU', 'BK.FT', 'BK.RB'];

const SMALL = 40;

/** Creates a small world. */
export const createSmallWorld = (now = NOW, seed = 1) => createWorld({ seed, now, liveMatches: SMALL });

/** Creates a world of the usual size, or larger. */
export const createFullWorld = (liveMatches?: number) =>
  createWorld({ seed: 1, now: NOW, ...(liveMatches && { liveMatches }) });

/** Ticks a world 4 times per second for `ms` of real time. Returns the time reached. */
export function runWorld(world: World, from: number, ms: number): number {
  for (let real = from + 250; real <= from + ms; real += 250) world.tick(real);
  return from + ms;
}

/** Collects the match events from now on. */
export function collectEvents(world: World): MatchEvent[] {
  const events: MatchEvent[] = [];
  world.onMatchEvent((event) => events.push(event));
  return events;
}

/** Returns the first match of a channel. */
export const getFirstGame = (world: World, channel: string) => world.board(channel, 'zh-cn').games[0]!;

/** Returns a football match in its first 30 minutes. */
export const findLiveGame = (world: World) =>
  world.board('FT.RB', 'zh-cn').games.find((game) => game.gameStatus === 'live' && game.t_count < 30)!;
