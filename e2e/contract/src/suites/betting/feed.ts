import type { WebSocket } from 'ws';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createPlayer } from '../../testing/player/createPlayer.ts';
import { openFeedListener } from '../../testing/sockets/openFeedListener.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

/** Tests the push of the sport venue. */
export function feedSuite(databases: () => DatabaseProvider): void {
  describe('sport socket', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    const url = () => platform.sandbox.url;
    it('SPT-09 sends a compact board with the same matches and prices by their numbers', async () => {
      const member = await platform.newPlayer();
      const [named, packed] = [await member.board('FT', 'FU'), await member.board('FT', 'FU', true)];
      const numbers = named.games.map(({ gameId, odds }) => [gameId, odds.map(({ n }) => n)]);
      const isNumber = (_: number, at: number) => at % 4 === 1;
      expect(packed.games.map(({ gameId, packed: told = [] }) => [gameId, told.filter(isNumber)])).toEqual(numbers);
      expect(packed.games.map(({ odds, packed: [shape = -1] = [] }) => [odds, packed.shapes?.[shape]])).toEqual(
        named.games.map(({ odds }) => [[], odds.map(({ w, r, i }) => [w, r, i])]),
      );
    });

    it('B3 pushes console changes without a gap, equal to the polled ones', async () => {
      const member = await platform.newPlayer();
      const board = await member.board('FT', 'RB');
      const listener = await openFeedListener(url());
      await listener.logIn(member);
      listener.send({ type: 'subscribe', channel: 'FT.RB', cursor: board.cursor, langx: 'zh-tw' });
      const live = board.games.filter(({ gameStatus }) => gameStatus === 'live').slice(0, 3);
      for (const { gameId } of live) {
        await platform.sandbox.console.matches.goal(gameId, 'H');
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      await listener.until(() =>
        live.every(({ gameId }) => listener.frames.some(({ games }) => games?.some((game) => game.gameId === gameId))),
      );
      let cursor = board.cursor;
      for (const frame of listener.frames.filter(({ type }) => type === 'changes')) {
        expect(frame.from).toBe(cursor);
        cursor = frame.cursor;
      }
      const changes = await member.call('sport.changes', {
        method: 'changes',
        enName: 'crty',
        Request: { timestamp: Date.now(), token: '', langx: 'zh-cn', remoteip: '' },
        channel: 'FT.RB',
        cursor: board.cursor,
      });
      expect(changes.games.map(({ gameId }) => gameId)).toEqual(
        expect.arrayContaining(live.map(({ gameId }) => gameId)),
      );
      listener.socket.close();
    });

    it('moves a match from today to in-play at kick-off, named in the listener’s script', async () => {
      const member = await platform.newPlayer();
      const today = await member.board('FT', 'FT');
      const live = await member.board('FT', 'RB');
      const gameId = today.games[0]?.gameId ?? '';
      const listener = await openFeedListener(url());
      await listener.logIn(member);
      listener.send({ type: 'subscribe', channel: 'FT.FT', cursor: today.cursor, langx: 'zh-tw' });
      listener.send({ type: 'subscribe', channel: 'FT.RB', cursor: live.cursor, langx: 'zh-tw' });
      const match = await platform.sandbox.console.matches.kickOff(gameId);
      await listener.until(() => listener.frames.some(({ added }) => added?.some((game) => game.gameId === gameId)));
      const added = listener.frames.flatMap((frame) => frame.added ?? []).find((game) => game.gameId === gameId);
      expect(added?.team_h).toBe(match.names.home);
      expect(listener.frames.some(({ channel, removed }) => channel === 'FT.FT' && removed.includes(gameId))).toBe(
        true,
      );
      listener.socket.close();
    });

    it('sends only the subscribed matches', async () => {
      const member = await platform.newPlayer();
      const board = await member.board('FT', 'RB');
      const [wanted, other] = board.games.filter(({ gameStatus }) => gameStatus === 'live').map(({ gameId }) => gameId);
      const listener = await openFeedListener(url());
      await listener.logIn(member);
      listener.send({ type: 'subscribe', channel: 'FT.RB', cursor: board.cursor, langx: 'zh-cn', gameIds: [wanted] });
      await platform.sandbox.console.matches.goal(other ?? '', 'C');
      await platform.sandbox.console.matches.goal(wanted ?? '', 'C');
      await listener.until(() => listener.frames.length > 0);
      const receivedIds = listener.frames.flatMap((frame) => [
        ...frame.games.map(({ gameId }) => gameId),
        ...frame.prices.map(([id]) => id.split('.')[0]),
      ]);
      expect(new Set(receivedIds)).toEqual(new Set([wanted]));
      listener.socket.close();
    });

    it('D1 sends a guest the channel of the front page, only its matches of other channels, and no match channel', async () => {
      const member = await platform.newPlayer();
      const hot = await member.call('video.hotLiveMatchDetail', { langx: 'zh-cn' });
      const hotIds = new Set(hot.games.map(({ gameId }) => gameId));
      const isLiveFootball = ({ gameType, gameStatus }: (typeof hot.games)[number]) =>
        gameType === 'FT' && gameStatus === 'live';
      const shown = hot.games.find(isLiveFootball)?.gameId ?? '';
      const virtual = await member.board('VF', 'RB');
      const guest = await openFeedListener(url());
      const langx = 'zh-cn';
      guest.send({ type: 'subscribe', channel: 'HOT', cursor: hot.cursor, langx });
      guest.send({ type: 'subscribe', channel: 'VF.RB', cursor: virtual.cursor, langx });
      guest.send({ type: 'subscribe', channel: `GAME.${shown}`, cursor: 0, langx });
      await platform.sandbox.console.matches.goal(shown, 'C');
      const listIds = () => guest.frames.flatMap((frame) => frame.games?.map(({ gameId }) => gameId) ?? []);
      await guest.until(() => listIds().includes(shown));
      expect(hot.channel).toBe('HOT');
      expect(virtual.games.some(({ gameId }) => hotIds.has(gameId))).toBe(false);
      expect(guest.frames.filter(({ type }) => type === 'changes').map(({ channel }) => channel)).not.toContain(
        'VF.RB',
      );
      expect(guest.frames).toContainEqual({ type: 'reset', channel: `GAME.${shown}` });
      guest.socket.close();
    });

    it('SEC-05 closes a socket with an invalid login', async () => {
      const listener = await openFeedListener(url());
      listener.send({ type: 'login', token: 'forged' });
      await listener.until(() => listener.closed() !== undefined);
      expect(listener.closed()).toBe(4001);
    });

    it('sends a reset for a cursor that it cannot continue', async () => {
      const listener = await openFeedListener(url());
      listener.send({ type: 'subscribe', channel: 'FT.RB', cursor: 1, langx: 'zh-cn' });
      await listener.until(() => listener.frames.length > 0);
      expect(listener.frames[0]).toEqual({ type: 'reset', channel: 'FT.RB' });
      listener.socket.close();
    });

    it('F-SRV-06 refuses a page of another site', async () => {
      expect((await openFeedListener(url(), { origin: 'https://evil.example' })).refused).toBe(403);
      const own = await openFeedListener(url(), { origin: url() });
      expect(own.refused).toBeUndefined();
      own.socket.close();
    });

    it.each`
      fault                         | spoil                                                                                 | code
      ${'a frame over 64 KB'}       | ${(socket: WebSocket) => socket.send('x'.repeat(65 * 1024))}                          | ${1009}
      ${'200 messages in a minute'} | ${(socket: WebSocket) => Array.from({ length: 200 }, () => socket.send('{}')).length} | ${1008}
      ${'a binary frame'}           | ${(socket: WebSocket) => socket.send(Buffer.from([1, 2, 3]))}                         | ${1003}
    `('F-SRV-06 closes with $code on $fault', async ({ spoil, code }) => {
      const listener = await openFeedListener(url());
      (spoil as (socket: WebSocket) => void)(listener.socket);
      await listener.until(() => listener.closed() !== undefined);
      expect(listener.closed()).toBe(code);
    });

    it('F-SRV-11 closes with 1001 when the platform stops', async () => {
      const other = await startPlatform(databases());
      const listener = await openFeedListener(other.sandbox.url);
      await other.sandbox.close();
      await listener.until(() => listener.closed() !== undefined);
      expect(listener.closed()).toBe(1001);
      await expect(createPlayer(other.sandbox.url).call('user.logout', {})).rejects.toBeDefined();
    });
  });
}
