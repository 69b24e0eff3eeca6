import ts from 'typescript';

/** Callee of a test: `it`, `test`, `it.each(...)`. Steps, hooks and skipped tests are left out. */
const TEST = /^(it|test)(\.each\b[^]*)?$/;

/** Returns the text of a title as it is in the source, with its `${…}` and `$name`. @param {ts.Expression | undefined} node */
function readTitle(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.getText().slice(1, -1)] : [];
}

/**
 * Lists the titles of the tests in a source file.
 *
 * @param {string} path its extension decides whether it has JSX
 * @param {string} source TypeScript or JavaScript
 * @returns {string[]}
 */
export function listTestTitles(path, source) {
  /** @type {string[]} */
  const titles = [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && TEST.test(node.expression.getText())) titles.push(...readTitle(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}
