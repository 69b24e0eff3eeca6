/**
 * The best time of each piece of work, milliseconds: all of them in turn, round after round.
 *
 * @template {readonly (() => unknown)[]} Works
 * @param {number} rounds @param {readonly [...Works]} works
 * @returns {{ [At in keyof Works]: number }}
 */
export function fastest(rounds, works) {
  const best = works.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1)
    works.forEach((work, at) => {
      const from = performance.now();
      work();
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - from);
    });
  return /** @type {{ [At in keyof Works]: number }} */ (best);
}
