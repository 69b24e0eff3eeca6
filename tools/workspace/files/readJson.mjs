import { readFileSync } from 'node:fs';
import { parseJson } from './parseJson.mjs';

/** Reads a JSON file. @param {string} path */
export const readJson = (path) => parseJson(readFileSync(path, 'utf8'));
