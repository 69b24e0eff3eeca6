import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const NOW = Date.UTC(2026, 10, 21, 3, 0, 0);
const TICK_MS = 250;
const MINUTE = 60_000;
const CHANNELS = ['FT.FU', 'FT.FT', 'FT.RB', 'BK.FU', 'BK.FT', 'BK.RB'];

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
  const make = (/** @type {number} */ now, /** @type {object | undefined} */ snapshot = undefined) =>
    createWorld({ seed: 1, now, ...(snapshot ? { snapshot } : {}) });
  const world = make(NOW);
  const copyBoards = () => {
    for (const channel of CHANNELS) JSON.parse(JSON.stringify(world.board(channel, 'zh-cn')));
  };
  const copy = costOf(copyBoards, 7);
  const creation = costOf(() => make(NOW), 3);
  let real = NOW;
  const runMinute = () => {
    for (const until = real + MINUTE; real < until; real += TICK_MS) world.tick(real + TICK_MS);
  };
  const tick = costOf(runMinute, 3) / (MINUTE / TICK_MS);
  const snapshot = world.snapshot();
  const nextDay = snapshot.takenAt + 24 * 60 * MINUTE;
  const catchUp = costOf(() => make(nextDay, snapshot).tick(nextDay), 3);
  const against = (/** @type {string} */ what, /** @type {number} */ cost, /** @type {number} */ goal) => {
    const value = `${cost.toFixed(1)} / ${copy.toFixed(1)} ms = ${(cost / copy).toFixed(2)}x`;
    return row(`${what}, against a JSON copy of its boards`, value, `${goal.toFixed(2)}x`, cost <= goal * copy);
  };
  return [
    against('world: creation', creation, 12),
    against('world: a tick of 250 ms', tick, 0.05),
    against('world: a day caught up', catchUp, 15),
  ];
}
