import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** PostgreSQL server of a test. */
export interface TestPostgres {
  readonly newDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

function listBinaryFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(':')];
}

/** Finds the folder of the server programs; `undefined` without PostgreSQL. */
export function findPostgres(): string | undefined {
  return listBinaryFolders().find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** Returns the user `postgres` or `nobody` for tests that run as root, because PostgreSQL refuses to run as root. */
function findServerUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const readNumericId = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: readNumericId('-u'), gid: readNumericId('-g') };
    } catch {
      continue;
    }
  }
  return undefined;
}

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts a server in a temporary folder. Durability is off, because tests kill the sandbox and not the server. */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-pg-'));
  const user = findServerUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const own = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...own, stdio: 'pipe' });
  const port = await findFreePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'full_page_writes=off',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...own, stdio: 'ignore' },
  );
  const base = `postgresql://sandbox@127.0.0.1:${port}`;
  await waitUntilReady(`${base}/postgres`);
  let count = 0;
  return {
    newDatabase: async () => {
      const name = `books${++count}`;
      const client = new pg.Client({ connectionString: `${base}/postgres` });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `${base}/${name}`;
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
