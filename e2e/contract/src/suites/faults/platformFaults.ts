import { createApiClient } from '@pavilion/api-client';
import { defaultWireProfile, nobleCrypto, type WireProfile } from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer } from '../../testing/player/createPlayer.ts';
import { createFreshBet } from '../../testing/player/createFreshBet.ts';
import { type Platform, startPlatform } from '../../testing/sandbox/platform.ts';

const BUSY = 6317;
/** Longer than a login takes on a busy machine, whose password hash counts towards the limit. */
const RESPONSE_LIMIT_MS = 4_000;
const HOUR = 3_600_000;
const OTHER_KEY = 'b3RoZXIta2V5LW90aGVyLWtleS1vdGhlci1rZXktMTI';

/** Tests faults of the whole platform: its database, its clock, its key. */
export function platformFaultSuite(databases: () => DatabaseProvider): void {
  describe('platform faults', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases(), { responseLimitMs: RESPONSE_LIMIT_MS })));
    afterEach(async () => {
      platform.sandbox.console.clearPlatformFault();
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
    });
    afterAll(() => platform.sandbox.close());
    const getConsole = () => platform.sandbox.console;

    it.each`
      database      | databaseDelayMs
      ${'slow'}     | ${RESPONSE_LIMIT_MS + 500}
      ${'locked'}   | ${100}
      ${'deadlock'} | ${0}
      ${'down'}     | ${0}
    `(
      'F-SRV-05 reports "busy", leaves no partial effect and recovers with a database that is $database',
      async (facts) => {
        const member = await platform.newPlayer('100.00');
        const bet = await createFreshBet(member);
        const requestId = createId();
        getConsole().setPlatformFault(facts as object);
        expect(await catchErrorCode(member.place(bet, requestId))).toBe(BUSY);
        expect(await catchErrorCode(member.wallet())).toBe(BUSY);
        getConsole().clearPlatformFault();
        const placeBet = () => member.place(bet, requestId);
        const isBusy = (error: Error & { code?: number }) => (error.code === BUSY ? placeBet() : Promise.reject(error));
        const again = await placeBet().catch(isBusy).catch(isBusy).catch(isBusy).catch(isBusy);
        expect(again).toMatchObject({ status: 'ACCEPTED' });
        expect([await member.wallet(), await member.locked()]).toEqual(['90.00', '10.00']);
      },
    );

    it('F-SRV-05 reports "busy" for writes on a full disk, never an unknown error, and reads go on', async () => {
      const member = await platform.newPlayer('100.00');
      const bet = await createFreshBet(member);
      const requestId = createId();
      const transfer = { channelCode: 'BGDZ', amount: '5.00', ty: '1' } as const;
      const transferId = createId();
      const move = () => member.call('venue.transfer', transfer, { requestId: transferId });
      getConsole().setPlatformFault({ database: 'full' });
      expect(await catchErrorCode(member.place(bet, requestId))).toBe(BUSY);
      expect(await catchErrorCode(move())).toBe(BUSY);
      expect([await member.wallet(), await member.locked()]).toEqual(['100.00', '0.00']);
      getConsole().clearPlatformFault();
      expect(await member.place(bet, requestId)).toMatchObject({ status: 'ACCEPTED', requestId });
      expect(await move()).toMatchObject({ status: 'done' });
      expect([await member.wallet(), await member.locked()]).toEqual(['85.00', '10.00']);
    });

    it('F-SRV-05 leaves no partial bet when the database stops during bets', async () => {
      const member = await platform.newPlayer('1000.00');
      const bets = [];
      for (let i = 0; i < 12; i++) bets.push({ bet: await createFreshBet(member), requestId: createId() });
      const responses = bets.map(async ({ bet, requestId }, at) => {
        if (at === 4) getConsole().setPlatformFault({ database: 'down' });
        return member.place(bet, requestId).catch(() => undefined);
      });
      await Promise.all(responses);
      getConsole().clearPlatformFault();
      for (const { bet, requestId } of bets) {
        expect(await member.place(bet, requestId)).toMatchObject({ status: 'ACCEPTED', requestId });
      }
      expect([await member.wallet(), await member.locked()]).toEqual(['880.00', '120.00']);
    });

    it.each([-HOUR, HOUR])('F-SRV-17 works after a jump of the server clock by %i ms', async (clockOffsetMs) => {
      const member = await platform.newPlayer();
      const bet = await createFreshBet(member);
      const requestId = createId();
      expect(await member.place(bet, requestId)).toMatchObject({ status: 'ACCEPTED' });
      getConsole().setPlatformFault({ clockOffsetMs });
      expect(await member.wallet()).toBe('9990.00');
      expect(Math.abs(member.client.serverNow() - Date.now() - clockOffsetMs)).toBeLessThan(5_000);
      expect(await member.place(bet, requestId)).toMatchObject({ status: 'ACCEPTED', requestId });
      expect(await catchErrorCode(member.place({ ...bet, stake: '20.00' }, requestId))).toBe(6008);
      getConsole().clearPlatformFault();
      expect(await member.place(bet, requestId)).toMatchObject({ status: 'ACCEPTED', requestId });
      expect(await member.wallet()).toBe('9990.00');
    });

    it('F-CRY-16 returns one clear error per call with another key and recovers with the former one', async () => {
      const { session } = await platform.newPlayer();
      let sent = 0;
      const countCalls: typeof fetch = (input, init) => {
        sent += 1;
        return fetch(input, init);
      };
      const options = { session, baseUrl: platform.sandbox.url, fetch: countCalls, wire: { crypto: nobleCrypto } };
      const client = createApiClient(options);
      const placeBet = () => client.call('transfer.getBalance', { withLockMoney: true });
      getConsole().setPlatformFault({ key: OTHER_KEY });
      await expect(placeBet()).rejects.toMatchObject({ kind: 'protocol', reason: 'keyChanged' });
      expect(sent).toBeLessThanOrEqual(2);
      getConsole().clearPlatformFault();
      await expect(placeBet()).resolves.toMatchObject({ centerWalletBalance: '10000.00' });
    });

    it('F-CRY-16 recovers from a key change with one refetch, one retry and one effect', async () => {
      const { session, place } = await platform.newPlayer('100.00');
      const bet = await createFreshBet(await platform.newPlayer());
      let fetched = 0;
      const refetchProfile = async () => {
        fetched += 1;
        const response = await fetch(`${platform.sandbox.url}/site/api/wire.json`);
        return { ...defaultWireProfile, ...((await response.json()) as Pick<WireProfile, 'key' | 'keyId'>) };
      };
      const page = createPlayer(platform.sandbox.url, { session, refetchProfile });
      expect(await page.wallet()).toBe('100.00');
      getConsole().setPlatformFault({ key: OTHER_KEY });
      const requestId = createId();
      const [outcome] = await Promise.all([page.place(bet, requestId), page.locked(), page.locked()]);
      expect(outcome).toMatchObject({ status: 'ACCEPTED', requestId });
      expect([await page.wallet(), fetched]).toEqual(['90.00', 1]);
      getConsole().clearPlatformFault();
      expect([await page.wallet(), fetched]).toEqual(['90.00', 2]);
      expect(await place(bet, requestId)).toMatchObject({ status: 'ACCEPTED', requestId });
      expect(await page.wallet()).toBe('90.00');
    });

    it('X1 refuses an invalid platform fault', () => {
      expect(() => getConsole().setPlatformFault({ database: 'on fire' as 'down' })).toThrow(/"database"/);
      expect(() => getConsole().setPlatformFault({ key: 'short' })).toThrow(/"key"/);
      expect(getConsole().platformFaults()).toMatchObject({ database: 'none', key: '', clockOffsetMs: 0 });
    });
  });
}
