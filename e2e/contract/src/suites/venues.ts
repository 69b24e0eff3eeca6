import { type RequestOf } from '@pavilion/api-client/protocol';
import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import { type Books } from '../testing/books.ts';
import { codeOf, createPlayer, type Player } from '../testing/createPlayer.ts';
import { startPlatform, type NamedPlayer, type Platform } from './platform.ts';

const ROUNDS = 100;
const transfer = (channelCode: string, amount: string, ty: '1' | '2' = '1') => ({ channelCode, amount, ty });

/** Everything a member has, by the one read that shows all of it at one moment. */
async function wealthOf({ call }: Player) {
  const answer = await call('venue.allBalance', { category: 8 });
  const sum = [answer.totalMoney, answer.pendingMoney, answer.centerWalletBalance].reduce(
    (total, text) => total + (parseMinor(text) ?? 0n),
    0n,
  );
  const listed = answer.list.reduce((total, { balance }) => total + (parseMinor(balance) ?? 0n), 0n);
  return { ...answer, sum: formatMinor(sum), isListed: formatMinor(listed) === answer.totalMoney };
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it never came to be');
}

/** Money between wallet and venues: whole, and each wrong turn (WAL-02, WAL-03, F-WAL-06 to F-WAL-10). */
export function venueMoneySuite(books: () => Books): void {
  describe('money of the venues', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(books())));
    afterEach(async () => {
      platform.sandbox.console.venues.clearFaults();
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
    });
    afterAll(() => platform.sandbox.close());
    const venues = () => platform.sandbox.console.venues;
    const send = (player: Player, body: RequestOf<'venue.transfer'>, requestId = createId()) =>
      player.call('venue.transfer', body, { requestId });

    it('WAL-02 goes in, comes out in part, and all comes home', async () => {
      const player = await platform.newPlayer('1000.00');
      expect(await send(player, transfer('BGDZ', '300.5'))).toMatchObject({
        status: 'done',
        amount: '300.50',
        ty: '1',
      });
      await send(player, transfer('CLBY', '99.50'));
      expect(await send(player, transfer('BGDZ', '0.50', '2'))).toMatchObject({ status: 'done', ty: '2' });
      expect(await wealthOf(player)).toMatchObject({
        centerWalletBalance: '600.50',
        totalMoney: '399.50',
        pendingMoney: '0.00',
        sum: '1000.00',
        isListed: true,
      });
      expect(await player.call('venue.balance', { channelCode: 'BGDZ' })).toMatchObject({ balance: '300.00' });
      expect((await player.call('venue.allBalance', { category: 7 })).totalMoney).toBe('99.50');
      const home = await player.call('venue.recycle', {});
      expect(home.totalMoney).toBe('399.50');
      expect(home.list.map(({ channelCode, status }) => [channelCode, status])).toEqual([
        ['BGDZ', 'done'],
        ['CLBY', 'done'],
      ]);
      expect(await player.wallet()).toBe('1000.00');
      expect(await player.call('venue.recycle', {})).toEqual({ list: [], totalMoney: '0.00' });
    });

    it('W3 the same action twice moves money once, and another body under its id is illegal', async () => {
      const player = await platform.newPlayer('1000.00');
      const requestId = createId();
      const first = await send(player, transfer('XCDZ', '100.00'), requestId);
      expect(await send(player, transfer('XCDZ', '100.00'), requestId)).toEqual(first);
      expect(await codeOf(send(player, transfer('XCDZ', '200.00'), requestId))).toBe(6008);
      expect(await player.wallet()).toBe('900.00');
    });

    it.each`
      turn                            | body                             | code    | reason
      ${'an unknown venue'}           | ${transfer('NOWHERE', '10.00')}  | ${6004} | ${undefined}
      ${'the venue without a wallet'} | ${transfer('CRTY', '10.00')}     | ${6301} | ${'noVenueWallet'}
      ${'nothing at all'}             | ${transfer('BGDZ', '0')}         | ${6301} | ${'outsideLimits'}
      ${'less than the venue takes'}  | ${transfer('YHZR', '99.99')}     | ${6301} | ${'outsideLimits'}
      ${'more than the venue takes'}  | ${transfer('CSBY', '50000.01')}  | ${6301} | ${'outsideLimits'}
      ${'F-WAL-11 a cent too much'}   | ${transfer('BGDZ', '1000.01')}   | ${6301} | ${'insufficientBalance'}
      ${'more out than is there'}     | ${transfer('BGDZ', '0.01', '2')} | ${6301} | ${'insufficientBalance'}
      ${'nothing out'}                | ${transfer('BGDZ', '0.00', '2')} | ${6301} | ${'outsideLimits'}
    `('WAL-03 $turn is refused with $code, and nothing moves', async ({ body, code, reason }) => {
      const player = await platform.newPlayer('1000.00');
      const refusal = await send(player, body as RequestOf<'venue.transfer'>).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        code: code as number,
        ...(reason ? { data: { reason: reason as string } } : {}),
      });
      expect(await wealthOf(player)).toMatchObject({ centerWalletBalance: '1000.00', sum: '1000.00' });
    });

    it.each(['', '-1', '1.234', '1e3', '1,000', '0x10', ' 5', '1234567890.00', '１０'])(
      'F-WAL-01 the amount %j never reaches the books',
      async (amount) => {
        const player = await platform.newPlayer('1000.00');
        const unchecked = createPlayer(platform.sandbox.url, { session: player.session, schemas: undefined } as never);
        const refusal = unchecked.call('venue.transfer', transfer('BGDZ', amount), { requestId: createId() });
        expect([6007, -1]).toContain(await codeOf(refusal));
        expect(await player.wallet()).toBe('1000.00');
      },
    );

    it('F-WAL-06 unmet turnover holds money back, with the sum in the message, until it is reached', async () => {
      const player = await platform.newPlayer('1000.00');
      await send(player, transfer('BGDZ', '400.00'));
      await venues().setTurnover(player.name, { channelCode: 'BGDZ', required: '1500.00', done: '300.00' });
      const refusal = await send(player, transfer('BGDZ', '400.00', '2')).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 6413, data: { remaining: '1200.00', channelCode: 'BGDZ' } });
      expect((refusal as { serverMessage?: string }).serverMessage ?? String((refusal as Error).message)).toContain(
        '1200.00',
      );
      expect((await player.call('venue.recycle', {})).list).toEqual([
        { channelCode: 'BGDZ', amount: '400.00', status: 'kept', reasonCode: 6413 },
      ]);
      expect(await wealthOf(player)).toMatchObject({ totalMoney: '400.00', sum: '1000.00' });
      await venues().setTurnover(player.name, { channelCode: 'BGDZ', required: '1500.00', done: '1500.00' });
      expect(await send(player, transfer('BGDZ', '400.00', '2'))).toMatchObject({ status: 'done' });
    });

    it('F-WAL-07 a venue that closes between balance and transfer leaves the money where it is', async () => {
      const player = await platform.newPlayer('1000.00');
      await send(player, transfer('HPDZ', '100.00'));
      expect((await wealthOf(player)).list).toContainEqual(
        expect.objectContaining({ channelCode: 'HPDZ', state: 'open' }),
      );
      await venues().setState('HPDZ', 'maintenance');
      expect(await codeOf(send(player, transfer('HPDZ', '100.00')))).toBe(6415);
      expect(await codeOf(send(player, transfer('HPDZ', '100.00', '2')))).toBe(6415);
      expect((await player.call('venue.recycle', {})).list).toMatchObject([{ status: 'kept', reasonCode: 6415 }]);
      expect(await wealthOf(player)).toMatchObject({ centerWalletBalance: '900.00', sum: '1000.00' });
      await venues().setState('HPDZ', 'regionLimited');
      expect(await codeOf(send(player, transfer('HPDZ', '100.00')))).toBe(6031);
      expect(await send(player, transfer('HPDZ', '100.00', '2'))).toMatchObject({ status: 'done' });
      await venues().setState('HPDZ', 'open');
    });

    it.each(['1', '2'] as const)(
      'F-WAL-08 the venue refuses after the debit (ty %s): the money goes back',
      async (ty) => {
        const player = await platform.newPlayer('1000.00');
        await send(player, transfer('JGBY', '500.00'));
        const before = await wealthOf(player);
        await venues().addFault({ channelCode: 'JGBY', kind: 'refuse', count: 1 });
        const requestId = createId();
        expect(await codeOf(send(player, transfer('JGBY', '200.00', ty), requestId))).toBe(6014);
        expect(await wealthOf(player)).toEqual(before);
        expect(await codeOf(send(player, transfer('JGBY', '200.00', ty), requestId))).toBe(6014);
        expect(await send(player, transfer('JGBY', '200.00', ty))).toMatchObject({ status: 'done' });
      },
    );

    it('F-WAL-08 a slow venue: pending, then done, and the same id tells both', async () => {
      const player = await platform.newPlayer('1000.00');
      await venues().addFault({ channelCode: 'TQDZ', kind: 'slow', delayMs: 2_400, count: 1 });
      const requestId = createId();
      expect(await send(player, transfer('TQDZ', '250.00'), requestId)).toMatchObject({ status: 'pending' });
      expect(await wealthOf(player)).toMatchObject({
        centerWalletBalance: '750.00',
        pendingMoney: '250.00',
        totalMoney: '0.00',
        sum: '1000.00',
      });
      await until(async () => (await wealthOf(player)).pendingMoney === '0.00');
      expect(await send(player, transfer('TQDZ', '250.00'), requestId)).toMatchObject({ status: 'done' });
      expect(await wealthOf(player)).toMatchObject({ totalMoney: '250.00', sum: '1000.00' });
    });

    it('F-WAL-08 centre, venues and pending are constant at every read, whatever the venues do', async () => {
      const player = await platform.newPlayer('5000.00');
      await venues().addFault({ channelCode: 'MYDZ', kind: 'refuse' });
      await venues().addFault({ channelCode: 'QXCP', kind: 'slow', delayMs: 150 });
      await venues().addFault({ channelCode: 'XYQP', kind: 'slow', delayMs: 2_100 });
      let isMoving = true;
      const codes = ['MYDZ', 'QXCP', 'XYQP', 'LSCP'];
      const moving = Promise.all(
        Array.from({ length: 48 }, async (_, at) => {
          const code = codes[at % codes.length] ?? '';
          await send(player, transfer(code, `${10 + at}.37`, at % 3 === 2 ? '2' : '1')).catch(() => undefined);
        }),
      ).finally(() => (isMoving = false));
      const seen = new Set<string>();
      let reads = 0;
      while (isMoving) {
        const { sum, isListed, pendingMoney } = await wealthOf(player);
        expect({ sum, isListed }).toEqual({ sum: '5000.00', isListed: true });
        seen.add(pendingMoney ?? '');
        reads += 1;
      }
      await moving;
      expect(reads).toBeGreaterThan(3);
      expect(seen.size).toBeGreaterThan(1);
      await until(async () => (await wealthOf(player)).pendingMoney === '0.00');
      expect(await venues().transfers({ member: player.name, status: 'pending' })).toEqual([]);
      expect((await wealthOf(player)).sum).toBe('5000.00');
      const reversed = await venues().transfers({ member: player.name, status: 'reversed', limit: 100 });
      expect(reversed.length).toBeGreaterThan(0);
      expect(reversed.every(({ channelCode }) => channelCode === 'MYDZ')).toBe(true);
    });

    it(`F-WAL-10 two tabs transfer the whole balance, ${ROUNDS} rounds: one succeeds each time`, async () => {
      const player = await platform.newPlayer('777.77');
      const other = { ...createPlayer(platform.sandbox.url, { session: player.session }) };
      for (let round = 0; round < ROUNDS; round++) {
        const outcomes = await Promise.allSettled([
          player.call('venue.transfer', transfer('BGDZ', '777.77'), { requestId: createId() }),
          other.call('venue.transfer', transfer('CLBY', '777.77'), { requestId: createId() }),
        ]);
        const lost = outcomes.filter(({ status }) => status === 'rejected');
        expect(lost).toMatchObject([{ reason: { code: 6301, data: { reason: 'insufficientBalance' } } }]);
        expect(await wealthOf(player)).toMatchObject({ centerWalletBalance: '0.00', totalMoney: '777.77' });
        expect((await player.call('venue.recycle', {})).totalMoney).toBe('777.77');
      }
      expect(await player.wallet()).toBe('777.77');
    }, 180_000);
  });
}

/** What the lobby shows, and the way into a venue (GAM-01 to GAM-04). */
export function lobbySuite(books: () => Books): void {
  describe('the lobby', () => {
    let platform: Platform;
    let player: NamedPlayer;
    beforeAll(async () => {
      platform = await startPlatform(books());
      player = await platform.newPlayer('1000.00');
    });
    afterAll(() => platform.sandbox.close());
    const guest = () => createPlayer(platform.sandbox.url);
    const venues = () => platform.sandbox.console.venues;
    const page = (change: Partial<RequestOf<'venue.gameList'>> = {}) => ({
      category: 'DZ' as const,
      pageNum: 1,
      pageSize: 100,
      ...change,
    });
    const launch = (by: Player, enName: string, gameCode = '', isActivity?: number) =>
      by.call(
        'venue.launch',
        { enName, gameCode, ...(isActivity === undefined ? {} : { isActivity }) },
        { requestId: createId() },
      );

    it.each(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'] as const)(
      'GAM-01 %s has several venues, each with what a tile needs',
      async (category) => {
        const { list } = await guest().call('venue.getVenueInfoByCategory', { category });
        expect(list.length).toBeGreaterThanOrEqual(2);
        for (const venue of list) {
          expect(venue).toMatchObject({ category, state: 'open', enName: venue.channelCode.toLowerCase() });
          expect(venue.cover.motif).not.toBe('');
        }
      },
    );

    it('GAM-01 pages through more than 2,000 games, none twice and none missing', async () => {
      const seen = new Set<string>();
      let total = 0;
      for (let pageNum = 1; pageNum === 1 || seen.size < total; pageNum++) {
        const answer = await guest().call('venue.gameList', page({ pageNum }));
        total = answer.total;
        if (answer.list.length === 0) break;
        for (const { gameCode } of answer.list) seen.add(gameCode);
      }
      expect(total).toBeGreaterThanOrEqual(2_000);
      expect(seen.size).toBe(total);
    });

    it.each`
      keyword   | langx
      ${'麒麟'} | ${'zh-CN'}
      ${'凤凰'} | ${'zh-CN'}
      ${'鳳凰'} | ${'zh-CN'}
      ${'傳奇'} | ${'zh-CN'}
    `('GAM-01 finds $keyword in either script', async ({ keyword }: { keyword: string }) => {
      const { total, list } = await guest().call('venue.gameList', page({ keyword }));
      expect(total).toBeGreaterThan(5);
      expect(new Set(list.map(({ gameCode }) => gameCode)).size).toBe(list.length);
    });

    it.each(['%', '_', '\\', "'; drop table games; --", '没有这样的游戏'])(
      'GAM-01 finds nothing for %j',
      async (keyword) => {
        expect(await guest().call('venue.gameList', page({ keyword }))).toEqual({ total: 0, list: [] });
      },
    );

    it('GAM-01 keeps to tab and provider, hottest first', async () => {
      const { tabs, list } = await guest().call('venue.getVenueInfoByCategory', { category: 'DZ' });
      for (const { key } of tabs) {
        const games = (await guest().call('venue.gameList', page({ tab: key, channelCode: 'TQDZ' }))).list;
        expect(games.length).toBeGreaterThan(0);
        expect(games.every((game) => game.tabs.includes(key) && game.channelCode === 'TQDZ')).toBe(true);
      }
      const total = (await guest().call('venue.gameList', page())).total;
      expect(list.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(total);
      const [first] = (await guest().call('venue.gameList', page())).list;
      expect(first?.isHot).toBe(true);
    });

    it('GAM-01 favourites come and go, and are the member’s own', async () => {
      const [, game] = (await player.call('venue.gameList', page())).list;
      const gameCode = game?.gameCode ?? '';
      for (let time = 0; time < 2; time++) {
        expect(await player.call('collection.addCollection', { gameCode })).toEqual({ gameCode, isFavourite: true });
      }
      const mine = await player.call('venue.gameList', page({ scope: 'favourite' }));
      expect(mine).toMatchObject({ total: 1, list: [{ gameCode, isFavourite: true }] });
      expect(await codeOf(guest().call('venue.gameList', page({ scope: 'favourite' })))).toBe(6001);
      const stranger = await platform.newPlayer();
      expect((await stranger.call('venue.gameList', page({ scope: 'favourite' }))).total).toBe(0);
      await player.call('collection.removeCollection', { gameCode });
      expect((await player.call('venue.gameList', page({ scope: 'favourite' }))).total).toBe(0);
    });

    it('GAM-02 opens each kind of venue in its way', async () => {
      expect(await launch(player, 'CRTY')).toEqual({ url: 'CRTY' });
      expect((await launch(player, 'pzdj')).url).toBe('/game/sport/crty');
      expect((await launch(player, 'jgdz', 'JGDZ-0003')).url).toMatch(/^<!doctype html>/);
      const { url } = await launch(player, 'BGDZ', 'BGDZ-0007');
      expect(new URL(url).origin).toBe(platform.sandbox.url);
      const opened = await fetch(url);
      expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
      const text = await opened.text();
      expect(text).toContain('百工电子');
      expect(text).toContain('0.00');
      const other = await fetch(`${url.slice(0, -4)}AAAA`);
      expect(other.status).toBe(404);
    });

    it('GAM-01 what was launched is recently played, latest first', async () => {
      const recent = await platform.newPlayer();
      for (const code of ['BGDZ-0001', 'XCDZ-0002', 'BGDZ-0001']) await launch(recent, code.slice(0, 4), code);
      const { list } = await recent.call('venue.gameList', page({ scope: 'recent' }));
      expect(list.map(({ gameCode }) => gameCode)).toEqual(['BGDZ-0001', 'XCDZ-0002']);
    });

    it.each`
      turn                         | enName       | gameCode       | code
      ${'an unknown venue'}        | ${'NOWHERE'} | ${''}          | ${6004}
      ${'an unknown game'}         | ${'BGDZ'}    | ${'BGDZ-9999'} | ${6004}
      ${'a game of another venue'} | ${'BGDZ'}    | ${'XCDZ-0001'} | ${6004}
    `('GAM-02 $turn does not open', async ({ enName, gameCode, code }) => {
      expect(await codeOf(launch(player, enName as string, gameCode as string))).toBe(code);
    });

    it('ERR-06 nobody launches logged out, ERR-07 a closed venue says so', async () => {
      expect(await codeOf(launch(guest(), 'BGDZ'))).toBe(6001);
      await venues().setState('BGDZ', 'maintenance');
      expect(await codeOf(launch(player, 'BGDZ'))).toBe(6415);
      const { list } = await guest().call('venue.getVenueInfoByCategory', { category: 'DZ' });
      expect(list.find(({ channelCode }) => channelCode === 'BGDZ')?.state).toBe('maintenance');
      await venues().setState('BGDZ', 'regionLimited');
      expect(await codeOf(launch(player, 'BGDZ'))).toBe(6031);
      await venues().setState('BGDZ', 'open');
      await expect(launch(player, 'BGDZ')).resolves.toBeDefined();
    });

    it('GAM-03 ERR-07 bound money elsewhere stops a launch once; isActivity enters directly', async () => {
      const bound = await platform.newPlayer('500.00');
      await venues().setTurnover(bound.name, { channelCode: 'XCDZ', required: '100.00' });
      expect(await codeOf(launch(bound, 'BGDZ'))).toBe(6413);
      await expect(launch(bound, 'XCDZ')).resolves.toBeDefined();
      await expect(launch(bound, 'BGDZ', '', 1)).resolves.toBeDefined();
      expect(await bound.wallet()).toBe('500.00');
    });

    it('WAL-02 the auto-transfer switch takes the whole centre balance along, once a launch', async () => {
      const auto = await platform.newPlayer('321.09');
      expect((await launch(auto, 'HPDZ')).transfer).toBeUndefined();
      await auto.call('status.setAutoTransferStatus', { status: '1' });
      expect((await auto.call('venue.allBalance', { category: 8 })).autoTransferStatus).toBe('1');
      const requestId = createId();
      const body = { enName: 'HPDZ', gameCode: 'HPDZ-0001' };
      const first = await auto.call('venue.launch', body, { requestId });
      expect(first.transfer).toMatchObject({ amount: '321.09', status: 'done', channelCode: 'HPDZ' });
      const again = await auto.call('venue.launch', body, { requestId });
      expect(again.transfer).toEqual(first.transfer);
      expect(await (await fetch(again.url)).text()).toContain('321.09');
      expect((await launch(auto, 'BGDZ')).transfer).toBeUndefined();
      expect((await launch(auto, 'CRTY')).transfer).toBeUndefined();
      await auto.call('status.setAutoTransferStatus', { status: '0' });
      await auto.call('venue.recycle', {});
      expect((await launch(auto, 'BGDZ')).transfer).toBeUndefined();
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
    });

    it('GAM-01 pools grow with the world’s clock and drop on a win', async () => {
      const read = async () => guest().call('venue.getBonusPools', { category: 'DZ' });
      const before = await read();
      await platform.sandbox.console.setClock({ advanceMinutes: 1 });
      const after = await read();
      for (const pool of before.list) {
        const now = after.list.find(({ poolCode }) => poolCode === pool.poolCode);
        if (now?.lastWin.time !== pool.lastWin.time) continue;
        const gained = (parseMinor(now.amount) ?? 0n) - (parseMinor(pool.amount) ?? 0n);
        const expected = ((parseMinor(pool.perHour) ?? 0n) * BigInt(after.time - before.time)) / 3_600_000n;
        expect([expected, expected + 1n]).toContain(gained);
      }
      await venues().winPool('DZ-GRAND');
      const grand = (await read()).list.find(({ poolCode }) => poolCode === 'DZ-GRAND');
      const was = after.list.find(({ poolCode }) => poolCode === 'DZ-GRAND');
      expect(grand).toMatchObject({ amount: '5000000.00', lastWin: { amount: was?.amount, time: after.time } });
    });

    it('GAM-04 streams: what runs, and what ended with its score', async () => {
      const history = (pageNum = 1) => guest().call('stream.history', { pageNum, pageSize: 100, langx: 'zh-tw' });
      const [running] = (await history()).list;
      expect(running).toMatchObject({ status: 'live', gameType: expect.stringMatching(/^(FT|BK)$/) as string });
      await platform.sandbox.console.matches.end(running?.gameId ?? '', { home: 4, away: 2 });
      const { total } = await history();
      const lastPage = await history(Math.ceil(total / 100));
      const all = [...(await history()).list, ...lastPage.list];
      expect(all).toContainEqual(
        expect.objectContaining({ gameId: running?.gameId, status: 'ended', score: '4-2', team_h: running?.team_h }),
      );
    });
  });
}
