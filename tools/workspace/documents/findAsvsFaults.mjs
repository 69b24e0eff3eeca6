import { listTestTitles } from './listTestTitles.mjs';
import { readAsvsRows } from './readAsvsRows.mjs';

/** @typedef {import('./readAsvsRows.mjs').AsvsRow} AsvsRow */
/** @typedef {{ readonly level1: readonly string[], readonly level2: readonly string[] }} AsvsIds ids of the standard */

/**
 * Ports of {@link findAsvsFaults}.
 *
 * @typedef {object} AsvsPorts
 * @property {AsvsIds} ids
 * @property {(path: string) => string | undefined} readFile reads a file by its path below the repository; `undefined` if it does not exist
 */

/** A test: `` `file`: `title` ``. */
const TEST = /`([^`]+)`: `([^`]+)`/g;
/** Begin of a test, also of one with an error after the file. */
const TEST_FILE = /`(?:e2e|libs|tools|apps)\/[^`]+`/g;
const DOCUMENT = /\[[^\]]+\]\(([^)#]+)[^)]*\)/g;
const NOTE = /\b(?:Deviation|Open)\b/g;
const DATED_NOTE = /\b(?:Deviation|Open) (\d{4}-\d{2}-\d{2}): \S/g;
/** Folder of the document, against which its links are resolved. */
const FOLDER = 'docs/security';

/** @param {string} date */
const isDate = (date) => new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false;

/** Finds missing, repeated and unknown ids. @param {readonly AsvsRow[]} rows @param {AsvsIds} ids */
function findIdFaults(rows, { level1, level2 }) {
  const known = [...level1, ...level2];
  const listed = rows.map(({ id }) => id);
  return [
    ...known.filter((id) => !listed.includes(id)).map((id) => `${id} is missing`),
    ...[...new Set(listed)]
      .filter((id) => listed.indexOf(id) !== listed.lastIndexOf(id))
      .map((id) => `${id} occurs twice`),
    ...listed.filter((id) => !known.includes(id)).map((id) => `${id} is no id of level 1 or 2`),
  ];
}

/** Finds tests that do not exist. @param {AsvsRow} row @param {AsvsPorts} ports */
function findTestFaults({ id, evidence }, { readFile }) {
  const tests = [...evidence.matchAll(TEST)];
  const files = [...evidence.matchAll(TEST_FILE)];
  const faults = tests.flatMap(([, file = '', title = '']) => {
    const source = readFile(file);
    if (source === undefined) return [`${id}: ${file} does not exist`];
    return listTestTitles(file, source).includes(title) ? [] : [`${id}: ${file} has no test "${title}"`];
  });
  return files.length === tests.length ? faults : [...faults, `${id}: a file of tests has no title`];
}

/** Finds documents that do not exist. @param {AsvsRow} row @param {AsvsPorts} ports */
const findDocumentFaults = ({ id, evidence }, { readFile }) =>
  [...evidence.matchAll(DOCUMENT)].flatMap(([, link = '']) => {
    const path = new URL(link, `file:///${FOLDER}/`).pathname.slice(1);
    return readFile(path) === undefined ? [`${id}: ${link} does not exist`] : [];
  });

/** Finds deviations without a valid date. @param {AsvsRow} row */
function findDateFaults({ id, evidence }) {
  const dates = [...evidence.matchAll(DATED_NOTE)].map(([, date = '']) => date);
  const isDated = dates.length === [...evidence.matchAll(NOTE)].length && dates.every(isDate);
  return isDated ? [] : [`${id}: a deviation needs a date, "Deviation 2026-01-31: reason"`];
}

/** Finds a wrong level and missing evidence of a requirement that applies. @param {AsvsRow} row @param {AsvsIds} ids */
function findRowFaults({ id, level, evidence }, { level1 }) {
  if (level === undefined) return evidence === '' ? [`${id}: the reason why it does not apply is missing`] : [];
  const isLevel = level === (level1.includes(id) ? 1 : 2);
  const isShown = [TEST, DOCUMENT, DATED_NOTE].some((pattern) => evidence.search(pattern) >= 0);
  return [
    ...(isLevel ? [] : [`${id}: the level is wrong`]),
    ...(isShown ? [] : [`${id}: a test, a document or a dated deviation is missing`]),
  ];
}

/**
 * Finds what is wrong in the table of OWASP ASVS: ids that are missing, repeated or unknown, tests and documents that do not
 * exist, and deviations without a date.
 *
 * @param {string} markdown text of `docs/security/asvs.md`
 * @param {AsvsPorts} ports
 * @returns {string[]}
 */
export function findAsvsFaults(markdown, ports) {
  const rows = readAsvsRows(markdown);
  return [
    ...findIdFaults(rows, ports.ids),
    ...rows.flatMap((row) => [
      ...findRowFaults(row, ports.ids),
      ...findTestFaults(row, ports),
      ...findDocumentFaults(row, ports),
      ...findDateFaults(row),
    ]),
  ];
}
