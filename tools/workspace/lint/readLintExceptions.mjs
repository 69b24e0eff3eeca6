import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../json/parseJson.mjs';
import { ROOT } from '../root.mjs';

export const EXCEPTIONS_PATH = 'tools/workspace/lint/exceptions.json';

/** Reads the rules that a file may violate, by its path below the repository. @returns {Record<string, string[]>} */
export const readLintExceptions = () =>
  /** @type {Record<string, string[]>} */ (parseJson(readFileSync(join(ROOT, EXCEPTIONS_PATH), 'utf8')));
