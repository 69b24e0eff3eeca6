import type { SandboxDatabase } from '@pavilion/sandbox';
import { createId, parseMinor } from '@pavilion/kernel';
import { buildSandbox } from '../../testing/sandbox/buildSandbox.ts';
import { createVenueClient } from '../../testing/player/createVenueClient.ts';
import { type RemoteSandbox, startRemoteSandbox } from '../../testing/sandbox/remoteSandbox.ts';
import { createPlatform } from '../../testing/sandbox/platform.ts';

/** Delay of a venue that replies soon after the restart, and of one that waits for the console, milliseconds. */
const SOON_MS = 5_000;
const LATE_MS = 600_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the sandbox between debit and credit of a venue transfer (F-WAL-08). */
export function venueCrashSuite(database: () => SandboxDatabase): void {
  describe('sandbox killed during venue transfers', () => {
    let sandbox: RemoteSandbox;
    beforeAll(async () => {
      const options = { database: database(), running: false, liveMatches: 40, seed: 7 };
      sandbox = await startRemoteSandbox(buildSandbox('library'), options);
    });
    afterAll(() => sandbox.close());

    const money = async (name: string) => {
      const { wallet, pending, venues } = await sandbox.console.venues.money(name);
      return { wallet, pending, venue: venues['BGDZ'] ?? '0.00' };
    };
    const untilOver = async (name: string) => {
      for (let attempt = 0; attempt < 300; attempt++) {
        if ((await money(name)).pending === '0.00') return;
        await wait(50);
      }
      throw new Error('untilOver: the transfer is still pending.');
    };

    /** Creates a member with 500.00 on each side and a transfer of 200.00 that the venue has received but not decided. */
    const startInterruptedTransfer = async (kind: 'slow' | 'refuse', ty: '1' | '2', delayMs: number) => {
      const player = await createPlatform(sandbox).newPlayer('1000.00');
      const send = (amount: string, way: '1' | '2', requestId = createId()) =>
        player.call('venue.transfer', { channelCode: 'BGDZ', amount, ty: way }, { requestId });
      await send('500.00', '1');
      await sandbox.console.venues.addFault({ channelCode: 'BGDZ', kind, delayMs, count: 1 });
      const requestId = createId();
      expect(await send('200.00', ty, requestId)).toMatchObject({ status: 'pending' });
      await sandbox.kill();
      await sandbox.start();
      return { name: player.name, repeatTransfer: () => send('200.00', ty, requestId) };
    };

    it.each`
      kind        | ty     | between                                  | after
      ${'slow'}   | ${'1'} | ${{ wallet: '300.00', venue: '500.00' }} | ${{ wallet: '300.00', venue: '700.00' }}
      ${'slow'}   | ${'2'} | ${{ wallet: '500.00', venue: '300.00' }} | ${{ wallet: '700.00', venue: '300.00' }}
      ${'refuse'} | ${'1'} | ${{ wallet: '300.00', venue: '500.00' }} | ${{ wallet: '500.00', venue: '500.00' }}
      ${'refuse'} | ${'2'} | ${{ wallet: '500.00', venue: '300.00' }} | ${{ wallet: '500.00', venue: '500.00' }}
    `(
      'F-WAL-08 F-SRV-04 is pending after kill -9 between debit and credit and is then ended: ty $ty, venue fault $kind',
      async ({
        kind,
        ty,
        between,
        after,
      }: {
        kind: 'slow' | 'refuse';
        ty: '1' | '2';
        between: object;
        after: object;
      }) => {
        const { name, repeatTransfer } = await startInterruptedTransfer(kind, ty, LATE_MS);
        expect(await money(name)).toEqual({ ...between, pending: '200.00' });
        expect(await repeatTransfer()).toMatchObject({ status: 'pending' });
        expect(await sandbox.console.audit()).toEqual({ ok: true });
        expect(await sandbox.console.venues.answer('BGDZ')).toEqual({ answered: 1 });
        expect(await money(name)).toEqual({ ...after, pending: '0.00' });
        const outcome = await repeatTransfer().catch((error: unknown) => error);
        expect(outcome).toMatchObject(kind === 'slow' ? { status: 'done' } : { code: 6014 });
        expect(await money(name)).toEqual({ ...after, pending: '0.00' });
        expect(await sandbox.console.audit()).toEqual({ ok: true });
      },
    );

    it('GAM-05 W3 plays each round once with its stake and win when kill -9 interrupts repeated requests', async () => {
      const player = await createPlatform(sandbox).newPlayer('500.00');
      await player.call(
        'venue.transfer',
        { channelCode: 'BGDZ', amount: '100.00', ty: '1' },
        { requestId: createId() },
      );
      const requestIds = Array.from({ length: 6 }, () => createId());
      const playAll = async (hasPlayed: () => void) => {
        const visit = await createVenueClient(player, 'BGDZ-0001', sandbox.url);
        const spins = requestIds.map(async (requestId) => {
          const { status, round } = await visit.play([{ spot: 'spin', stake: '1.00' }], { requestId });
          hasPlayed();
          return { status, id: round?.id };
        });
        return { visit, responses: Promise.allSettled(spins) };
      };
      await new Promise<void>((resolve) => void playAll(resolve));
      await sandbox.kill();
      await sandbox.start();
      const { visit, responses } = await playAll(() => undefined);
      const ids = (await responses).map((response) =>
        response.status === 'fulfilled' ? response.value.id : undefined,
      );
      const { rounds, balance } = await visit.state();
      expect(new Set(ids)).toEqual(new Set(rounds.map(({ id }) => id)));
      expect(new Set(rounds.map(({ requestId }) => requestId))).toEqual(new Set(requestIds));
      const won = rounds.reduce((sum, { payout }) => sum + (parseMinor(payout) ?? 0n), 0n);
      expect(parseMinor(balance)).toBe(10_000n - 600n + won);
      expect(await sandbox.console.audit()).toEqual({ ok: true });
    });

    it('F-WAL-08 ends interrupted transfers after the restart without a request', async () => {
      const { name } = await startInterruptedTransfer('slow', '1', SOON_MS);
      await untilOver(name);
      expect(await money(name)).toEqual({ wallet: '300.00', pending: '0.00', venue: '700.00' });
      expect(await sandbox.console.audit()).toEqual({ ok: true });
    });
  });
}
