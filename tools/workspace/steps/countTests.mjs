import { stripVTControlCharacters } from 'node:util';

/**
 * Adds up the closing lines of Jest, Playwright and Node's runner, replayed ones of Nx's cache included.
 *
 * @param {string} coloured @param {{ passed: number, failed: number }} seen
 */
export function countTests(coloured, seen) {
  const line = stripVTControlCharacters(coloured);
  const jest = /Tests:\s+(?:(\d+) failed, )?(?:\d+ skipped, )?(?:(\d+) passed, )?\d+ total/.exec(line);
  const playwright = /^\s+(\d+) (passed|failed)(?: \(|$)/.exec(line);
  const node = /^(?:#|ℹ) (pass|fail) (\d+)/.exec(line);
  if (jest) {
    seen.failed += Number(jest[1] ?? 0);
    seen.passed += Number(jest[2] ?? 0);
  } else if (playwright) {
    seen[playwright[2] === 'passed' ? 'passed' : 'failed'] += Number(playwright[1]);
  } else if (node) {
    seen[node[1] === 'pass' ? 'passed' : 'failed'] += Number(node[2]);
  }
}
