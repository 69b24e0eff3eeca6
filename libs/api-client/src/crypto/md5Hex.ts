import { toHex, encodeUtf8 } from '../bytes/bytes.ts';

/** One of the four rounds of a block (RFC 1321 §3.4). */
interface Round {
  readonly mix: (b: number, c: number, d: number) => number;
  /** Word of the block that a step reads. */
  readonly getWord: (step: number) => number;
  readonly shifts: readonly number[];
}

const ROUNDS: readonly Round[] = [
  { mix: (b, c, d) => (b & c) | (~b & d), getWord: (step) => step, shifts: [7, 12, 17, 22] },
  { mix: (b, c, d) => (d & b) | (~d & c), getWord: (step) => (5 * step + 1) & 15, shifts: [5, 9, 14, 20] },
  { mix: (b, c, d) => b ^ c ^ d, getWord: (step) => (3 * step + 5) & 15, shifts: [4, 11, 16, 23] },
  { mix: (b, c, d) => c ^ (b | ~d), getWord: (step) => (7 * step) & 15, shifts: [6, 10, 15, 21] },
];
const STEPS_PER_ROUND = 16;
const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0);

function addBlock(state: Int32Array, block: DataView, offset: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  let step = 0;
  for (const { mix, getWord, shifts } of ROUNDS) {
    for (const end = step + STEPS_PER_ROUND; step < end; step += 1) {
      const sum = (a + mix(b, c, d) + (SINES[step] ?? 0) + block.getInt32(offset + 4 * getWord(step), true)) | 0;
      const shift = shifts[step & 3] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
  }
  [a, b, c, d].forEach((value, at) => (state[at] = ((state[at] ?? 0) + value) | 0));
}

/**
 * Returns the MD5 of a text's UTF-8 in lower-case hex, the form of passwords in the specification (API-10, ruling A2).
 *
 * It protects nothing: handle the digest like the password itself.
 */
export function md5Hex(text: string): string {
  const message = encodeUtf8(text);
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
