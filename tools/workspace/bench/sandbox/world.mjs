import { loadSandbox } from './loadSandbox.mjs';
import { createLimitRow } from '../support/resultRows.mjs';

const NOW = Date.UTC(2026, 10, 21, 3, 0, 0);
const TICK_MS = 250;
const MINUTE = 60_000;
const SPORTS = ['FT', 'BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF', 'FS'];
const CHANNELS = SPORTS.flatMap((sport) => ['FU', 'FT', 'RB', 'FSFT', 'FSFU'].map((show) => `${sport}.${show}`));
/** Matches in play of the loaded world. */
const LOAD = 1_000;

/** Measures processor time in milliseconds: the best of some rounds. @param {() => void} work @param {number} rounds */
function measureCost(work, rounds) {
  const costs = Array.from({ length: rounds }, () => {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

/** Compares the sandbox's world with the work that a platform needs anyway: its boards written to and parsed from JSON. */
export async function benchWorld() {
  const { createWorld } = /** @type {typeof import('../../../sandbox-world/src/index.ts')} */ (
    await loadSandbox('sandbox-world/src/index')
  );
  /** @param {number} now @param {Partial<import('../../../sandbox-world/src/index.ts').WorldOptions>} [options] */
  const make = (now, options = {}) => createWorld({ seed: 1, now, ...options });
  const copyCost = (/** @type {ReturnType<typeof make>} */ one) =>
    measureCost(() => {
      for (const channel of CHANNELS) JSON.parse(JSON.stringify(one.board(channel, 'zh-cn')));
    }, 7);
  const tickCost = (/** @type {ReturnType<typeof make>} */ one) => {
    let real = NOW;
    const runMinute = () => {
      for (const until = real + MINUTE; real < until; real += TICK_MS) one.tick(real + TICK_MS);
    };
    return measureCost(runMinute, 3) / (MINUTE / TICK_MS);
  };
  const world = make(NOW);
  const copy = copyCost(world);
  const creation = measureCost(() => make(NOW), 3);
  const tick = tickCost(world);
  const loaded = make(NOW, { liveMatches: LOAD });
  const loadedCopy = copyCost(loaded);
  const loadedTick = tickCost(loaded);
  const snapshot = world.snapshot();
  const nextDay = snapshot.takenAt + 24 * 60 * MINUTE;
  const catchUp = measureCost(() => make(nextDay, { snapshot }).tick(nextDay), 3);
  /** @param {string} what @param {number} goal @param {{ cost: number, of?: number }} measured */
  const against = (what, goal, { cost, of = copy }) =>
    createLimitRow(`${what}, against a JSON copy of its boards`, { own: cost, other: of, goal });
  return [
    against('world: creation', 12, { cost: creation }),
    against('world: a tick of 250 ms', 0.05, { cost: tick }),
    against(`world: a tick with ${LOAD} matches in play`, 0.1, { cost: loadedTick, of: loadedCopy }),
    against('world: a day caught up', 20, { cost: catchUp }),
  ];
}
