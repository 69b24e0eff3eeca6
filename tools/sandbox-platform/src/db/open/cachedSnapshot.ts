import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../database.ts';
import { migrate, migrationSteps } from '../migrate.ts';
import { pgliteDatabase } from './openMemory.ts';
import { pgliteParsers } from './valueParsers.ts';

/** Rows of a snapshot. */
export interface SnapshotContent {
  readonly name: string;
  /** Text that changes with the rows. */
  readonly version: string;
  readonly seed: (db: Db) => Promise<void>;
}

/** Every table, and no rows. */
export const emptyContent: SnapshotContent = { name: 'empty', version: '', seed: async () => undefined };

const getSnapshotPrefix = ({ name }: SnapshotContent): string => `sandbox-${name}-`;

/** Changes with the tables and what is in them; a new release of the embedded database refuses an old snapshot by itself. */
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
  const { db, close } = pgliteDatabase(pglite, 'snapshot');
  await migrate(db);
  await seed(db);
  const snapshot = await pglite.dumpDataDir('none');
  await close();
  return snapshot;
}

/**
 * A database ready made: opening it takes a second where making one takes four in memory and seven in a folder. One of older
 * tables is thrown away.
 *
 * @param folder where the snapshot is kept between runs; written whole or not at all, so that test workers may race
 */
export async function cachedSnapshot(folder: string, content: SnapshotContent): Promise<Blob> {
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
