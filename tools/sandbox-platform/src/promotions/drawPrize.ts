import type { Tx } from '../db/database.ts';
import type { ServerSecret } from '../db/serverSecret.ts';
import type { ActivityClaim } from '../db/tables/memberCentreTables.ts';
import { computeCommitment, createDraws, type RoundSeed } from '../fair/createDraws.ts';
import { consumeNonce, deriveServerSeed, type SeedOwner } from '../fair/seeds.ts';

/** Sum of the chances of all prizes of a draw. Chances are published in ten-thousandths. */
export const CHANCE_SCALE = 10_000;

/**
 * Selects a prize by its published chance.
 *
 * @param roll integer from 0 up to, not including, `CHANCE_SCALE`
 */
export function selectPrize<Prize extends { readonly weight: number }>(prizes: readonly Prize[], roll: number): Prize {
  let rest = roll;
  for (const prize of prizes) {
    rest -= prize.weight;
    if (rest < 0) return prize;
  }
  throw new Error('selectPrize: the chances sum to less than the scale. Correct the weights of the prizes.');
}

/** Draws a prize from seeds, as the games draw their numbers. */
export const drawPrize = <Prize extends { readonly weight: number }>(
  prizes: readonly Prize[],
  seed: RoundSeed,
): Prize => selectPrize(prizes, createDraws(seed).below(CHANCE_SCALE));

/** Returns the owner of the seeds of a member's draws: they are separate for each activity. */
export const getSeedOwner = (memberId: number, activityId: string): SeedOwner => ({
  memberId,
  venueCode: `A${activityId}`,
});

/** Prize of a draw with the seed pair and nonce that decided it. */
export interface DrawnPrize<Prize> {
  readonly prize: Prize;
  readonly seedNo: number;
  readonly nonce: number;
}

/** Draws a prize with the next nonce of the member's seeds. The caller holds the member lock. */
export async function drawNextPrize<Prize extends { readonly weight: number }>(
  tx: Tx,
  { secret, owner, now }: { readonly secret: ServerSecret; readonly owner: SeedOwner; readonly now: Date },
  prizes: readonly Prize[],
): Promise<DrawnPrize<Prize>> {
  const { no, client_seed: clientSeed, next_nonce: nonce } = await consumeNonce(tx, owner, now);
  const serverSeed = deriveServerSeed(secret, owner, no);
  return { prize: drawPrize(prizes, { serverSeed, clientSeed, nonce }), seedNo: no, nonce };
}

/** Seed pair of a draw. */
interface StoredSeed {
  readonly no: number;
  readonly client_seed: string;
  readonly revealed_at: Date | null;
}

/** Builds the proof of a draw. The server seed is included once it has been revealed. */
export function buildDrawProof(
  secret: ServerSecret,
  {
    member_id,
    activity_id,
    seed_no: no,
    nonce,
  }: Pick<ActivityClaim, 'member_id' | 'activity_id' | 'seed_no' | 'nonce'>,
  seeds: readonly StoredSeed[],
) {
  const seed = seeds.find((stored) => stored.no === no);
  if (no === null || nonce === null || !seed) return undefined;
  const serverSeed = deriveServerSeed(secret, getSeedOwner(member_id, activity_id), no);
  return {
    no,
    hash: computeCommitment(serverSeed),
    clientSeed: seed.client_seed,
    nonce,
    ...(seed.revealed_at && { serverSeed }),
  };
}
