import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The md5 of a password as 32 lower-case hex digits, the form the wire demands (§9, ruling A2).
 *
 * It protects nothing: whoever holds it can log in. Treat it as the password itself, and never log it.
 */
export function md5Password(password: string): string {
  return bytesToHex(md5(utf8ToBytes(password)));
}
