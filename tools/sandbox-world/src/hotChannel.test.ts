import { createFullWorld, MINUTE, NOW } from './testing/worldFixtures.ts';

describe('channel of the front page', () => {
  it('D1 its changes lead to the matches and prices of a fresh board', () => {
    const world = createFullWorld();
    const start = world.board('HOT', 'zh-cn');
    const games = new Map(start.games.map((game) => [game.gameId, game]));
    const prices = new Map(start.games.flatMap(({ odds }) => odds.map(({ id, price }) => [id, price] as const)));
    let { cursor } = start;
    world.setSpeed(60);
    for (let real = NOW; real <= NOW + MINUTE; real += 10_000) {
      world.tick(real);
      const changes = world.changesSince('HOT', cursor, 'zh-cn');
      if (changes === 'tooOld') throw new Error('The log does not reach back to the cursor.');
      cursor = changes.cursor;
      for (const id of changes.removed) games.delete(id);
      for (const game of changes.added) {
        games.set(game.gameId, game);
        for (const { id, price } of game.odds) prices.set(id, price);
      }
      for (const [id, , price] of changes.prices) prices.set(id, price);
    }
    const end = world.board('HOT', 'zh-cn');
    const kickedOff = end.games.filter(({ gameId, showType }) => {
      const before = start.games.find((game) => game.gameId === gameId);
      return before?.showType === 'FT' && showType === 'RB';
    });
    expect([...games.keys()].sort()).toEqual(end.games.map(({ gameId }) => gameId).sort());
    expect(end.games.map(({ gameId }) => gameId)).not.toEqual(start.games.map(({ gameId }) => gameId));
    for (const { gameId } of kickedOff) expect(games.get(gameId)?.showType).toBe('RB');
    for (const { id, price } of end.games.flatMap(({ odds }) => odds))
      expect([id, prices.get(id)]).toEqual([id, price]);
  });
});
