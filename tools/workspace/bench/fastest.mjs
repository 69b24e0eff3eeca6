/**
 * The best time of each piece of work, milliseconds: all of them in turn, round after round.
 *
 * @param {number} rounds @param {readonly (() => unknown)[]} works
 * @returns {number[]}
 */
export function fastest(rounds, works) {
  const best = works.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1)
    works.forEach((work, at) => {
      const from = performance.now();
      work();
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - from);
    });
  return best;
}
