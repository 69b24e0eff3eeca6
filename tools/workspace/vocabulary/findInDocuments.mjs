import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findInDocument } from './findInDocument.mjs';
import { ROOT } from '../root.mjs';

/** Lists the Markdown files of the work tree that Git does not ignore. */
function listDocuments() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return [...new Set(listed)].filter((path) => path && existsSync(join(ROOT, path)));
}

/**
 * Finds reported words in all documents of the repository.
 *
 * @returns {{ file: string, line: number, message: string }[]} `file` below the repository
 */
export const findInDocuments = () =>
  listDocuments().flatMap((file) =>
    findInDocument(readFileSync(join(ROOT, file), 'utf8')).map(({ line, found, use }) => ({
      file,
      line,
      message: `"${found}" in a document: use ${use}.`,
    })),
  );
