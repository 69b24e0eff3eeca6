import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const DESK = 'libs/site/feature-sports/';

/** One file of a flow. @typedef {{ file: string, names: string[], via: string, isDesk: boolean }} Row */
/** One flow of the document. @typedef {{ title: string, messages: string[], rows: Row[], files: number, deskFiles: number, limit: number }} Flow */
/** Names of one source file; `used` has its strings too. @typedef {{ declared: Set<string>, used: Set<string>, modules: Set<string>, imported: Set<string> }} Source */

/** @param {string} text @returns {string[]} */
const readCode = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** @param {string} line @returns {Row} */
function readRow(line) {
  const [, file = '', names = '', via = '', , mark = ''] = line.split('|');
  const [path = ''] = readCode(file);
  return { file: path, names: readCode(names), via: readCode(via)[0] ?? '', isDesk: mark.includes('_desk_') };
}

/** Reads the flows of a document. @param {string} text @returns {Flow[]} */
export function readFlows(text) {
  const section = /\n## Three flows\n([^]*?)(?=\n## |$)/.exec(text)?.[1] ?? '';
  return section
    .split('\n### ')
    .slice(1)
    .map((part) => {
      const [, files, deskFiles, limit] = /^Files: (\d+) and (\d+) of feature-sports; limit (\d+)/m.exec(part) ?? [];
      return {
        title: part.split('\n', 1)[0] ?? '',
        messages: [...part.matchAll(/^ +\w+--?>>\w+: (\w+)/gm)].map(([, name = '']) => name),
        rows: part
          .split('\n')
          .filter((line) => line.startsWith('| `'))
          .map(readRow),
        files: Number(files),
        deskFiles: Number(deskFiles),
        limit: Number(limit),
      };
    });
}

/** @param {ts.Node} node */
const isDeclaration = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isClassDeclaration(node);

/** Adds an import that exists at run time. @param {ts.ImportDeclaration} node @param {Source} source */
function addImport({ importClause, moduleSpecifier }, { modules, imported }) {
  if (!importClause || importClause.isTypeOnly || !ts.isStringLiteral(moduleSpecifier)) return;
  modules.add(moduleSpecifier.text);
  const { namedBindings } = importClause;
  if (!namedBindings || !ts.isNamedImports(namedBindings) || moduleSpecifier.text.startsWith('.')) return;
  for (const { isTypeOnly, name, propertyName } of namedBindings.elements)
    if (!isTypeOnly) imported.add((propertyName ?? name).text);
}

/** @param {string} path @returns {Source} */
function readSource(path) {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Source} */
  const source = { declared: new Set(), used: new Set(), modules: new Set(), imported: new Set() };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) addImport(node, source);
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) source.declared.add(node.name.text);
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) source.used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return source;
}

/** @typedef {{ row: Row, source: Source }} Place */

/** @param {Place} from @param {Place} to whether one file imports the other */
const imports = (from, to) =>
  [...from.source.modules].some((module) => join(dirname(from.row.file), module) === to.row.file) ||
  [...from.source.imported].some((name) => to.source.declared.has(name));

/** @param {Place} place @param {Place} earlier */
const isConnected = (place, earlier) =>
  imports(earlier, place) ||
  imports(place, earlier) ||
  (place.row.via !== '' && place.source.used.has(place.row.via) && earlier.source.used.has(place.row.via));

/** @param {Flow} flow @param {string} root @returns {string[]} */
function findRowProblems({ rows }, root) {
  /** @type {Place[]} */
  const earlier = [];
  return rows.flatMap((row) => {
    if (!existsSync(join(root, row.file))) return [`${row.file} does not exist`];
    const place = { row, source: readSource(join(root, row.file)) };
    const problems = row.names
      .filter((name) => !place.source.declared.has(name))
      .map((name) => `${row.file} does not declare ${name}`);
    if (row.isDesk !== row.file.startsWith(DESK)) problems.push(`${row.file} has the wrong mark`);
    if (earlier.length > 0 && !earlier.some((other) => isConnected(place, other)))
      problems.push(`${row.file} is not connected with an earlier file`);
    earlier.push(place);
    return problems;
  });
}

/**
 * Finds differences between a flow and the code.
 *
 * @param {Flow} flow @param {string} root @returns {string[]}
 */
export function findFlowProblems(flow, root) {
  const { rows, messages, files, deskFiles } = flow;
  const known = new Set(rows.flatMap(({ names }) => names));
  const deskCount = rows.filter(({ isDesk }) => isDesk).length;
  const problems = messages.filter((name) => !known.has(name)).map((name) => `no file declares ${name}`);
  if (rows.length - deskCount !== files || deskCount !== deskFiles)
    problems.push(`the table has ${rows.length - deskCount} files and ${deskCount} of feature-sports`);
  return [...problems, ...findRowProblems(flow, root)];
}
