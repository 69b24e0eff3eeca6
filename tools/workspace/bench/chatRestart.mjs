import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const CLIENTS = 200;
const BACK_WITHIN_MS = 15_000;

/**
 * The long form of the contract suite's test: the sandbox is killed and started again under two hundred clients that go on
 * writing (F-CHT-07, F-CHT-08). Ruling C1 has all of them try again after exactly 5 s, in one second therefore; what they cost
 * the server, token, login, rooms, is spread by its door. Tries and logins second by second, from the kill on, show it.
 */
export function benchChatRestart() {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-chat-'));
  const report = join(folder, 'figures.json');
  const title = `chat: ${CLIENTS} clients, server killed and started again`;
  try {
    const { status, stderr } = spawnSync('npx', ['jest', 'src/chatRestart.pglite'], {
      cwd: join(ROOT, 'e2e/contract'),
      env: { ...process.env, CHAT_CLIENTS: String(CLIENTS), CHAT_REPORT: report },
      encoding: 'utf8',
    });
    if (status !== 0) {
      const reason = stderr.split('\n').find((line) => /●|Error:|expect\(/.test(line));
      return [row(title, reason?.trim() ?? 'failed', 'passes', false)];
    }
    const { clients, backMs, tries, logins, messages, arrivals } = JSON.parse(readFileSync(report, 'utf8'));
    const most = arrivals.burst + arrivals.perMinute / 30;
    const all = tries.reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0);
    return [
      row(`${title}: 99 % back after`, `${backMs} ms`, `${BACK_WITHIN_MS} ms`, backMs <= BACK_WITHIN_MS),
      row(`${title}: messages lost or twice, of ${messages}`, '0', '0', clients === CLIENTS),
      row(
        `${title}: tries a second ${tries.join(' ')}`,
        `${(all / CLIENTS).toFixed(2)} a client`,
        '4',
        all <= 4 * CLIENTS,
      ),
      row(
        `${title}: logins a second ${logins.join(' ')}`,
        `${Math.max(...logins)} at most`,
        `<= ${most}`,
        Math.max(...logins) <= most,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
