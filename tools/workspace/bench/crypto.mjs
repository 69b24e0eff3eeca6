import { runPage } from './bundlePage.mjs';
import { row } from './home.mjs';

/**
 * What sealing and signing cost in Chromium, against the same operations on bare WebCrypto and on crypto-js, in one run.
 * Not in Node: there each call of WebCrypto waits for a thread, which says nothing about a page.
 *
 * @param {string} executablePath
 */
export async function benchCrypto(executablePath) {
  /** @type {{ sealing: Record<string, Times>, opening: Times }} */
  const { sealing, opening } = await runPage(executablePath, 'cryptoPage.mjs');
  const rows = Object.entries(sealing).flatMap(([bytes, times]) => [
    compare(`seal and sign ${size(Number(bytes))}, against bare WebCrypto`, times.ours, times.bare, 1.25),
    compare(`seal and sign ${size(Number(bytes))}, against crypto-js`, times.ours, times.old, 0.3),
  ]);
  return [
    ...rows,
    compare('open an answer of 200 kB, against bare WebCrypto', opening.ours, opening.bare, 1.2),
    // Deciphering alone is 0.03x; the base64, UTF-8 and JSON both sides read too make bare WebCrypto itself 0.08x.
    compare('open an answer of 200 kB, against crypto-js', opening.ours, opening.old, 0.1),
  ];
}

const size = (/** @type {number} */ bytes) => (bytes < 1000 ? `${bytes} B` : `${bytes / 1000} kB`);
const time = (/** @type {number} */ ms) => (ms < 1 ? `${(ms * 1000).toFixed(0)} µs` : `${ms.toFixed(2)} ms`);

/** @param {string} name @param {number} ours @param {number} other @param {number} goal */
function compare(name, ours, other, goal) {
  const ratio = ours / other;
  return row(name, `${time(ours)} / ${time(other)} = ${ratio.toFixed(2)}x`, `${goal.toFixed(2)}x`, ratio <= goal);
}

/** @typedef {{ ours: number, bare: number, old: number }} Times milliseconds of one go */
