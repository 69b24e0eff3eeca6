// How a result is presented. A return below the stake is a loss and is never celebrated (LOB-07, RTS 13).

/** Return from which a win is shown with a banner, as a multiple of the stake. */
const BANNER_MULTIPLE = 15n;

/**
 * @typedef {object} Presentation
 * @property {'lost' | 'returned' | 'push' | 'win'} text key of the text
 * @property {'plain' | 'good'} tone
 * @property {boolean} hasSound
 * @property {'none' | 'still' | 'turns'} lines how winning lines of a slot are shown
 * @property {boolean} hasBanner
 */

/**
 * Returns how the return of a round is presented. Amounts are cents.
 *
 * @param {bigint} stake
 * @param {bigint} payout
 * @returns {Presentation}
 */
export function presentReturn(stake, payout) {
  const quiet = /** @type {const} */ ({ tone: 'plain', hasSound: false, hasBanner: false });
  if (payout <= 0n) return { ...quiet, text: 'lost', lines: 'none' };
  if (payout < stake) return { ...quiet, text: 'returned', lines: 'still' };
  if (payout === stake) return { ...quiet, text: 'push', lines: 'still' };
  return { text: 'win', tone: 'good', hasSound: true, lines: 'turns', hasBanner: payout >= BANNER_MULTIPLE * stake };
}
