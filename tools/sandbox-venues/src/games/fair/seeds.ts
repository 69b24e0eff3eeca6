import { randomBytes } from 'node:crypto';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { VenueSeed } from '@pavilion/sandbox-platform/db/tables/gameTables';
import { computeCommitment } from './createDraws.ts';

/** Whose seeds, at which venue. */
export interface SeedOwner {
  readonly memberId: number;
  readonly venueCode: string;
}

/** What a player sees of the seeds: commitments of those in use and of those to come, never an unused server seed. */
export interface SeedView {
  readonly no: number;
  readonly hash: string;
  readonly nextHash: string;
  readonly clientSeed: string;
  /** Rounds played with these seeds so far, and the number of the next one. */
  readonly nonce: number;
}

/** The server seed of a pair: follows from the platform's secret, so that an unused one is written nowhere. */
export const deriveServerSeed = (secret: ServerSecret, { memberId, venueCode }: SeedOwner, no: number): string =>
  secret.digest('roundSeed', String(memberId), venueCode, String(no));

/** The server seed of a draw everybody shares. */
export const deriveDrawSeed = (secret: ServerSecret, gameCode: string, drawNo: number): string =>
  secret.digest('drawSeed', gameCode, String(drawNo));

const inUse = (db: Db, { memberId, venueCode }: SeedOwner) =>
  db
    .selectFrom('venue_seeds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('venue_code', '=', venueCode)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();

/** The seeds in use; the first pair is made at the first visit, its client seed by chance. */
export async function seedsInUse(db: Db, owner: SeedOwner, now: Date): Promise<VenueSeed> {
  const known = await inUse(db, owner);
  if (known) return known;
  await db
    .insertInto('venue_seeds')
    .values({
      member_id: owner.memberId,
      venue_code: owner.venueCode,
      no: 1,
      client_seed: randomBytes(8).toString('hex'),
      opened_at: now,
      revealed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await inUse(db, owner)) ?? Promise.reject(new Error('No seeds are in use.'));
}

/** Takes the next number of the seeds in use; the member is locked. */
export async function consumeNonce(tx: Tx, owner: SeedOwner, now: Date): Promise<VenueSeed> {
  const seed = await seedsInUse(tx, owner, now);
  await tx
    .updateTable('venue_seeds')
    .set({ next_nonce: seed.next_nonce + 1 })
    .where('member_id', '=', owner.memberId)
    .where('venue_code', '=', owner.venueCode)
    .where('no', '=', seed.no)
    .execute();
  return seed;
}

/** Player's client seed for the next pair, and the time. */
export interface SeedRotation {
  readonly clientSeed: string;
  readonly now: Date;
}

/** Shows the server seed in use and begins the next pair, whose commitment was known before, with the player's own client seed. */
export async function rotateSeeds(tx: Tx, owner: SeedOwner, { clientSeed, now }: SeedRotation): Promise<VenueSeed> {
  const { no } = await seedsInUse(tx, owner, now);
  await tx
    .updateTable('venue_seeds')
    .set({ revealed_at: now })
    .where('member_id', '=', owner.memberId)
    .where('venue_code', '=', owner.venueCode)
    .where('no', '=', no)
    .execute();
  return tx
    .insertInto('venue_seeds')
    .values({
      member_id: owner.memberId,
      venue_code: owner.venueCode,
      no: no + 1,
      client_seed: clientSeed,
      opened_at: now,
      revealed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The seeds as their player sees them. */
export function seedView(secret: ServerSecret, owner: SeedOwner, seed: VenueSeed): SeedView {
  const computeSeedHash = (no: number): string => computeCommitment(deriveServerSeed(secret, owner, no));
  return {
    no: seed.no,
    hash: computeSeedHash(seed.no),
    nextHash: computeSeedHash(seed.no + 1),
    clientSeed: seed.client_seed,
    nonce: seed.next_nonce,
  };
}
