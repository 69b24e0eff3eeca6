import { toHex, utf8 } from '../bytes/bytes.ts';

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0);

/** One of the four round functions, and the word of the block it reads (RFC 1321 §3.4). */
function mix(round: number, step: number, b: number, c: number, d: number): [mixed: number, word: number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) & 15];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) & 15];
  return [c ^ (b | ~d), (7 * step) & 15];
}

function addBlock(state: Int32Array, block: DataView, offset: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const [mixed, word] = mix(step >> 4, step, b, c, d);
    const sum = (a + mixed + (SINES[step] ?? 0) + block.getInt32(offset + 4 * word, true)) | 0;
    const shift = SHIFTS[step >> 4]?.[step & 3] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  [a, b, c, d].forEach((value, at) => (state[at] = ((state[at] ?? 0) + value) | 0));
}

/**
 * MD5 of a text's UTF-8, in lower-case hex: how passwords travel because the specification says so (API-10, ruling A2).
 *
 * It protects nothing: the digest is as good as the password, and is treated like one.
 */
export function md5Hex(text: string): string {
  const message = utf8(text);
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n, true);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let offset = 0; offset < padded.length; offset += 64) addBlock(state, view, offset);
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((value, at) => digest.setInt32(4 * at, value, true));
  return toHex(new Uint8Array(digest.buffer));
}
