import { md5 } from '@noble/hashes/legacy.js';
import { encodeUtf8, toHex } from '../bytes/bytes.ts';

/**
 * Returns the MD5 of a text's UTF-8 in lower-case hex, the form of passwords in the specification (API-10, ruling A2).
 *
 * It protects nothing: handle the digest like the password itself.
 */
export const md5Hex = (text: string): string => toHex(md5(encodeUtf8(text)));
