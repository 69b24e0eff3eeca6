import { createSandbox } from '@pavilion/sandbox';
import { createId } from '@pavilion/kernel';
import { Client } from 'pg';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, type PlacedBet } from '../../testing/player/createPlayer.ts';
import { createFreshBet } from '../../testing/player/createFreshBet.ts';
import { type NamedPlayer, type Platform, createPlatform } from '../../testing/sandbox/platform.ts';

const BUSY = 6317;
const OTHERS = 'datname = current_database() and pid <> pg_backend_pid()';

/** Tests faults that are not injected: another client of the same PostgreSQL locks a table and ends connections. */
export function externalFaultSuite(databases: () => DatabaseProvider): void {
  describe('database with interfering clients', () => {
    let platform: Platform;
    let otherClient: Client;
    beforeAll(async () => {
      const database = await databases().make();
      if (database.kind !== 'postgres')
        throw new Error('externalFaultSuite: the database is not PostgreSQL. Run the suite on a PostgreSQL server.');
      platform = createPlatform(
        await createSandbox({ database, running: false, liveMatches: 40, seed: 7, responseLimitMs: 4_000 }),
      );
      otherClient = new Client({ connectionString: database.url });
      await otherClient.connect();
    });
    afterAll(async () => {
      await otherClient.end();
      await platform.sandbox.close();
    });

    /** Repeats a bet with its id until the platform is healthy again. */
    const retryUntilHealthy = async (member: NamedPlayer, bet: PlacedBet, requestId: string) => {
      for (let attempt = 0; attempt < 60; attempt++) {
        const response = await member.place(bet, requestId).catch(() => undefined);
        if (response) return response;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      throw new Error('retryUntilHealthy: the platform is not healthy after 60 attempts.');
    };
    const expectOneBet = async (member: NamedPlayer) => {
      expect([await member.wallet(), await member.locked()]).toEqual(['90.00', '10.00']);
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
    };

    it('F-SRV-05 reports "busy" while a table is locked and completes the same action afterwards', async () => {
      const member = await platform.newPlayer('100.00');
      const bet = await createFreshBet(member);
      const requestId = createId();
      await otherClient.query('begin');
      await otherClient.query('lock table bets in access exclusive mode');
      expect(await catchErrorCode(member.place(bet, requestId))).toBe(BUSY);
      await otherClient.query('rollback');
      expect(await retryUntilHealthy(member, bet, requestId)).toMatchObject({ status: 'ACCEPTED' });
      await expectOneBet(member);
    });

    it('F-SRV-05 places one bet and recovers when connections end during a bet', async () => {
      const member = await platform.newPlayer('100.00');
      const bet = await createFreshBet(member);
      const requestId = createId();
      const first = member.place(bet, requestId).catch(() => undefined);
      await otherClient.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`);
      await first;
      expect(await retryUntilHealthy(member, bet, requestId)).toMatchObject({ status: 'ACCEPTED' });
      await expectOneBet(member);
    });
  });
}
