import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const NOW = Date.UTC(2026, 10, 21, 3, 0, 0);
const TICK_MS = 250;
const MINUTE = 60_000;
const SPORTS = ['FT', 'BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF', 'FS'];
const CHANNELS = SPORTS.flatMap((sport) => ['FU', 'FT', 'RB', 'FSFT', 'FSFU'].map((show) => `${sport}.${show}`));
/** Matches in play of the loaded world. */
const LOAD = 1_000;

/** Bundles the world alone, as the sandbox's own build does with all of it. */
async function loadWorld() {
  const sandbox = join(ROOT, 'tools/sandbox');
  const vite = join(createRequire(join(ROOT, 'package.json')).resolve('vite/package.json'), '../bin/vite.js');
  const args = ['build', '-c', 'vite.config.mts', '--ssr', 'src/world/index.ts', '--outDir', 'out-tsc/bench-world'];
  execFileSync(process.execPath, [vite, ...args, '--logLevel', 'error'], { cwd: sandbox, stdio: 'pipe' });
  return import(pathToFileURL(join(sandbox, 'out-tsc/bench-world/main.js')).href);
}

/** Processor time of a piece of work, milliseconds: the best of some rounds. @param {() => void} work @param {number} rounds */
function costOf(work, rounds) {
  const costs = Array.from({ length: rounds }, () => {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

/** The sandbox's world against writing and reading its boards as JSON: what a platform does with them anyway. */
export async function benchWorld() {
  const { createWorld } = await loadWorld();
  const make = (/** @type {number} */ now, /** @type {object} */ options = {}) =>
    createWorld({ seed: 1, now, ...options });
  const copyCost = (/** @type {ReturnType<typeof make>} */ one) =>
    costOf(() => {
      for (const channel of CHANNELS) JSON.parse(JSON.stringify(one.board(channel, 'zh-cn')));
    }, 7);
  const tickCost = (/** @type {ReturnType<typeof make>} */ one) => {
    let real = NOW;
    const runMinute = () => {
      for (const until = real + MINUTE; real < until; real += TICK_MS) one.tick(real + TICK_MS);
    };
    return costOf(runMinute, 3) / (MINUTE / TICK_MS);
  };
  const world = make(NOW);
  const copy = copyCost(world);
  const creation = costOf(() => make(NOW), 3);
  const tick = tickCost(world);
  const loaded = make(NOW, { liveMatches: LOAD });
  const loadedCopy = copyCost(loaded);
  const loadedTick = tickCost(loaded);
  const snapshot = world.snapshot();
  const nextDay = snapshot.takenAt + 24 * 60 * MINUTE;
  const catchUp = costOf(() => make(nextDay, { snapshot }).tick(nextDay), 3);
  /** @param {string} what @param {number} cost @param {number} goal @param {number} of */
  const against = (what, cost, goal, of = copy) => {
    const value = `${cost.toFixed(1)} / ${of.toFixed(1)} ms = ${(cost / of).toFixed(2)}x`;
    return row(`${what}, against a JSON copy of its boards`, value, `${goal.toFixed(2)}x`, cost <= goal * of);
  };
  return [
    against('world: creation', creation, 12),
    against('world: a tick of 250 ms', tick, 0.05),
    against(`world: a tick with ${LOAD} matches in play`, loadedTick, 0.1, loadedCopy),
    against('world: a day caught up', catchUp, 20),
  ];
}
