import { parseArgs } from 'node:util';
import settings from '../jest/testSettings.cjs';

/**
 * Parses the options of `npm test`.
 *
 * @param {readonly string[]} args
 * @returns {{ isFull: boolean, seed: number | undefined }}
 * @throws {Error} if an option is unknown or the seed is not a number
 */
export function parseTestOptions(args) {
  const { values } = parseArgs({ args: [...args], options: { full: { type: 'boolean' }, seed: { type: 'string' } } });
  return {
    isFull: values.full ?? false,
    seed: values.seed === undefined ? undefined : settings.parseSeed(values.seed),
  };
}
