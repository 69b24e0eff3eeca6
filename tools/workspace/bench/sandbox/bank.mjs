import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../root.mjs';
import { createRow } from '../support/resultRows.mjs';
import { findLine, runLongTest } from '../support/runLongTest.mjs';

const TRANSFERS = 5_000;
const TENTH = TRANSFERS / 10;
const RESTARTS = 20;

/** @typedef {Record<'transfers' | 'moved' | 'repeats' | 'faults' | 'restarts' | 'seconds', number>} Figures */

/**
 * Runs every money call, with its variants, under 40 kinds of faults (F-WAL-04): nothing has two effects, nothing is
 * lost, and a refused call has moved nothing.
 */
export function benchMoneyFaults() {
  const { status, stderr } = spawnSync('npx', ['jest', 'src/endpoints/money.pglite', '-t', 'F-WAL-05'], {
    cwd: join(ROOT, 'e2e/contract'),
    env: { ...process.env, MONEY_FAULTS: 'all' },
    encoding: 'utf8',
  });
  const tests = /^Tests: +(.*)$/m.exec(stderr)?.[1] ?? 'not run';
  return [
    createRow(`money calls by fault kinds: ${tests}`, {
      value: status === 0 ? '0' : 'some',
      goal: '0',
      isMet: status === 0,
    }),
  ];
}

/**
 * Runs the long form of the bank test of the contract suite (F-WAL-09): thousands of transfers of four clients, a tenth
 * repeated, a tenth with faults, while the sandbox is killed and restarted twenty times.
 *
 * @param {'pglite' | 'postgres'} database
 */
export function benchBank(database) {
  const { figures, output } = runLongTest('e2e/contract', `src/suites/wallet/bank.${database}`, {
    report: 'BANK_REPORT',
    env: { BANK_TRANSFERS: String(TRANSFERS), BANK_RESTARTS: String(RESTARTS) },
  });
  const title = `bank test on ${database}: violations`;
  if (figures === undefined) return [createRow(title, { value: findLine(output, /●/), goal: '0', isMet: false })];
  const { transfers, moved, repeats, faults, restarts, seconds } = /** @type {Figures} */ (figures);
  const isWhole = transfers === TRANSFERS && repeats === TENTH && faults === TENTH && restarts === RESTARTS;
  const work = `${transfers} transfers (${moved} moved), ${repeats} repeats, ${faults} faults, ${restarts} restarts, ${seconds.toFixed(0)} s`;
  return [createRow(`${title} in ${work}`, { value: '0', goal: '0', isMet: isWhole })];
}
