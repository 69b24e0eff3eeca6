// `npm run vocabulary`: counts the findings of the rules of vocabulary by project and lowers the counts in each
// eslint-suppressions.json. A count that would rise is not written; its findings are printed, and those in documents.
import { findBaseCommit } from '../files/readFromMain.mjs';
import { getProject } from '../files/getProject.mjs';
import { findFindings } from '../vocabulary/findFindings.mjs';
import { findInDocuments } from '../vocabulary/findInDocuments.mjs';
import { findGrowth } from '../vocabulary/findGrowth.mjs';
import { countFindings, readSuppressionsAtCommit, writeSuppressions } from '../vocabulary/suppressions.mjs';

const findings = await findFindings(['libs', 'apps', 'tools', 'e2e']);
const counts = countFindings(findings);

/** @type {Record<string, Record<string, number>>} */
const table = {};
for (const { file, kind } of findings) {
  const row = (table[getProject(file)] ??= { comment: 0, name: 0, title: 0, message: 0, opening: 0, all: 0 });
  row[kind] = (row[kind] ?? 0) + 1;
  row.all = (row.all ?? 0) + 1;
}
console.table(table);
console.log(`${findings.length} findings in ${Object.keys(counts).length} files`);

const base = findBaseCommit();
const growth = base ? findGrowth(counts, readSuppressionsAtCommit(base)) : [];
if (growth.length === 0) writeSuppressions(counts);
else {
  console.log('\nNot written, because these counts rise. Write plain words (docs/glossary.md) in:');
  for (const line of growth) console.log(line);
  const grown = new Set(growth.map((line) => line.split(':')[0]));
  for (const { file, line, message } of findings) if (grown.has(file)) console.log(`  ${file}:${line} ${message}`);
  process.exitCode = 1;
}

const inDocuments = findInDocuments();
console.log(`${inDocuments.length} findings in documents`);
for (const { file, line, message } of inDocuments) console.log(`  ${file}:${line} ${message}`);
if (inDocuments.length > 0) process.exitCode = 1;
