const HEAD_END = /^\| -.*\|$/m;

/**
 * Replaces the row of a project in the first table of a document, or adds it.
 *
 * @param {string} text
 * @param {string} path
 * @param {string} row
 * @returns {string}
 * @throws {Error} if the document has no table
 */
export function writeRow(text, path, row) {
  const former = text.split('\n').find((line) => line.startsWith(`| \`${path}\``));
  if (former !== undefined) return text.replace(former, row);
  if (!HEAD_END.test(text)) throw new Error('writeRow: the report has no table. Restore its first table.');
  return text.replace(HEAD_END, (head) => `${head}\n${row}`);
}
