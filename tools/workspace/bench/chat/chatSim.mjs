import { createMaxRow, createRow } from '../support/resultRows.mjs';
import { findLine, runLongTest } from '../support/runLongTest.mjs';

const SEEDS = 50;
const HOURS = 200;
const MAX_SECONDS = 60;

/** @typedef {Record<'messages' | 'faults' | 'seeds' | 'hours' | 'seconds', number>} Figures */

/**
 * Runs the long form of the simulation of chat-socket: 50 seeds, 200 hours, every kind of fault. A failure names its
 * seed, and `CHAT_SIM_SEED` repeats it.
 */
export function benchChatSim() {
  const { figures, output } = runLongTest('libs/chat-socket', 'src/testing/world', {
    report: 'CHAT_SIM_REPORT',
    env: { CHAT_SIM_SEEDS: String(SEEDS), CHAT_SIM_HOURS: String(HOURS) },
  });
  const title = 'chat: lost, doubled, out of order, spare sockets or timers';
  if (figures === undefined)
    return [createRow(title, { value: findLine(output, /seed \d+: /), goal: '0', isMet: false })];
  const { messages, faults, seeds, hours, seconds } = /** @type {Figures} */ (figures);
  const work = `${messages} messages, ${seeds} seeds, ${seeds * hours} h, ${faults} kinds of faults`;
  return [
    createRow(`${title} in ${work}`, {
      value: '0',
      goal: '0',
      isMet: seeds === SEEDS && seeds * hours === HOURS && faults >= 30,
    }),
    createMaxRow('chat: the same, time', { value: seconds, max: MAX_SECONDS, write: (s) => `${s.toFixed(1)} s` }),
  ];
}
