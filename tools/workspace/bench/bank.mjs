import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const TRANSFERS = 5_000;
const TENTH = TRANSFERS / 10;
const RESTARTS = 20;

/**
 * Every money call, fifteen with the ways some are made in, under forty kinds of faults (F-WAL-04): nothing twice, nothing
 * lost, and what is called refused has moved nothing.
 */
export function benchMoneyFaults() {
  const { status, stderr } = spawnSync('npx', ['jest', 'src/money.pglite', '-t', 'F-WAL-05'], {
    cwd: join(ROOT, 'e2e/contract'),
    env: { ...process.env, MONEY_FAULTS: 'all' },
    encoding: 'utf8',
  });
  const tests = /^Tests: +(.*)$/m.exec(stderr)?.[1] ?? 'not run';
  return [row(`money calls by fault kinds: ${tests}`, status === 0 ? '0' : 'some', '0', status === 0)];
}

/**
 * The long form of the contract suite's bank test (F-WAL-09): thousands of transfers of four clients, a tenth repeated, a
 * tenth disturbed, while the sandbox is killed and started again twenty times.
 *
 * @param {'pglite' | 'postgres'} database
 */
export function benchBank(database) {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-bank-'));
  const report = join(folder, 'figures.json');
  const { status, stderr } = spawnSync('npx', ['jest', `src/bank.${database}`], {
    cwd: join(ROOT, 'e2e/contract'),
    env: {
      ...process.env,
      BANK_TRANSFERS: String(TRANSFERS),
      BANK_RESTARTS: String(RESTARTS),
      BANK_REPORT: report,
    },
    encoding: 'utf8',
  });
  try {
    const title = `bank test on ${database}: violations`;
    if (status !== 0)
      return [
        row(
          title,
          stderr
            .split('\n')
            .find((line) => line.includes('●'))
            ?.trim() ?? 'failed',
          '0',
          false,
        ),
      ];
    const { transfers, moved, repeats, faults, restarts, seconds } = JSON.parse(readFileSync(report, 'utf8'));
    const is = transfers === TRANSFERS && repeats === TENTH && faults === TENTH && restarts === RESTARTS;
    const work = `${transfers} transfers (${moved} moved), ${repeats} repeats, ${faults} faults, ${restarts} restarts, ${seconds.toFixed(0)} s`;
    return [row(`${title} in ${work}`, '0', '0', is)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
