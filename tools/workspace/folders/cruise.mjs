import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseJson } from '../files/parseJson.mjs';
import { ROOT } from '../root.mjs';

/** @typedef {{ modules: number, violations: string[] }} Cruise `violations`: imports that break a rule, as `rule: from -> to` */
/** @typedef {{ from: string, to: string, rule: { name: string } }} ReportedViolation */
/** @typedef {{ summary: { totalCruised: number, violations: ReportedViolation[] } }} Report part of dependency-cruiser's JSON */

const PROGRAM = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/**
 * Reads the imports below some folders and checks them by the rules of `.dependency-cruiser.cjs`.
 *
 * @param {string} cwd
 * @param {readonly string[]} folders paths below `cwd`
 * @returns {Cruise}
 * @throws if dependency-cruiser fails to run
 */
export function cruise(cwd, folders) {
  const args = [PROGRAM, '--config', CONFIG, '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  if (!stdout.startsWith('{')) throw new Error(`cruise: dependency-cruiser failed. ${stderr || stdout}`);
  const { summary } = /** @type {Report} */ (parseJson(stdout));
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`).sort(),
  };
}
