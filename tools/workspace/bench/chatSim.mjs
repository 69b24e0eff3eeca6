import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const SEEDS = 50;
const HOURS = 200;
const MOST_SECONDS = 60;

/**
 * The long form of chat-socket's simulated world: fifty seeds, two hundred hours, every kind of fault. What goes wrong
 * names its seed, and `CHAT_SIM_SEED` shows it again.
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
    if (status !== 0) return [row(title, /seed \d+: .*/.exec(stderr)?.[0] ?? 'not run', '0', false)];
    const { said, faults, seeds, hours, seconds } = JSON.parse(readFileSync(report, 'utf8'));
    const work = `${said} messages, ${seeds} seeds, ${seeds * hours} h, ${faults} kinds of faults`;
    return [
      row(`${title} in ${work}`, '0', '0', seeds === SEEDS && seeds * hours === HOURS && faults >= 30),
      row('chat: the same, time', `${seconds.toFixed(1)} s`, `<= ${MOST_SECONDS} s`, seconds <= MOST_SECONDS),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
