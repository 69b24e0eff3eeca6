import { createWorld } from '../createWorld.ts';
import type { World } from '../definitions/worldTypes.ts';
import { createSmallWorld, findLiveGame, HOUR, MINUTE, NOW, runWorld, SECOND } from '../testing/worldFixtures.ts';

const readCentre = (world: World, gameId: string, langx: 'zh-cn' | 'zh-tw' = 'zh-cn') => {
  const centre = world.centre(gameId, langx);
  if (!centre?.match) throw new Error(`readCentre: the match ${gameId} has no centre.`);
  return { ...centre, ...centre.match };
};

describe('centre of a match', () => {
  it('MTC-05 changes since a cursor give the centre that a new reader gets', () => {
    const world = createSmallWorld();
    const { gameId } = findLiveGame(world);
    const first = readCentre(world, gameId);
    const events = [...first.events];
    let { cursor } = first;
    let real = NOW;
    for (let k = 0; k < 40; k++) {
      world.setSpeed(60);
      real = runWorld(world, real, 2 * SECOND);
      if (k === 7) world.goal(gameId, 'H');
      const changes = world.centreSince(gameId, cursor, 'zh-cn');
      if (changes === 'tooOld') throw new Error('the cursor was refused');
      expect(changes.from).toBe(cursor);
      events.push(...changes.events);
      cursor = changes.cursor;
    }
    const fresh = readCentre(world, gameId);
    expect(fresh.cursor).toBe(cursor);
    expect(events).toEqual(fresh.events);
    expect(events.length).toBeGreaterThan(first.events.length + 10);
    expect(world.centreSince(gameId, cursor + 1, 'zh-cn')).toBe('tooOld');
  });

  it('MTC-02 a goal and a cancelled goal of the console are in events, statistics and score', () => {
    const world = createSmallWorld();
    const { gameId } = findLiveGame(world);
    const goals = () => readCentre(world, gameId).stats[0]!.rows[0]!;
    const [, home] = goals();
    world.goal(gameId, 'H');
    expect(goals()[1]).toBe(home + 1);
    expect(readCentre(world, gameId).events.at(-1)).toMatchObject({
      kind: 'score',
      side: 'H',
      score: [home + 1, expect.any(Number)],
    });
    world.cancelGoal(gameId, 'H');
    expect(goals()[1]).toBe(home);
    expect(readCentre(world, gameId).events.at(-1)).toMatchObject({ kind: 'cancel', side: 'H' });
  });

  it('MTC-07 a finished match keeps events, statistics and result after it has left the board', () => {
    const world = createSmallWorld();
    const { gameId } = findLiveGame(world);
    world.end(gameId, { home: 3, away: 1 }, { home: 1, away: 0 });
    world.advance(HOUR);
    expect(world.game(gameId, 'zh-cn')).toBeUndefined();
    const centre = readCentre(world, gameId);
    expect(centre.events.at(-1)).toMatchObject({ kind: 'end', score: [3, 1] });
    expect(centre.stats[0]!.rows[0]).toEqual(['goals', 3, 1]);
    expect(centre.game).toMatchObject({ gameStatus: 'ended', sc_FT_H: '3', sc_FT_C: '1' });
    expect(centre.play).toBeUndefined();
    world.correct(gameId, { home: 2, away: 1 });
    expect(readCentre(world, gameId).stats[0]!.rows[0]).toEqual(['goals', 2, 1]);
  });

  it('MTC-05 has the same events after a restart', () => {
    const world = createSmallWorld();
    const { gameId } = findLiveGame(world);
    world.goal(gameId, 'C');
    world.advance(5 * MINUTE);
    const again = createWorld({ seed: 1, now: NOW, snapshot: world.snapshot() });
    again.tick(NOW);
    expect(readCentre(again, gameId).events).toEqual(readCentre(world, gameId).events);
  });

  it('MTC-04 has line-ups, meetings and recent matches in both scripts, and prices of the main lines', () => {
    const world = createSmallWorld();
    const { gameId } = findLiveGame(world);
    runWorld(world, NOW, 60 * SECOND);
    const centre = readCentre(world, gameId);
    expect(centre.lineups.map(({ starters }) => starters.length)).toEqual([11, 11]);
    for (const { starters, substitutes } of centre.lineups) {
      const numbers = [...starters, ...substitutes].map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    expect(centre.meetings).toHaveLength(5);
    for (const { home, away } of centre.meetings)
      expect([home, away].sort()).toEqual([centre.game.team_h, centre.game.team_c].sort());
    expect(centre.recent.map((list) => list.length)).toEqual([5, 5]);
    centre.recent.forEach((list, k) => {
      const team = [centre.game.team_h, centre.game.team_c][k]!;
      for (const { home, away } of list) expect([home, away]).toContain(team);
    });
    expect(centre.series.map(({ key }) => key).sort()).toEqual(['M.C', 'M.H', 'M.N', 'OU.O', 'OU.U', 'R.C', 'R.H']);
    for (const { points } of centre.series) expect(points.length).toBeGreaterThan(1);
    expect(JSON.stringify(readCentre(world, gameId, 'zh-tw').lineups)).not.toBe(JSON.stringify(centre.lineups));
  });

  it('MTC-04 has meetings at different times with possible scores', () => {
    const world = createSmallWorld();
    const { meetings } = readCentre(world, findLiveGame(world).gameId);
    for (const { score } of meetings) expect(score.every((goals) => goals >= 0 && goals < 12)).toBe(true);
    expect(new Set(meetings.map(({ at }) => at)).size).toBe(5);
  });

  it('has no centre for outright markets and unknown matches', () => {
    const world = createSmallWorld();
    const [outright] = world.board('FS.FSFU', 'zh-cn').games;
    expect(world.centre(outright!.gameId, 'zh-cn')).toBeUndefined();
    expect(world.centre('1', 'zh-cn')).toBeUndefined();
    expect(world.centreSince('1', 0, 'zh-cn')).toBe('tooOld');
  });
});
