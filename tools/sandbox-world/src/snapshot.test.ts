import { createWorld } from './createWorld.ts';
import {
  CHANNELS,
  collectEvents,
  HOUR,
  findLiveGame,
  MINUTE,
  NOW,
  runWorld,
  SECOND,
  createSmallWorld,
} from './testing/worldFixtures.ts';
import type { MatchEvent, World } from './definitions/worldTypes.ts';

describe('snapshot', () => {
  const played = (world = createSmallWorld()) => {
    const { gameId } = findLiveGame(world);
    const [ended, kicked, called] = world.board('FT.FT', 'zh-cn').games;
    world.goal(gameId, 'H');
    world.end(ended!.gameId, { home: 2, away: 2 });
    world.kickOff(kicked!.gameId);
    world.void(called!.gameId, 'DD');
    runWorld(world, NOW, 60 * SECOND);
    world.goal(kicked!.gameId, 'C');
    return { world, ids: [gameId, ended!.gameId, kicked!.gameId, called!.gameId] };
  };

  it('restores all matches including console commands, with larger cursors and versions', () => {
    const { world, ids } = played();
    const snapshot = JSON.parse(JSON.stringify(world.snapshot())) as ReturnType<World['snapshot']>;
    const later = createWorld({ seed: 99, now: NOW + 5 * MINUTE, snapshot });
    for (const id of ids) expect(later.match(id)).toEqual(world.match(id));
    expect(later.counts()).toEqual(world.counts());
    const scores = (one: World) =>
      one.board('FT.RB', 'zh-cn').games.map((game) => [game.gameId, game.sc_FT_H, game.sc_FT_C, game.re_time]);
    expect(scores(later)).toEqual(scores(world));
    for (const channel of CHANNELS) expect(later.cursor(channel)).toBeGreaterThan(world.cursor(channel));
    const before = new Map(
      world.board('FT.RB', 'zh-cn').games.flatMap((game) => game.odds.map(({ id, ver }) => [id, ver] as const)),
    );
    for (const game of later.board('FT.RB', 'zh-cn').games) {
      for (const { id, ver } of game.odds) expect(ver).toBeGreaterThan(before.get(id) ?? 0);
    }
  });

  it.each([
    ['a day', 24 * HOUR],
    ['a year', 365 * 24 * HOUR],
  ])('emits the end of each open match when a world is restored after %s', (_gap, gap) => {
    const { world } = played();
    const snapshot = world.snapshot();
    const open = CHANNELS.flatMap((channel) => world.board(channel, 'zh-cn').games)
      .filter(({ gameStatus, startTime }) => gameStatus !== 'ended' && startTime + 3 * HOUR < snapshot.worldTime + gap)
      .map(({ gameId }) => gameId);
    const later = createWorld({ seed: 1, now: snapshot.takenAt + gap, snapshot });
    const events = collectEvents(later);
    later.tick(snapshot.takenAt + gap);
    const over = new Set(
      events.filter(({ kind }) => kind === 'ended' || kind === 'voided').map(({ gameId }) => gameId),
    );
    expect(open.length).toBeGreaterThan(80);
    expect(open.filter((id) => !over.has(id))).toEqual([]);
    expect(later.clock().at).toBe(snapshot.worldTime + gap);
    expect(later.counts().FT.RB).toBeGreaterThanOrEqual(15);
  });

  it('leads to the same scores when the world catches up', () => {
    const { world } = played();
    const snapshot = world.snapshot();
    const [there, again] = [collectEvents(world), createWorld({ seed: 1, now: snapshot.takenAt, snapshot })];
    const here = collectEvents(again);
    for (let i = 0; i < 36; i++) world.advance(10 * MINUTE);
    again.advance(6 * HOUR);
    const results = (events: MatchEvent[]) =>
      events
        .filter(({ kind, match }) => kind === 'ended' && match.gameType !== 'VF')
        .map(({ gameId, at, match }) => ({ gameId, at, score: match.score }));
    expect(results(here)).toEqual(results(there));
    expect(results(here).length).toBeGreaterThan(40);
  });

  it('restores version 1', () => {
    const { world, ids } = played();
    const later = createWorld({ seed: 9, now: NOW + 5 * MINUTE, snapshot: { ...world.snapshot(), version: 1 } });
    for (const id of ids) expect(later.match(id)).toEqual(world.match(id));
  });

  it('does not catch up a paused world', () => {
    const world = createSmallWorld();
    world.pause();
    const later = createWorld({ seed: 1, now: NOW + HOUR, snapshot: world.snapshot() });
    later.tick(NOW + HOUR);
    expect(later.clock()).toEqual({ at: NOW, speed: 1, isPaused: true });
  });
});
