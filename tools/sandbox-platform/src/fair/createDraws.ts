import { createHash, createHmac } from 'node:crypto';

/** Source of uniform random integers that are derived from seeds. */
export interface Draws {
  /** Returns a number from 0 to `count - 1`. */
  readonly below: (count: number) => number;
}

/** Seeds of a round. A draw shared by all players has no client seed; it uses the game code instead. */
export interface RoundSeed {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

const RANGE = 2 ** 32;

/** Computes the commitment of a server seed, which is published before the round: SHA-256 in hex. */
export const computeCommitment = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

/**
 * Creates the numbers of a round.
 *
 * Block `i` is HMAC-SHA-256 of `clientSeed:nonce:i` with the server seed as key. A block is 8 unsigned 32-bit big-endian
 * numbers. Numbers beyond the largest multiple of `count` are skipped, so that the remainder is uniform.
 */
export function createDraws({ serverSeed, clientSeed, nonce }: RoundSeed): Draws {
  let block = Buffer.alloc(0);
  let at = 0;
  let blocks = 0;
  const next = (): number => {
    if (at === block.length) {
      block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${blocks}`).digest();
      blocks += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  };
  return {
    below: (count) => {
      const fair = RANGE - (RANGE % count);
      let number = next();
      while (number >= fair) number = next();
      return number % count;
    },
  };
}
