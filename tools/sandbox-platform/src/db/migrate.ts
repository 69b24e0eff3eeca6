import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { attemptsMigration } from './migrations/attempts.ts';
import { authMigration } from './migrations/auth.ts';
import { bettingMigration } from './migrations/betting.ts';
import { bonusTermsMigration } from './migrations/bonusTerms.ts';
import { cashierMigration } from './migrations/cashier.ts';
import { chatMigration } from './migrations/chat.ts';
import { chatAvatarsMigration } from './migrations/chatAvatars.ts';
import { chatModerationMigration } from './migrations/chatModeration.ts';
import { dealTotalsMigration } from './migrations/dealTotals.ts';
import { favouritesMigration } from './migrations/favourites.ts';
import { forcedLettersMigration } from './migrations/forcedLetters.ts';
import { feedbackThreadsMigration } from './migrations/feedbackThreads.ts';
import { gamesMigration } from './migrations/games.ts';
import { helpRatingsMigration } from './migrations/helpRatings.ts';
import { ledgerMigration } from './migrations/ledger.ts';
import { letterCountsMigration } from './migrations/letterCounts.ts';
import { memberCentreMigration } from './migrations/memberCentre.ts';
import { membersMigration } from './migrations/members.ts';
import { partnersMigration } from './migrations/partners.ts';
import { playerLimitsMigration } from './migrations/playerLimits.ts';
import { poolRoundsMigration } from './migrations/poolRounds.ts';
import { quitActivitiesMigration } from './migrations/quitActivities.ts';
import { rebatesMigration } from './migrations/rebates.ts';
import { seriesMigration } from './migrations/series.ts';
import { serviceMigration } from './migrations/service.ts';
import { sessionsMigration } from './migrations/sessions.ts';
import { standingLettersMigration } from './migrations/standingLetters.ts';
import { venuesMigration } from './migrations/venues.ts';
import { vipHistoryMigration } from './migrations/vipHistory.ts';
import type { Schema } from './tables/schema.ts';

const createMigration = (statements: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** All migration steps in order. New steps are appended; a step that has been released must not change. */
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
  '015-attempts': attemptsMigration,
  '016-sessions': sessionsMigration,
  '018-helpRatings': helpRatingsMigration,
  '020-partners': partnersMigration,
  '021-standingLetters': standingLettersMigration,
  '022-vipHistory': vipHistoryMigration,
  '023-service': serviceMigration,
  '024-chatAvatars': chatAvatarsMigration,
  '025-forcedLetters': forcedLettersMigration,
  '026-feedbackThreads': feedbackThreadsMigration,
  '028-bonusTerms': bonusTermsMigration,
  '029-playerLimits': playerLimitsMigration,
  '030-letterCounts': letterCountsMigration,
  '031-quitActivities': quitActivitiesMigration,
  '032-favourites': favouritesMigration,
};

/** Returns the names of all objects of a kind that the steps create. */
const madeBy = (kind: 'table' | 'view' | 'function'): string[] =>
  Object.values(migrationSteps)
    .flat()
    .flatMap((statement) => new RegExp(`^create ${kind} (\\w+)`).exec(statement)?.[1] ?? []);

/** Drops everything the steps have created and nothing else in the database. */
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

/** Runs the steps that have not been applied to the database. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw error instanceof Error
      ? error
      : new Error('migrate: a migration step failed. See the cause; start with --fresh to create a new database.');
}
