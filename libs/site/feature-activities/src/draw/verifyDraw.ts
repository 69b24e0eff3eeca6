import type { ActivityInfo, ActivityReward } from '../kinds/kindTypes.ts';

/** Proof of a draw. */
export type DrawProof = NonNullable<ActivityInfo['claims'][number]['proof']>;

/** Results of a check. */
export interface DrawCheck {
  /** Whether the server seed has the hash that was published before the draw. */
  readonly isCommitted: boolean;
  /** Prize that follows from the seeds and the published chances. */
  readonly rewardId: string | undefined;
  /** Number from 0 to 9,999 that decided the draw. */
  readonly roll: number;
}

const CHANCE_SCALE = 10_000;
const RANGE = 2 ** 32;
/** Largest multiple of the scale; numbers from it on are skipped, so that no prize is more likely. */
const LIMIT = RANGE - (RANGE % CHANCE_SCALE);
const BLOCK_BYTES = 32;

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const toHex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Computes the number of a draw: the first number of its HMAC blocks below the limit, modulo the scale. */
async function computeRoll({ serverSeed, clientSeed, nonce }: Required<DrawProof>): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', toBytes(serverSeed), algorithm, false, ['sign']);
  for (let block = 0; ; block += 1) {
    const bytes = new DataView(await crypto.subtle.sign('HMAC', key, toBytes(`${clientSeed}:${nonce}:${block}`)));
    for (let at = 0; at < BLOCK_BYTES; at += 4) {
      const number = bytes.getUint32(at);
      if (number < LIMIT) return number % CHANCE_SCALE;
    }
  }
}

/** Chance of a prize in ten-thousandths. */
const toWeight = ({ chance = '0.00' }: Pick<ActivityReward, 'chance'>): number => Number(chance.replace('.', ''));

/** Selects the prize of a number by the published chances, in their order. */
export function selectByRoll(rewards: readonly ActivityReward[], roll: number): ActivityReward | undefined {
  let sum = 0;
  return rewards.find((reward) => (sum += toWeight(reward)) > roll);
}

/** Checks a draw whose server seed has been revealed. It uses no code of the platform. */
export async function verifyDraw(proof: Required<DrawProof>, rewards: readonly ActivityReward[]): Promise<DrawCheck> {
  const hash = toHex(await crypto.subtle.digest('SHA-256', toBytes(proof.serverSeed)));
  const roll = await computeRoll(proof);
  return { isCommitted: hash === proof.hash, roll, rewardId: selectByRoll(rewards, roll)?.rewardId };
}
