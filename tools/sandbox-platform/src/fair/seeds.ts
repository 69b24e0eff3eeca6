import { randomBytes } from 'node:crypto';
import type { ServerSecret } from '../db/serverSecret.ts';
import type { Db, Tx } from '../db/database.ts';
import type { VenueSeed } from '../db/tables/gameTables.ts';
import { computeCommitment } from './createDraws.ts';

/** Member and venue of a pair of seeds. */
export interface SeedOwner {
  readonly memberId: number;
  readonly venueCode: string;
}

/** Seeds as shown to the player: commitments of the current and the next pair. Unrevealed server seeds are not included. */
export interface SeedView {
  readonly no: number;
  readonly hash: string;
  readonly nextHash: string;
  readonly clientSeed: string;
  /** Number of rounds played with these seeds; it is the nonce of the next round. */
  readonly nonce: number;
}

/** Derives the server seed of a pair from the platform's secret, so that it need not be stored. */
export const deriveServerSeed = (secret: ServerSecret, { memberId, venueCode }: SeedOwner, no: number): string =>
  secret.digest('roundSeed', String(memberId), venueCode, String(no));

/** Derives the server seed of a draw that all players share. */
export const deriveDrawSeed = (secret: ServerSecret, gameCode: string, drawNo: number): string =>
  secret.digest('drawSeed', gameCode, String(drawNo));

const findCurrentSeeds = (db: Db, { memberId, venueCode }: SeedOwner) =>
  db
    .selectFrom('venue_seeds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('venue_code', '=', venueCode)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();

/** Reads the current seeds. The first call creates the first pair with a random client seed. */
export async function ensureSeeds(db: Db, owner: SeedOwner, now: Date): Promise<VenueSeed> {
  const known = await findCurrentSeeds(db, owner);
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
  return (
    (await findCurrentSeeds(db, owner)) ?? Promise.reject(new Error('ensureSeeds: the member has no current seeds.'))
  );
}

/** Returns the current seeds and increments their nonce. The caller holds the member lock. */
export async function consumeNonce(tx: Tx, owner: SeedOwner, now: Date): Promise<VenueSeed> {
  const seed = await ensureSeeds(tx, owner, now);
  await tx
    .updateTable('venue_seeds')
    .set({ next_nonce: seed.next_nonce + 1 })
    .where('member_id', '=', owner.memberId)
    .where('venue_code', '=', owner.venueCode)
    .where('no', '=', seed.no)
    .execute();
  return seed;
}

/** Client seed of the next pair, chosen by the player, and the time. */
export interface SeedRotation {
  readonly clientSeed: string;
  readonly now: Date;
}

/**
 * Reveals the current server seed and starts the next pair, whose commitment is already published, with the new client
 * seed.
 */
export async function rotateSeeds(tx: Tx, owner: SeedOwner, { clientSeed, now }: SeedRotation): Promise<VenueSeed> {
  const { no } = await ensureSeeds(tx, owner, now);
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

/** Converts seeds to the form shown to the player. */
export function toSeedView(secret: ServerSecret, owner: SeedOwner, seed: VenueSeed): SeedView {
  const computeSeedHash = (no: number): string => computeCommitment(deriveServerSeed(secret, owner, no));
  return {
    no: seed.no,
    hash: computeSeedHash(seed.no),
    nextHash: computeSeedHash(seed.no + 1),
    clientSeed: seed.client_seed,
    nonce: seed.next_nonce,
  };
}
