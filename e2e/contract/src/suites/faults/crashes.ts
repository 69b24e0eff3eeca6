import { createId } from '@pavilion/kernel';
import { createPlayer, type PlacedBet, type Player } from '../../testing/player/createPlayer.ts';
import { isFullRun } from '../../testing/runSize.ts';
import { buildSandbox } from '../../testing/sandbox/buildSandbox.ts';
import { runUntilExit, startProcess, type SandboxProcess } from '../../testing/sandbox/runSandbox.ts';

const postToConsole = async (url: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
  const response = await fetch(`${url}/console/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return (await response.json()) as Record<string, unknown>;
};

const listOverBets = async (player: Player): Promise<PlacedBet[]> => {
  const board = await player.board('FT', 'FU');
  return board.games.flatMap((game) => {
    const odds = game.odds.find(({ w, r, active }) => w === 'OU' && r === 'O' && active === 'Y');
    if (!odds) return [];
    const { w, r, line, price } = odds;
    return [{ gameId: game.gameId, oddsId: odds.id, w, r, line, price, stake: '10.00', oddsRule: 'any' as const }];
  });
};

/** Kills a running sandbox repeatedly: no confirmed action is lost, none happens twice. */
export function crashSuite(env: () => Record<string, string>): void {
  describe('killed sandbox', () => {
    const ROUNDS = isFullRun ? 4 : 2;
    let program: string;
    let running: SandboxProcess | undefined;
    beforeAll(() => (program = buildSandbox()));
    afterEach(() => running?.end('SIGKILL'));
    const start = async () => (running = await startProcess(program, env()));

    it('F-SRV-04 keeps a balanced ledger and stored responses after kill -9 during bets', async () => {
      let player: Player | undefined;
      const sent = new Map<string, { bet: PlacedBet; ticket: string | undefined }>();
      let at = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const { url, end } = await start();
        if (!player) {
          await postToConsole(url, 'members', { name: `crash${process.pid}`, money: '100000.00' });
        }
        const next = createPlayer(url);
        await next.login(`crash${process.pid}`);
        player = next;
        for (const [requestId, { bet, ticket }] of sent) {
          const again = await next.place(bet, requestId);
          if (ticket !== undefined) expect(again).toMatchObject({ status: 'ACCEPTED', ticketId: ticket });
        }
        const bets = (await listOverBets(next)).slice(at, at + 30);
        at += 30;
        const inFlight = bets.map(async (bet) => {
          const requestId = createId();
          sent.set(requestId, { bet, ticket: undefined });
          const response = await next.place(bet, requestId).catch(() => undefined);
          if (response?.status === 'ACCEPTED') sent.set(requestId, { bet, ticket: response.ticketId });
        });
        await new Promise((resolve) => setTimeout(resolve, 20 + 60 * round));
        await end('SIGKILL');
        await Promise.all(inFlight);
      }
      const { url, end } = await start();
      expect(await postToConsole(url, 'audit')).toEqual({ ok: true });
      const tickets = [...sent.values()].flatMap(({ ticket }) => ticket ?? []);
      const bets = (await postToConsole(url, 'bets?limit=500')) as unknown as { ticketId: string; requestId: string }[];
      expect(new Set(bets.map(({ requestId }) => requestId)).size).toBe(bets.length);
      expect(bets.map(({ ticketId }) => ticketId)).toEqual(expect.arrayContaining(tickets));
      await end('SIGTERM');
    });

    it('keeps an ended match and pays its bets after a kill right after its end', async () => {
      const first = await start();
      const name = `after${process.pid}`;
      await postToConsole(first.url, 'members', { name, money: '100.00' });
      const player = createPlayer(first.url);
      await player.login(name);
      const bet = (await listOverBets(player)).at(-1);
      if (!bet) throw new Error('crashes: the board has no suitable price.');
      expect(await player.place(bet)).toMatchObject({ status: 'ACCEPTED' });
      await postToConsole(first.url, `matches/${bet.gameId}/end`, { home: 9, away: 9, halfHome: 0, halfAway: 0 });
      await first.end('SIGKILL');
      const second = await start();
      expect(await postToConsole(second.url, `matches/${bet.gameId}`)).toMatchObject({
        status: 'ended',
        score: { home: 9, away: 9 },
      });
      expect(await postToConsole(second.url, `bets?member=${name}`)).toMatchObject([
        { status: 'settled', resultCode: 'W' },
      ]);
      await second.end('SIGTERM');
    });

    it('F-SRV-11 completes open calls on SIGTERM under load, exits with code 0 and loses nothing', async () => {
      const { url, end } = await start();
      const name = `term${process.pid}`;
      await postToConsole(url, 'members', { name, money: '1000.00' });
      const player = createPlayer(url);
      await player.login(name);
      const bets = (await listOverBets(player)).slice(-40, -10);
      const responses = bets.map((bet) => player.place(bet).catch(() => undefined));
      await new Promise((resolve) => setTimeout(resolve, 60));
      const began = Date.now();
      expect(await end('SIGTERM')).toBe(0);
      expect(Date.now() - began).toBeLessThan(10_000);
      const accepted = (await Promise.all(responses)).filter((response) => response?.status === 'ACCEPTED').length;
      expect(await runUntilExit(program, ['audit'], env())).toMatchObject({ code: 0, out: 'OK\n' });
      const again = await start();
      const kept = (await postToConsole(again.url, `bets?member=${name}&limit=100`)) as unknown as unknown[];
      expect(kept.length).toBeGreaterThanOrEqual(accepted);
      await again.end('SIGTERM');
    });
  });
}
