// Lists, per group, the requirements and faults with a test that names them, and those without one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ROW = /^\| ((?:F-)?[A-Z]{2,4}-\d{2}) \| ([^|]+)/gm;
const ID = /\b(?:F-)?[A-Z]{2,4}-\d{2}\b/g;
const RANGE = /\b((?:F-)?[A-Z]{2,4}-)(\d{2})(?:…|\.\.|–|\/|, ?)(\d{2})\b/g;

/** @param {string} path */
function loadRows(path) {
  return [...readFileSync(path, 'utf8').matchAll(ROW)].map(([, id = '', text = '']) => ({ id, text: text.trim() }));
}

/** Lists test files and the suites they share, tracked or new. Ids count only there. */
function listTestFiles() {
  const suites = ['e2e/contract/src/suites/*.ts', 'e2e/contract/src/endpoints/*.ts'];
  const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts', '*.test.mjs', ...suites];
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  });
  return listed.split('\n').filter(Boolean);
}

function listCitedIds() {
  /** @type {Set<string>} */
  const cited = new Set();
  for (const file of listTestFiles()) {
    const text = readFileSync(file, 'utf8');
    for (const [id] of text.matchAll(ID)) cited.add(id);
    for (const [, prefix = '', from = '', to = ''] of text.matchAll(RANGE)) {
      for (let n = Number(from); n <= Number(to); n += 1) cited.add(prefix + String(n).padStart(2, '0'));
    }
  }
  return cited;
}

const cited = listCitedIds();
const verbose = process.argv.includes('--all');
for (const [title, path] of /** @type {const} */ ([
  ['Requirements', 'docs/requirements.md'],
  ['Faults', 'docs/faults.md'],
])) {
  const rows = loadRows(path);
  const missing = rows.filter(({ id }) => !cited.has(id));
  console.log(`\n${title}: ${rows.length - missing.length} of ${rows.length} have a test.`);
  for (const [name, members] of grouped(rows)) {
    const open = members.filter(({ id }) => !cited.has(id));
    console.log(
      `  ${name.padEnd(7)} ${String(members.length - open.length).padStart(3)} / ${members.length}${open.length ? `   without: ${open.map(({ id }) => id.slice(-2)).join(' ')}` : ''}`,
    );
    if (verbose) for (const { id, text } of open) console.log(`      ${id}  ${text.slice(0, 110)}`);
  }
}

/** @typedef {ReturnType<typeof loadRows>[number]} Row */

/** @param {Row} row */
function getGroup({ id }) {
  return id.slice(0, id.lastIndexOf('-'));
}

/** @param {readonly Row[]} rows */
function grouped(rows) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) groups.set(getGroup(row), [...(groups.get(getGroup(row)) ?? []), row]);
  return groups;
}
