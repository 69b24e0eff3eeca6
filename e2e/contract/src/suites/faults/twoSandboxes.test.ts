import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox } from '../../testing/sandbox/buildSandbox.ts';
import { createPlayer } from '../../testing/player/createPlayer.ts';
import { startProcess, type SandboxProcess } from '../../testing/sandbox/runSandbox.ts';
import { findFreePort } from '../../testing/sandbox/startPostgres.ts';

const VENUE_OFFSET = 10;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

async function freePortWithVenuePort(): Promise<number> {
  for (;;) {
    const port = await findFreePort();
    if (await isFree(port + VENUE_OFFSET)) return port;
  }
}

describe('two sandboxes on one machine', () => {
  const running: SandboxProcess[] = [];
  const folders: string[] = [];
  afterEach(async () => {
    await Promise.all(running.map(({ end }) => end('SIGTERM')));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const start = async (program: string, port: number) => {
    const data = mkdtempSync(join(tmpdir(), 'sandbox-two-'));
    folders.push(data);
    const sandbox = await startProcess(program, { SANDBOX_PORT: String(port), SANDBOX_DATA: data });
    running.push(sandbox);
    return sandbox;
  };

  it('offsets the venue port from SANDBOX_PORT by 10 and serves both pages', async () => {
    const program = buildSandbox();
    for (let count = 0; count < 2; count += 1) {
      const port = await freePortWithVenuePort();
      const { url } = await start(program, port);
      const venues = `http://127.0.0.1:${port + VENUE_OFFSET}`;
      const { siteBaseConfig } = await createPlayer(url, { isSafe: false }).call('configuration.preInfo', {});
      expect(siteBaseConfig.venueOrigins).toEqual([venues]);
      expect((await fetch(`${venues}/venue/unknown`)).status).toBe(404);
    }
    expect(new Set(running.map(({ url }) => url)).size).toBe(2);
  });
});
