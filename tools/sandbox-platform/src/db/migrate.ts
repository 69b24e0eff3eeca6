import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { authMigration } from './migrations/auth.ts';
import { bettingMigration } from './migrations/betting.ts';
import { cashierMigration } from './migrations/cashier.ts';
import { chatMigration } from './migrations/chat.ts';
import { chatModerationMigration } from './migrations/chatHouse.ts';
import { dealTotalsMigration } from './migrations/dealTotals.ts';
import { gamesMigration } from './migrations/games.ts';
import { ledgerMigration } from './migrations/ledger.ts';
import { memberCentreMigration } from './migrations/memberCentre.ts';
import { membersMigration } from './migrations/members.ts';
import { poolRoundsMigration } from './migrations/poolRounds.ts';
import { rebatesMigration } from './migrations/rebates.ts';
import { seriesMigration } from './migrations/series.ts';
import { venuesMigration } from './migrations/venues.ts';
import type { Schema } from './tables/schema.ts';

const createMigration = (statements: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** Every step ever shipped, in order. Add to the end; a step that has left the house is never edited. */
export const migrationSteps: Readonly<Record<string, readonly string[]>> = {
  '001-members': membersMigration,
  '002-ledger': ledgerMigration,
  '003-betting': bettingMigration,
  '004-venues': venuesMigration,
  '005-cashier': cashierMigration,
  '006-auth': authMigration,
  '007-memberCentre': memberCentreMigration,
  '008-series': seriesMigration,
  '009-dealTotals': dealTotalsMigration,
  '010-chat': chatMigration,
  '011-games': gamesMigration,
  '012-rebates': rebatesMigration,
  '013-poolRounds': poolRoundsMigration,
  '014-chatHouse': chatModerationMigration,
};

/** Names of what the steps have made, such as every table. */
const madeBy = (kind: 'table' | 'view' | 'function'): string[] =>
  Object.values(migrationSteps)
    .flat()
    .flatMap((statement) => new RegExp(`^create ${kind} (\\w+)`).exec(statement)?.[1] ?? []);

/** Takes away all that the steps have made, and nothing else that may live in the database. */
export async function dropMigratedObjects(db: Kysely<Schema>): Promise<void> {
  await sql.raw(`drop view if exists ${madeBy('view').join(', ')} cascade`).execute(db);
  await sql
    .raw(`drop table if exists ${[...madeBy('table'), 'kysely_migration', 'kysely_migration_lock'].join(', ')} cascade`)
    .execute(db);
  await sql.raw(`drop function if exists ${madeBy('function').join(', ')} cascade`).execute(db);
}

const getMigrations = () =>
  Promise.resolve(
    Object.fromEntries(Object.entries(migrationSteps).map(([name, step]) => [name, createMigration(step)])),
  );

/** Brings the tables up to this release; does nothing when they are. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The tables could not be brought up to date.');
}
