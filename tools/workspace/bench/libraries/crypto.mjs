import { runPage } from '../support/bundlePage.mjs';
import { createLimitRow } from '../support/resultRows.mjs';

/**
 * Measures sealing and signing in Chromium, compared with the same operations on bare WebCrypto and on crypto-js in one
 * run. Not in Node, because there each call of WebCrypto waits for a thread and is not comparable with a page.
 *
 * @param {string} executablePath
 */
export async function benchCrypto(executablePath) {
  const { sealing, opening } = /** @type {import('./cryptoPage.mjs').Figures} */ (
    await runPage(executablePath, 'libraries/cryptoPage.mjs')
  );
  return [
    ...sealing.flatMap(({ bytes, times: { ours: own, bare, old } }) => [
      createLimitRow(`seal and sign ${size(bytes)}, against bare WebCrypto`, { own, other: bare, goal: 1.25 }),
      createLimitRow(`seal and sign ${size(bytes)}, against crypto-js`, { own, other: old, goal: 0.3 }),
    ]),
    createLimitRow('open a response of 200 kB, against bare WebCrypto', {
      own: opening.ours,
      other: opening.bare,
      goal: 1.2,
    }),
    // Decryption alone is 0.03x. With base64, UTF-8 and JSON, which both sides decode, bare WebCrypto itself is at 0.08x.
    createLimitRow('open a response of 200 kB, against crypto-js', {
      own: opening.ours,
      other: opening.old,
      goal: 0.1,
    }),
  ];
}

const size = (/** @type {number} */ bytes) => (bytes < 1000 ? `${bytes} B` : `${bytes / 1000} kB`);
