import { createHash } from 'node:crypto';

/** Leading zero bits wanted: some 65,000 tries, a second or two of a phone, nothing a person has to see or do. */
export const WORK_BITS = 16;

/** Whether SHA-256 of `challenge + '.' + nonce` begins with the wanted number of zero bits. */
export function isWorkDone(challenge: string, nonce: string, bits = WORK_BITS): boolean {
  const digest = createHash('sha256').update(`${challenge}.${nonce}`).digest();
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}
