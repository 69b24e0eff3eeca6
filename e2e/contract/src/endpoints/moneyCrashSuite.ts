import type { SandboxDatabase } from '@pavilion/sandbox';
import { createPlatform } from '../testing/sandbox/platform.ts';
import { buildSandbox } from '../testing/sandbox/buildSandbox.ts';
import { type RemoteSandbox, startRemoteSandbox } from '../testing/sandbox/remoteSandbox.ts';
import { isFullRun } from '../testing/runSize.ts';
import { readBookings, waitForBookings } from './readBookings.ts';
import { createScenes } from './scenes/createScenes.ts';
import { moneyCalls } from './listMoneyCalls.ts';

/** Number of kills; the ledger's 200 are `CRASH_ROUNDS=200 npx jest src/endpoints/money.pglite`. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? (isFullRun ? 3 : 1));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the server while all money calls of the catalogue are in progress. */
export function moneyCrashSuite(database: () => SandboxDatabase): void {
  describe('server killed during money calls', () => {
    let sandbox: RemoteSandbox;
    beforeAll(async () => {
      const options = { database: database(), running: false, liveMatches: 40, seed: 7, inPlayDelayMs: 150 };
      sandbox = await startRemoteSandbox(buildSandbox('library'), options);
    });
    afterAll(() => sandbox.close());

    it(
      'F-SRV-04 F-WAL-04 applies each call once when it is repeated by its id after kill -9',
      async () => {
        // The world is paused across restarts, so that offers stay valid.
        await sandbox.console.setClock({ isPaused: true });
        const scenes = createScenes(createPlatform(sandbox));
        const mode = { isSafe: true, isChecked: true };
        const wanted = new Map<string, readonly string[]>();
        for (const { id, row } of moneyCalls) {
          const scene = await scenes.createScene(id, row, mode);
          await scene.send(await scene.body());
          await wait(200);
          wanted.set(id, await readBookings(scene));
        }
        for (let round = 0; round < ROUNDS; round++) {
          const calls = [];
          for (const { id, row } of moneyCalls) {
            const scene = await scenes.createScene(id, row, mode);
            calls.push({ id, scene, body: await scene.body() });
          }
          const sent = calls.map(({ scene, body }) => scene.send(body).catch(() => undefined));
          // Not 0 in the first round: a usual run has only one, and its calls must have begun.
          await wait((14 + round * 7) % 40);
          await sandbox.kill();
          await Promise.all(sent);
          await sandbox.start();
          for (const { id, scene, body } of calls) {
            await expect(scene.send(body)).resolves.toBeDefined();
            await waitForBookings(scene, wanted.get(id) ?? []);
            expect({ id, round, booked: await readBookings(scene) }).toEqual({ id, round, booked: wanted.get(id) });
          }
          expect(await sandbox.console.audit()).toEqual({ ok: true });
        }
      },
      180_000 + ROUNDS * 40_000,
    );
  });
}
