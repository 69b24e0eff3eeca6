/**
 * Measures the shortest time of each function in milliseconds, over interleaved rounds.
 *
 * @template {readonly (() => unknown)[]} Works
 * @param {number} rounds @param {readonly [...Works]} works
 * @returns {{ [At in keyof Works]: number }}
 */
export function measureFastest(rounds, works) {
  const best = works.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1)
    works.forEach((work, at) => {
      const from = performance.now();
      work();
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - from);
    });
  return /** @type {{ [At in keyof Works]: number }} */ (best);
}
