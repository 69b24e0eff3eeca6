import { WebSocket } from 'ws';
import type { DatabaseProvider } from '../testing/databaseProvider.ts';
import { createPlayer } from '../testing/createPlayer.ts';
import { readSocketText } from '../testing/readSocketText.ts';
import { startPlatform, type Platform } from './platform.ts';

interface Frame {
  readonly type: string;
  readonly channel: string;
  readonly from: number;
  readonly cursor: number;
  readonly prices: readonly (readonly [string, ...unknown[]])[];
  readonly games: readonly { readonly gameId: string }[];
  readonly added: readonly { readonly gameId: string; readonly team_h: string }[];
  readonly removed: readonly string[];
}

/** Opens a socket that records received frames. */
async function openListener(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/sport`, { headers });
  const frames: Frame[] = [];
  let closed: number | undefined;
  socket.on('message', (data) => frames.push(JSON.parse(readSocketText(data)) as Frame));
  socket.on('close', (code) => (closed = code));
  const refused = await new Promise<number | undefined>((resolve) => {
    socket.once('open', () => resolve(undefined));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => resolve(-1));
  });
  const until = async (done: () => boolean) => {
    for (let attempt = 0; attempt < 200 && !done(); attempt++) await new Promise((resolve) => setTimeout(resolve, 25));
    if (!done()) throw new Error('until: no matching frame was received.');
  };
  return {
    socket,
    frames,
    refused,
    until,
    closed: () => closed,
    send: (frame: object) => socket.send(JSON.stringify(frame)),
  };
}

/** Tests the push of the sport venue. */
export function feedSuite(databases: () => DatabaseProvider): void {
  describe('sport socket', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    const url = () => platform.sandbox.url;
    const liveBoard = async () => {
      const member = await platform.newPlayer();
      return member.board('FT', 'RB');
    };

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
      const guest = await openListener(url());
      guest.send({ type: 'subscribe', channel: 'FT.RB', cursor: board.cursor, langx: 'zh-tw' });
      const live = board.games.filter(({ gameStatus }) => gameStatus === 'live').slice(0, 3);
      for (const { gameId } of live) {
        await platform.sandbox.console.matches.goal(gameId, 'H');
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      await guest.until(() =>
        live.every(({ gameId }) => guest.frames.some(({ games }) => games?.some((game) => game.gameId === gameId))),
      );
      let cursor = board.cursor;
      for (const frame of guest.frames.filter(({ type }) => type === 'changes')) {
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
      guest.socket.close();
    });

    it('moves a match from today to in-play at kick-off, named in the listener’s script', async () => {
      const member = await platform.newPlayer();
      const today = await member.board('FT', 'FT');
      const live = await member.board('FT', 'RB');
      const gameId = today.games[0]?.gameId ?? '';
      const guest = await openListener(url());
      guest.send({ type: 'subscribe', channel: 'FT.FT', cursor: today.cursor, langx: 'zh-tw' });
      guest.send({ type: 'subscribe', channel: 'FT.RB', cursor: live.cursor, langx: 'zh-tw' });
      const match = await platform.sandbox.console.matches.kickOff(gameId);
      await guest.until(() => guest.frames.some(({ added }) => added?.some((game) => game.gameId === gameId)));
      const added = guest.frames.flatMap((frame) => frame.added ?? []).find((game) => game.gameId === gameId);
      expect(added?.team_h).toBe(match.names.home);
      expect(guest.frames.some(({ channel, removed }) => channel === 'FT.FT' && removed.includes(gameId))).toBe(true);
      guest.socket.close();
    });

    it('sends only the subscribed matches', async () => {
      const board = await liveBoard();
      const [wanted, other] = board.games.filter(({ gameStatus }) => gameStatus === 'live').map(({ gameId }) => gameId);
      const guest = await openListener(url());
      guest.send({ type: 'subscribe', channel: 'FT.RB', cursor: board.cursor, langx: 'zh-cn', gameIds: [wanted] });
      await platform.sandbox.console.matches.goal(other ?? '', 'C');
      await platform.sandbox.console.matches.goal(wanted ?? '', 'C');
      await guest.until(() => guest.frames.length > 0);
      const receivedIds = guest.frames.flatMap((frame) => [
        ...frame.games.map(({ gameId }) => gameId),
        ...frame.prices.map(([id]) => id.split('.')[0]),
      ]);
      expect(new Set(receivedIds)).toEqual(new Set([wanted]));
      guest.socket.close();
    });

    it('sends a reset for a cursor that it cannot continue', async () => {
      const guest = await openListener(url());
      guest.send({ type: 'subscribe', channel: 'FT.RB', cursor: 1, langx: 'zh-cn' });
      await guest.until(() => guest.frames.length > 0);
      expect(guest.frames[0]).toEqual({ type: 'reset', channel: 'FT.RB' });
      guest.socket.close();
    });

    it('F-SRV-06 refuses a page of another site', async () => {
      expect((await openListener(url(), { origin: 'https://evil.example' })).refused).toBe(403);
      const own = await openListener(url(), { origin: url() });
      expect(own.refused).toBeUndefined();
      own.socket.close();
    });

    it.each`
      fault                         | spoil                                                                                 | code
      ${'a frame over 64 KB'}       | ${(socket: WebSocket) => socket.send('x'.repeat(65 * 1024))}                          | ${1009}
      ${'200 messages in a minute'} | ${(socket: WebSocket) => Array.from({ length: 200 }, () => socket.send('{}')).length} | ${1008}
      ${'a binary frame'}           | ${(socket: WebSocket) => socket.send(Buffer.from([1, 2, 3]))}                         | ${1003}
    `('F-SRV-06 closes with $code on $fault', async ({ spoil, code }) => {
      const guest = await openListener(url());
      (spoil as (socket: WebSocket) => void)(guest.socket);
      await guest.until(() => guest.closed() !== undefined);
      expect(guest.closed()).toBe(code);
    });

    it('F-SRV-11 closes with 1001 when the platform stops', async () => {
      const other = await startPlatform(databases());
      const guest = await openListener(other.sandbox.url);
      await other.sandbox.close();
      await guest.until(() => guest.closed() !== undefined);
      expect(guest.closed()).toBe(1001);
      await expect(createPlayer(other.sandbox.url).call('user.logout', {})).rejects.toBeDefined();
    });
  });
}
