import type { SliderMove, SliderPuzzle } from './captchaState.ts';

const BATCH = 256;

/**
 * Computes the proof of work that replaces a slider, for players who cannot drag or see it. It finds a number whose SHA-256
 * with the puzzle starts with enough zero bits: about 65,000 attempts, 1–2 s.
 *
 * @throws the signal's reason when it aborts
 */
export async function solveWork(
  { lotNumber, workBits }: Pick<SliderPuzzle, 'lotNumber' | 'workBits'>,
  signal: AbortSignal,
): Promise<SliderMove> {
  for (let first = 0; ; first += BATCH) {
    signal.throwIfAborted();
    const nonces = Array.from({ length: BATCH }, (_, index) => String(first + index));
    const isDone = await Promise.all(nonces.map((nonce) => isWorkDone(`${lotNumber}.${nonce}`, workBits)));
    const nonce = nonces[isDone.indexOf(true)];
    if (nonce !== undefined) return { mode: 'work', nonce };
  }
}

async function isWorkDone(text: string, bits: number): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Math.clz32(new DataView(digest).getUint32(0)) >= bits;
}
