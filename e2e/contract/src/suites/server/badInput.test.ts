import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox } from '../../testing/sandbox/buildSandbox.ts';
import { runUntilExit, startProcess } from '../../testing/sandbox/runSandbox.ts';

/** Start mistakes of a user: one clear line, an exit code other than 0, no data lost. */
describe('sandbox start with invalid input', () => {
  let program: string;
  let folder: string;
  let good: string;
  beforeAll(async () => {
    program = buildSandbox();
    good = mkdtempSync(join(tmpdir(), 'sandbox-good-'));
    // The second start removes the files of tables that the migrations of the first one dropped.
    for (let start = 0; start < 2; start += 1) {
      const running = await startProcess(program, { SANDBOX_DATA: good });
      await running.end('SIGTERM');
    }
  });
  afterAll(() => rmSync(good, { recursive: true, force: true }));
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sandbox-bad-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const expectFailedStart = async (env: Record<string, string>, args: string[] = []) => {
    const { code, out, err } = await runUntilExit(program, args, { SANDBOX_PORT: '0', SANDBOX_DATA: folder, ...env });
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\n\s+at |node_modules/);
    return err.trim();
  };

  const occupyPort = () =>
    new Promise<{ server: Server; port: number }>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
      });
    });

  it('reports a port in use', async () => {
    const { server, port } = await occupyPort();
    expect(await expectFailedStart({ SANDBOX_DATA: good, SANDBOX_PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop what runs there, or name another in SANDBOX_PORT.`,
    );
    server.close();
  });

  it('reports a data folder without permission', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    const target = process.getuid?.() === 0 ? '/proc/sandbox' : closed;
    expect(await expectFailedStart({ SANDBOX_DATA: target })).toMatch(
      /^The data folder .* cannot be written \((EACCES|ENOENT|EPERM)\)/,
    );
  });

  it.each([
    ['unreadable', 'postgres//x'],
    ['unreachable', 'postgresql://user:hunter2@127.0.0.1:1/none'],
    ['not PostgreSQL', 'mysql://user:hunter2@127.0.0.1/none'],
  ])('reports a broken DATABASE_URL: %s', async (_what, url) => {
    const text = await expectFailedStart({ DATABASE_URL: url });
    expect(text).toMatch(/^DATABASE_URL cannot be opened: /);
    expect(text).not.toContain('hunter2');
  });

  const findDataFolder = () => join(folder, 'books');

  it.each([
    ['control file overwritten', () => writeFileSync(join(findDataFolder(), 'global/pg_control'), 'garbage')],
    ['catalogue files missing', () => rmSync(join(findDataFolder(), 'base'), { recursive: true })],
    [
      'tables overwritten',
      () => {
        for (const name of readdirSync(join(findDataFolder(), 'base/5')))
          writeFileSync(join(findDataFolder(), 'base/5', name), 'x'.repeat(9_000));
      },
    ],
  ])('reports a corrupt data folder: %s', async (_what, corrupt) => {
    cpSync(good, folder, { recursive: true });
    corrupt();
    const tables = () =>
      readdirSync(findDataFolder(), { recursive: true }).filter((name) => /^base.*\d$/.test(String(name)));
    const before = tables();
    expect(await expectFailedStart({})).toMatch(
      /is damaged and was left as it is\. Restore a copy, move the folder away, or start with --fresh/,
    );
    expect(tables()).toEqual(before);
  });

  it('recreates damaged data with --fresh', async () => {
    mkdirSync(findDataFolder());
    writeFileSync(join(findDataFolder(), 'PG_VERSION'), 'garbage');
    expect(await expectFailedStart({})).toMatch(/is damaged/);
    const fresh = await startProcess(program, { SANDBOX_DATA: folder }, ['--fresh']);
    expect((await fetch(`${fresh.url}/console/api/audit`)).status).toBe(200);
    await fresh.end('SIGTERM');
  });

  it('rejects a second sandbox on the same folder and keeps the first running', async () => {
    const first = await startProcess(program, { SANDBOX_DATA: good });
    expect(await expectFailedStart({ SANDBOX_DATA: good })).toMatch(/is in use by another sandbox \(process \d+\)/);
    expect(await expectFailedStart({ SANDBOX_DATA: good }, ['--fresh'])).toMatch(/is in use by another sandbox/);
    expect((await fetch(`${first.url}/console/api/state`)).status).toBe(200);
    await first.end('SIGTERM');
  });

  it('lets one of four sandboxes that start on one folder at once run, also after a kill', async () => {
    const first = await startProcess(program, { SANDBOX_DATA: folder });
    await first.end('SIGKILL');
    const starts = [1, 2, 3, 4].map(() => startProcess(program, { SANDBOX_DATA: folder }));
    const results = await Promise.allSettled(starts);
    const running = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    await Promise.all(running.map(({ end }) => end('SIGTERM')));
    expect([running.length, reasons.length]).toEqual([1, 3]);
    for (const reason of reasons) expect(reason).toContain('is in use by another sandbox');
  });

  it('reports an unknown argument or value', async () => {
    expect(await expectFailedStart({}, ['--speed', 'warp'])).toBe(
      '--speed must be a whole number from 1 to 600, not "warp".',
    );
    expect(await expectFailedStart({}, ['destroy'])).toMatch(/^There is no command "destroy"/);
  });
});
