import { runPage } from './bundlePage.mjs';
import { row } from './row.mjs';

/**
 * What sealing and signing cost in Chromium, against the same operations on bare WebCrypto and on crypto-js, in one run.
 * Not in Node: there each call of WebCrypto waits for a thread, which says nothing about a page.
 *
 * @param {string} executablePath
 */
export async function benchCrypto(executablePath) {
  const { sealing, opening } = /** @type {import('./cryptoPage.mjs').Figures} */ (
    await runPage(executablePath, 'cryptoPage.mjs')
  );
  const rows = sealing.flatMap(({ bytes, times }) => [
    compare(`seal and sign ${size(bytes)}, against bare WebCrypto`, 1.25, { ours: times.ours, other: times.bare }),
    compare(`seal and sign ${size(bytes)}, against crypto-js`, 0.3, { ours: times.ours, other: times.old }),
  ]);
  return [
    ...rows,
    compare('open an answer of 200 kB, against bare WebCrypto', 1.2, { ours: opening.ours, other: opening.bare }),
    // Deciphering alone is 0.03x; the base64, UTF-8 and JSON both sides read too make bare WebCrypto itself 0.08x.
    compare('open an answer of 200 kB, against crypto-js', 0.1, { ours: opening.ours, other: opening.old }),
  ];
}

const size = (/** @type {number} */ bytes) => (bytes < 1000 ? `${bytes} B` : `${bytes / 1000} kB`);
const time = (/** @type {number} */ ms) => (ms < 1 ? `${(ms * 1000).toFixed(0)} µs` : `${ms.toFixed(2)} ms`);

/** @param {string} name @param {number} goal @param {{ ours: number, other: number }} times milliseconds of one go */
function compare(name, goal, { ours, other }) {
  const ratio = ours / other;
  return row(name, {
    value: `${time(ours)} / ${time(other)} = ${ratio.toFixed(2)}x`,
    goal: `${goal.toFixed(2)}x`,
    isMet: ratio <= goal,
  });
}
