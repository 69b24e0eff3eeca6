import { createHash } from 'node:crypto';

/** Required leading zero bits: about 65,000 attempts, or 1 to 2 s on a phone, without any action of the player. */
export const WORK_BITS = 16;

/** Whether SHA-256 of `challenge + '.' + nonce` begins with the required number of zero bits. */
export function isWorkDone(challenge: string, nonce: string, bits = WORK_BITS): boolean {
  const digest = createHash('sha256').update(`${challenge}.${nonce}`).digest();
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}
