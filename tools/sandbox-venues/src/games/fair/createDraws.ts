import { createHash, createHmac } from 'node:crypto';

/** Whole numbers out of a sealed seed, each as likely as any other. */
export interface Draws {
  /** A number from 0 to `count - 1`. */
  readonly below: (count: number) => number;
}

/** What a round's numbers follow from. A draw that many share has no client seed; its label stands there instead. */
export interface RoundSeed {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

const RANGE = 2 ** 32;

/** What is published before anybody stakes: SHA-256 of the server seed, hex. */
export const computeCommitment = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

/**
 * The numbers of one round. Block `i` is HMAC-SHA-256, keyed with the server seed, of `clientSeed:nonce:i`; each block is
 * eight unsigned 32-bit numbers, big-endian. Numbers of the last, incomplete stretch are passed over, so that the remainder
 * by `count` favours none.
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
