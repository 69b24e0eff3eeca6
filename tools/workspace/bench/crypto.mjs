import { runPage } from './bundlePage.mjs';
import { createRow } from './resultRows.mjs';

/**
 * Measures sealing and signing in Chromium, compared with the same operations on bare WebCrypto and on crypto-js in one
 * run. Not in Node, because there each call of WebCrypto waits for a thread and is not comparable with a page.
 *
 * @param {string} executablePath
 */
export async function benchCrypto(executablePath) {
  const { sealing, opening } = /** @type {import('./cryptoPage.mjs').Figures} */ (
    await runPage(executablePath, 'cryptoPage.mjs')
  );
  const rows = sealing.flatMap(({ bytes, times }) => [
    createRatioRow(`seal and sign ${size(bytes)}, against bare WebCrypto`, 1.25, {
      ours: times.ours,
      other: times.bare,
    }),
    createRatioRow(`seal and sign ${size(bytes)}, against crypto-js`, 0.3, { ours: times.ours, other: times.old }),
  ]);
  return [
    ...rows,
    createRatioRow('open a response of 200 kB, against bare WebCrypto', 1.2, {
      ours: opening.ours,
      other: opening.bare,
    }),
    // Decryption alone is 0.03x. With base64, UTF-8 and JSON, which both sides decode, bare WebCrypto itself is at 0.08x.
    createRatioRow('open a response of 200 kB, against crypto-js', 0.1, { ours: opening.ours, other: opening.old }),
  ];
}

const size = (/** @type {number} */ bytes) => (bytes < 1000 ? `${bytes} B` : `${bytes / 1000} kB`);
const time = (/** @type {number} */ ms) => (ms < 1 ? `${(ms * 1000).toFixed(0)} µs` : `${ms.toFixed(2)} ms`);

/** @param {string} name @param {number} goal @param {{ ours: number, other: number }} times milliseconds of one run */
function createRatioRow(name, goal, { ours, other }) {
  const ratio = ours / other;
  return createRow(name, {
    value: `${time(ours)} / ${time(other)} = ${ratio.toFixed(2)}x`,
    goal: `${goal.toFixed(2)}x`,
    isMet: ratio <= goal,
  });
}
