import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../database.ts';
import { migrate, migrationSteps } from '../migrate.ts';
import { wrapPglite } from './openMemory.ts';
import { pgliteParsers } from './valueParsers.ts';

/** Content of a snapshot. */
export interface SnapshotContent {
  readonly name: string;
  /** Text that changes with the rows. */
  readonly version: string;
  readonly seed: (db: Db) => Promise<void>;
}

/** Content with the tables and without rows. */
export const emptyContent: SnapshotContent = { name: 'empty', version: '', seed: async () => undefined };

const getSnapshotPrefix = ({ name }: SnapshotContent): string => `sandbox-${name}-`;

/** Builds the file name from tables and content. A snapshot of another release of the embedded database fails to load. */
function snapshotName(content: SnapshotContent): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(migrationSteps));
  hash.update(content.version);
  return `${getSnapshotPrefix(content)}${hash.digest('hex').slice(0, 16)}.tar`;
}

function read(file: string): Blob | undefined {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}

async function make({ seed }: SnapshotContent): Promise<Blob> {
  const pglite = await PGlite.create({ parsers: pgliteParsers });
  const { db, close } = wrapPglite(pglite, { label: 'snapshot' });
  await migrate(db);
  await seed(db);
  const snapshot = await pglite.dumpDataDir('none');
  await close();
  return snapshot;
}

/**
 * Returns a snapshot of a database. Loading it takes about 1 s; creating a database takes 4 s in memory and 7 s in a
 * folder. Snapshots of older tables are deleted.
 *
 * @param folder cache of the snapshots; files are written atomically, so that test workers may run concurrently
 */
export async function loadSnapshot(folder: string, content: SnapshotContent): Promise<Blob> {
  const file = join(folder, snapshotName(content));
  const kept = read(file);
  if (kept) return kept;
  const snapshot = await make(content);
  mkdirSync(folder, { recursive: true });
  const outdated = readdirSync(folder).filter(
    (name) => name.startsWith(getSnapshotPrefix(content)) && name.endsWith('.tar'),
  );
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await snapshot.arrayBuffer()));
  renameSync(draft, file);
  for (const name of outdated) if (name !== basename(file)) rmSync(join(folder, name), { force: true });
  return snapshot;
}
