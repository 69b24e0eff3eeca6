import { relative } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { pavilion } from '../lint/pavilion.mjs';
import { ROOT } from '../root.mjs';

/** @typedef {{ file: string, line: number, message: string }} Finding `file` below the repository */

/**
 * Runs the two rules of vocabulary alone, which need no types.
 *
 * @param {string[]} folders below the repository
 * @returns {Promise<Finding[]>}
 */
export async function findFindings(folders) {
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfigFile: true,
    overrideConfig: [
      { ignores: ['**/dist', '**/out-tsc', '**/coverage', '**/.data', '**/test-results', '**/playwright-report'] },
      {
        files: ['**/*.{ts,tsx,mts,js,mjs,cjs}'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
        plugins: { pavilion },
        rules: { 'pavilion/plain-words': 'error', 'pavilion/doc-opening': 'error' },
      },
    ],
  });
  const results = await eslint.lintFiles(folders);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => ({ file: relative(ROOT, filePath), line, message })),
  );
}
