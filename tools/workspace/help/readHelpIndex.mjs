import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { compileHelpText } from './compileHelpText.mjs';

/** @typedef {import('../../../libs/site/help-content/src/model/helpText.ts').HelpText} HelpText */

const CONTENT = join(ROOT, 'libs/site/help-content/content');

/**
 * Reads all help pages of a language.
 *
 * @param {string} folder `zhCN` or `zhTW`
 * @returns {Record<string, HelpText>} by page id
 */
export function readHelpIndex(folder) {
  const files = readdirSync(join(CONTENT, folder)).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.md$/, ''),
      compileHelpText(readFileSync(join(CONTENT, folder, file), 'utf8')),
    ]),
  );
}
