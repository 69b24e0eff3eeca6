import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../checks/libraries.mjs';
import { readJson } from '../json/readJson.mjs';
import { row } from './row.mjs';

/** The goal is of two hundred; two thousand show that the door does not break. */
const CROWDS = /** @type {const} */ ([
  [200, 15_000],
  [2_000, 30_000],
]);

/**
 * @typedef {object} Figures what the test has written down
 * @property {number} clients @property {number} backMs @property {number} messages @property {number} tries
 * @property {number} stepMs @property {number} upMs
 * @property {{ burst: number, perMinute: number }} arrivals
 * @property {Record<string, number[]>} counts how many of each kind in each step
 */

/**
 * The long form of the contract suite's test: the sandbox is killed and started again under clients that go on writing
 * (F-CHT-07, F-CHT-08). Ruling C1 has all of them try again after exactly 5 s, in one moment therefore; what they cost the
 * server, token, login, rooms, is spread by its door. Everything that happens at it is printed, step by step from the kill on.
 */
export function benchChatRestart() {
  return CROWDS.flatMap(([clients, withinMs]) => restartUnder(clients, withinMs));
}

/** @param {number} clients @param {number} withinMs */
function restartUnder(clients, withinMs) {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-chat-'));
  const report = join(folder, 'figures.json');
  const title = `chat: ${clients} clients, server killed and started again`;
  try {
    const { status, stderr } = spawnSync('npx', ['jest', 'src/chatRestart.pglite'], {
      cwd: join(ROOT, 'e2e/contract'),
      // Logins are not what is measured: cheap hashes.
      env: { ...process.env, CHAT_CLIENTS: String(clients), CHAT_REPORT: report, SANDBOX_HASH_ROUNDS: '64' },
      encoding: 'utf8',
    });
    if (status !== 0) {
      const reason = stderr.split('\n').find((line) => /●|Error:|expect\(/.test(line));
      return [row(title, { value: reason?.trim() ?? 'failed', goal: 'passes', isMet: false })];
    }
    const figures = /** @type {Figures} */ (readJson(report));
    printRates(title, figures);
    const { backMs, messages, arrivals, tries, counts, stepMs } = figures;
    const most = busiestSecond(counts.handshakes ?? [], stepMs);
    // Nobody's second is the clock's: a burst and two seconds' worth may fall into one.
    const goal = arrivals.burst + arrivals.perMinute / 30;
    return [
      row(`${title}: 99 % back after`, { value: `${backMs} ms`, goal: `<= ${withinMs} ms`, isMet: backMs <= withinMs }),
      row(`${title}: messages lost or twice, of ${messages}`, {
        value: '0',
        goal: '0',
        isMet: figures.clients === clients,
      }),
      row(`${title}: knocks a client`, {
        value: (tries / clients).toFixed(2),
        goal: '<= 4',
        isMet: tries <= 4 * clients,
      }),
      row(`${title}: let in within a second`, { value: `${most} at most`, goal: `<= ${goal}`, isMet: most <= goal }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What happened in each step since the kill; steps in which nothing did are left out. @param {string} title @param {Figures} figures */
function printRates(title, { counts, stepMs, upMs }) {
  const kinds = Object.entries(counts);
  console.log(`\n${title}; it listens again after ${upMs} ms. In each ${stepMs} ms:`);
  console.log(['ms', ...kinds.map(([kind]) => kind)].map((name) => name.padStart(10)).join(' '));
  const last = Math.max(...kinds.map(([, steps]) => steps.length));
  for (let step = 0; step < last; step += 1) {
    const line = kinds.map(([, steps]) => steps[step] ?? 0);
    if (line.some((count) => count > 0))
      console.log([step * stepMs, ...line].map((value) => String(value).padStart(10)).join(' '));
  }
  console.log('');
}

/** @param {readonly number[]} counts @param {number} stepMs */
function busiestSecond(counts, stepMs) {
  const width = 1_000 / stepMs;
  const sums = counts.map((_, at) => counts.slice(at, at + width).reduce((sum, count) => sum + count, 0));
  return Math.max(0, ...sums);
}
