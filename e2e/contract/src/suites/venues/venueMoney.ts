import type { RequestOf } from '@pavilion/api-client/protocol';
import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer, type Player } from '../../testing/player/createPlayer.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const ROUNDS = 100;
const transfer = (channelCode: string, amount: string, ty: '1' | '2' = '1') => ({ channelCode, amount, ty });

/** Returns the total money of a member by a single read, so that the sum is consistent. */
async function fetchAllMoney({ call }: Player) {
  const response = await call('venue.allBalance', { category: 8 });
  const sum = [response.totalMoney, response.pendingMoney, response.centerWalletBalance].reduce(
    (total, text) => total + (parseMinor(text) ?? 0n),
    0n,
  );
  const listed = response.list.reduce((total, { balance }) => total + (parseMinor(balance) ?? 0n), 0n);
  return { ...response, sum: formatMinor(sum), isListed: formatMinor(listed) === response.totalMoney };
}

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('waitFor: the condition was not met.');
}

/** Tests transfers between wallet and venues and all refusals (WAL-02, WAL-03, F-WAL-06 to F-WAL-10). */
export function venueMoneySuite(databases: () => DatabaseProvider): void {
  describe('venue transfers', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterEach(async () => {
      platform.sandbox.console.venues.clearFaults();
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
    });
    afterAll(() => platform.sandbox.close());
    const venues = () => platform.sandbox.console.venues;
    const send = (player: Player, body: RequestOf<'venue.transfer'>, requestId = createId()) =>
      player.call('venue.transfer', body, { requestId });

    it('WAL-02 transfers in, partly out, and recalls all', async () => {
      const player = await platform.newPlayer('1000.00');
      expect(await send(player, transfer('BGDZ', '300.5'))).toMatchObject({
        status: 'done',
        amount: '300.50',
        ty: '1',
      });
      await send(player, transfer('CLBY', '99.50'));
      expect(await send(player, transfer('BGDZ', '0.50', '2'))).toMatchObject({ status: 'done', ty: '2' });
      expect(await fetchAllMoney(player)).toMatchObject({
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

    it('W3 moves money once for a repeated action and refuses another body with its id', async () => {
      const player = await platform.newPlayer('1000.00');
      const requestId = createId();
      const first = await send(player, transfer('XCDZ', '100.00'), requestId);
      expect(await send(player, transfer('XCDZ', '100.00'), requestId)).toEqual(first);
      expect(await catchErrorCode(send(player, transfer('XCDZ', '200.00'), requestId))).toBe(6008);
      expect(await player.wallet()).toBe('900.00');
    });

    it.each`
      turn                                     | body                             | code    | reason
      ${'an unknown venue'}                    | ${transfer('NOWHERE', '10.00')}  | ${6004} | ${undefined}
      ${'the venue without a wallet'}          | ${transfer('CRTY', '10.00')}     | ${6301} | ${'noVenueWallet'}
      ${'zero'}                                | ${transfer('BGDZ', '0')}         | ${6301} | ${'outsideLimits'}
      ${'an amount below the limit'}           | ${transfer('YHZR', '99.99')}     | ${6301} | ${'outsideLimits'}
      ${'an amount above the limit'}           | ${transfer('CSBY', '50000.01')}  | ${6301} | ${'outsideLimits'}
      ${'F-WAL-11 one cent above the balance'} | ${transfer('BGDZ', '1000.01')}   | ${6301} | ${'insufficientBalance'}
      ${'more than the venue balance'}         | ${transfer('BGDZ', '0.01', '2')} | ${6301} | ${'insufficientBalance'}
      ${'zero out of the venue'}               | ${transfer('BGDZ', '0.00', '2')} | ${6301} | ${'outsideLimits'}
    `('WAL-03 refuses $turn with $code and moves nothing', async ({ body, code, reason }) => {
      const player = await platform.newPlayer('1000.00');
      const refusal = await send(player, body as RequestOf<'venue.transfer'>).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        code: code as number,
        ...(reason ? { data: { reason: reason as string } } : {}),
      });
      expect(await fetchAllMoney(player)).toMatchObject({ centerWalletBalance: '1000.00', sum: '1000.00' });
    });

    it.each(['', '-1', '1.234', '1e3', '1,000', '0x10', ' 5', '1234567890.00', '１０'])(
      'F-WAL-01 books nothing for the amount %j',
      async (amount) => {
        const player = await platform.newPlayer('1000.00');
        const unchecked = createPlayer(platform.sandbox.url, { session: player.session, schemas: undefined });
        const refusal = unchecked.call('venue.transfer', transfer('BGDZ', amount), { requestId: createId() });
        expect(await catchErrorCode(refusal)).toBe(6007);
        expect(await player.wallet()).toBe('1000.00');
      },
    );

    it('F-WAL-06 refuses with the missing amount until the turnover requirement is met', async () => {
      const player = await platform.newPlayer('1000.00');
      await send(player, transfer('BGDZ', '400.00'));
      await venues().setTurnover(player.name, { channelCode: 'BGDZ', required: '1500.00', done: '300.00' });
      const refusal = await send(player, transfer('BGDZ', '400.00', '2')).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        code: 6413,
        data: { remaining: '1200.00', channelCode: 'BGDZ' },
        serverMessage: '您参加的活动尚未达到流水要求，还需完成 1200.00 元有效投注，资金暂时无法转出',
      });
      expect((await player.call('venue.recycle', {})).list).toEqual([
        { channelCode: 'BGDZ', amount: '400.00', status: 'kept', reasonCode: 6413 },
      ]);
      expect(await fetchAllMoney(player)).toMatchObject({ totalMoney: '400.00', sum: '1000.00' });
      await venues().setTurnover(player.name, { channelCode: 'BGDZ', required: '1500.00', done: '1500.00' });
      expect(await send(player, transfer('BGDZ', '400.00', '2'))).toMatchObject({ status: 'done' });
    });

    it('F-WAL-07 keeps the money if a venue closes between balance and transfer', async () => {
      const player = await platform.newPlayer('1000.00');
      await send(player, transfer('HPDZ', '100.00'));
      expect((await fetchAllMoney(player)).list).toContainEqual(
        expect.objectContaining({ channelCode: 'HPDZ', state: 'open' }),
      );
      await venues().setState('HPDZ', 'maintenance');
      expect(await catchErrorCode(send(player, transfer('HPDZ', '100.00')))).toBe(6415);
      expect(await catchErrorCode(send(player, transfer('HPDZ', '100.00', '2')))).toBe(6415);
      expect((await player.call('venue.recycle', {})).list).toMatchObject([{ status: 'kept', reasonCode: 6415 }]);
      expect(await fetchAllMoney(player)).toMatchObject({ centerWalletBalance: '900.00', sum: '1000.00' });
      await venues().setState('HPDZ', 'regionLimited');
      expect(await catchErrorCode(send(player, transfer('HPDZ', '100.00')))).toBe(6031);
      expect(await send(player, transfer('HPDZ', '100.00', '2'))).toMatchObject({ status: 'done' });
      await venues().setState('HPDZ', 'open');
    });

    it.each(['1', '2'] as const)(
      'F-WAL-08 returns the money when the venue refuses after the debit (ty %s)',
      async (ty) => {
        const player = await platform.newPlayer('1000.00');
        await send(player, transfer('JGBY', '500.00'));
        const before = await fetchAllMoney(player);
        await venues().addFault({ channelCode: 'JGBY', kind: 'refuse', count: 1 });
        const requestId = createId();
        expect(await catchErrorCode(send(player, transfer('JGBY', '200.00', ty), requestId))).toBe(6014);
        expect(await fetchAllMoney(player)).toEqual(before);
        expect(await catchErrorCode(send(player, transfer('JGBY', '200.00', ty), requestId))).toBe(6014);
        expect(await send(player, transfer('JGBY', '200.00', ty))).toMatchObject({ status: 'done' });
      },
    );

    it('F-WAL-08 reports the kept money of a venue that refuses a recall', async () => {
      const player = await platform.newPlayer('1000.00');
      await send(player, transfer('JGBY', '300.00'));
      await send(player, transfer('CLBY', '200.00'));
      await venues().addFault({ channelCode: 'JGBY', kind: 'refuse', count: 1 });
      const { list, totalMoney } = await player.call('venue.recycle', {});
      expect(list.map(({ channelCode, status }) => [channelCode, status])).toEqual([
        ['CLBY', 'done'],
        ['JGBY', 'reversed'],
      ]);
      expect(totalMoney).toBe('200.00');
      expect(await fetchAllMoney(player)).toMatchObject({
        centerWalletBalance: '700.00',
        totalMoney: '300.00',
        sum: '1000.00',
      });
    });

    it('F-WAL-08 launches a venue that refuses the auto-transfer and keeps the money in the centre wallet', async () => {
      const player = await platform.newPlayer('1000.00');
      await player.call('status.setAutoTransferStatus', { status: '1' });
      await venues().addFault({ channelCode: 'BGDZ', kind: 'refuse', count: 1 });
      const launched = await player.call('venue.launch', { enName: 'bgdz', gameCode: '' });
      expect(launched).toMatchObject({
        url: expect.stringMatching(/^http/) as string,
        transfer: { status: 'reversed' },
      });
      expect(await fetchAllMoney(player)).toMatchObject({ centerWalletBalance: '1000.00', sum: '1000.00' });
    });

    it('F-WAL-08 reports the transfer of a slow venue as pending, then as done, by the same id', async () => {
      const player = await platform.newPlayer('1000.00');
      await venues().addFault({ channelCode: 'TQDZ', kind: 'slow', delayMs: 2_400, count: 1 });
      const requestId = createId();
      expect(await send(player, transfer('TQDZ', '250.00'), requestId)).toMatchObject({ status: 'pending' });
      expect(await fetchAllMoney(player)).toMatchObject({
        centerWalletBalance: '750.00',
        pendingMoney: '250.00',
        totalMoney: '0.00',
        sum: '1000.00',
      });
      await waitFor(async () => (await fetchAllMoney(player)).pendingMoney === '0.00');
      expect(await send(player, transfer('TQDZ', '250.00'), requestId)).toMatchObject({ status: 'done' });
      expect(await fetchAllMoney(player)).toMatchObject({ totalMoney: '250.00', sum: '1000.00' });
    });

    it('F-WAL-08 has a constant total of centre, venues and money in transit at every read', async () => {
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
        const { sum, isListed, pendingMoney } = await fetchAllMoney(player);
        expect({ sum, isListed }).toEqual({ sum: '5000.00', isListed: true });
        seen.add(pendingMoney ?? '');
        reads += 1;
      }
      await moving;
      expect(reads).toBeGreaterThan(3);
      expect(seen.size).toBeGreaterThan(1);
      await waitFor(async () => (await fetchAllMoney(player)).pendingMoney === '0.00');
      expect(await venues().transfers({ member: player.name, status: 'pending' })).toEqual([]);
      expect((await fetchAllMoney(player)).sum).toBe('5000.00');
      const reversed = await venues().transfers({ member: player.name, status: 'reversed', limit: 100 });
      expect(reversed.length).toBeGreaterThan(0);
      expect(reversed.every(({ channelCode }) => channelCode === 'MYDZ')).toBe(true);
    });

    it(`F-WAL-10 accepts one of two transfers of the whole balance in each of ${ROUNDS} rounds`, async () => {
      const player = await platform.newPlayer('777.77');
      const other = { ...createPlayer(platform.sandbox.url, { session: player.session }) };
      for (let round = 0; round < ROUNDS; round++) {
        const outcomes = await Promise.allSettled([
          player.call('venue.transfer', transfer('BGDZ', '777.77'), { requestId: createId() }),
          other.call('venue.transfer', transfer('CLBY', '777.77'), { requestId: createId() }),
        ]);
        const lost = outcomes.filter(({ status }) => status === 'rejected');
        expect(lost).toMatchObject([{ reason: { code: 6301, data: { reason: 'insufficientBalance' } } }]);
        expect(await fetchAllMoney(player)).toMatchObject({ centerWalletBalance: '0.00', totalMoney: '777.77' });
        expect((await player.call('venue.recycle', {})).totalMoney).toBe('777.77');
      }
      expect(await player.wallet()).toBe('777.77');
    });
  });
}
