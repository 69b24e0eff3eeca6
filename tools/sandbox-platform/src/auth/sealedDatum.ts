import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ServerSecret } from '../db/serverSecret.ts';

const NONCE = 12;
const TAG = 16;

const buildOwnerAad = (memberId: number): Buffer => Buffer.from(`member ${memberId}`);

/** Encrypts a member's own datum, such as the phone number, for a response. */
export function sealDatum(secret: ServerSecret, memberId: number, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', secret.key('datum'), nonce).setAAD(buildOwnerAad(memberId));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a datum that was sealed for this member; `undefined` for any other text. */
export function openDatum(secret: ServerSecret, memberId: number, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE + TAG) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret.key('datum'), bytes.subarray(0, NONCE))
      .setAAD(buildOwnerAad(memberId))
      .setAuthTag(bytes.subarray(bytes.length - TAG));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE, bytes.length - TAG)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
