import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createPlayer } from '../../testing/player/createPlayer.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

/** Tests the favourites of members (FAV-01, ruling W5). */
export function favouriteSuite(databases: () => DatabaseProvider): void {
  describe('favourites', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases());
    });
    afterAll(() => platform.sandbox.close());

    type Player = Awaited<ReturnType<Platform['newPlayer']>>;
    const readLive = async (player: Player) => {
      const { leagues, games } = await player.board('FT', 'RB');
      const [game] = games;
      if (!game) throw new Error('favourites: the board has no match in play.');
      return { game, league: leagues.find(({ league_id }) => league_id === game.league_id) };
    };
    const listKeys = async (player: Player) =>
      (await player.call('favourites.list', {})).list.map(({ kind, name }) => `${kind} ${name}`).sort();

    it('FAV-01 keeps a match, a team and a league with their names for the member alone', async () => {
      const [player, other] = [await platform.newPlayer(), await platform.newPlayer()];
      const { game, league } = await readLive(player);
      await player.call('favourites.add', {
        items: [
          { kind: 'match', id: game.gameId },
          { kind: 'team', gameId: game.gameId, side: 'H' },
          { kind: 'league', id: game.league_id },
        ],
      });
      expect(await listKeys(player)).toEqual([
        `league ${league?.name}`,
        `match ${game.team_h} - ${game.team_c}`,
        `team ${game.team_h}`,
      ]);
      expect((await player.call('favourites.list', {})).currentGameIds).toContain(game.gameId);
      expect(await listKeys(other)).toEqual([]);
    });

    it('FAV-01 a favourite is added once, unknown ones are ignored, and a removed one is gone', async () => {
      const player = await platform.newPlayer();
      const { game } = await readLive(player);
      const items = [
        { kind: 'match' as const, id: game.gameId },
        { kind: 'match' as const, id: '1' },
        { kind: 'league' as const, id: 'none' },
      ];
      await player.call('favourites.add', { items });
      await player.call('favourites.add', { items });
      expect(await listKeys(player)).toHaveLength(1);
      await player.call('favourites.remove', { kind: 'match', id: game.gameId });
      await player.call('favourites.remove', { kind: 'match', id: game.gameId });
      expect(await player.call('favourites.list', {})).toEqual({ list: [], currentGameIds: [] });
    });

    it('FAV-01 refuses a guest', async () => {
      const guest = createPlayer(platform.sandbox.url, { isSafe: false });
      await expect(guest.call('favourites.list', {})).rejects.toMatchObject({ code: 6001 });
    });
  });
}
