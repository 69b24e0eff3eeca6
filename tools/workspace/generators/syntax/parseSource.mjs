import ts from 'typescript';

/**
 * Parses a file of the tree.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 * @throws {Error} if there is no such file
 */
export function parseSource(tree, path) {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`parseSource: there is no ${path}. Run the generator from a complete workspace.`);
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
}
