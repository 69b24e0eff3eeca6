import { createWorld } from '../createWorld.ts';
import type { MatchEvent, World } from '../definitions/worldTypes.ts';

/** Real time at which the worlds of the tests begin: a Saturday, 11:00 in UTC+8. */
export const NOW = Date.UTC(2026, 10, 21, 3, 0, 0);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const CHANNELS = ['FT.FU', 'FT.FT', 'FT.RB', 'BK.FU', 'BK.FT', 'BK.RB'];

const SMALL = 40;

/** A fresh world, a small one. */
export const worldAt = (now = NOW, seed = 1) => createWorld({ seed, now, liveMatches: SMALL });

/** A fresh world of the size that players see, or larger. */
export const fullWorld = (liveMatches?: number) =>
  createWorld({ seed: 1, now: NOW, ...(liveMatches && { liveMatches }) });

/** Ticks a world four times a second for `ms` of real time; returns the time reached. */
export function run(world: World, from: number, ms: number): number {
  for (let real = from + 250; real <= from + ms; real += 250) world.tick(real);
  return from + ms;
}

/** Everything that happens to matches from now on. */
export function collectEvents(world: World): MatchEvent[] {
  const events: MatchEvent[] = [];
  world.onMatchEvent((event) => events.push(event));
  return events;
}

/** The first match of a channel. */
export const firstGame = (world: World, channel: string) => world.board(channel, 'zh-cn').games[0]!;

/** A football match in its first half hour. */
export const liveGame = (world: World) =>
  world.board('FT.RB', 'zh-cn').games.find((game) => game.gameStatus === 'live' && game.t_count < 30)!;
