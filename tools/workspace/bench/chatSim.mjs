import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../checks/libraries.mjs';
import { readJson } from '../json/readJson.mjs';
import { createRow } from './resultRows.mjs';

const SEEDS = 50;
const HOURS = 200;
const MAX_SECONDS = 60;

/** @typedef {Record<'messages' | 'faults' | 'seeds' | 'hours' | 'seconds', number>} Figures */

/**
 * Runs the long form of the simulation of chat-socket: 50 seeds, 200 hours, every kind of fault. A failure names its
 * seed, and `CHAT_SIM_SEED` repeats it.
 */
export function benchChatSim() {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-chat-'));
  const report = join(folder, 'report.json');
  const { status, stderr } = spawnSync('npx', ['jest', 'src/testing/world'], {
    cwd: join(ROOT, 'libs/chat-socket'),
    env: { ...process.env, CHAT_SIM_SEEDS: String(SEEDS), CHAT_SIM_HOURS: String(HOURS), CHAT_SIM_REPORT: report },
    encoding: 'utf8',
  });
  try {
    const title = 'chat: lost, doubled, out of order, spare sockets or timers';
    if (status !== 0)
      return [createRow(title, { value: /seed \d+: .*/.exec(stderr)?.[0] ?? 'not run', goal: '0', isMet: false })];
    const { messages, faults, seeds, hours, seconds } = /** @type {Figures} */ (readJson(report));
    const work = `${messages} messages, ${seeds} seeds, ${seeds * hours} h, ${faults} kinds of faults`;
    return [
      createRow(`${title} in ${work}`, {
        value: '0',
        goal: '0',
        isMet: seeds === SEEDS && seeds * hours === HOURS && faults >= 30,
      }),
      createRow('chat: the same, time', {
        value: `${seconds.toFixed(1)} s`,
        goal: `<= ${MAX_SECONDS} s`,
        isMet: seconds <= MAX_SECONDS,
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
