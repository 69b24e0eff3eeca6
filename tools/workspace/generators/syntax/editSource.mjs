import ts from 'typescript';
import { getPropertyName } from './findNodes.mjs';
import { parseSource } from './parseSource.mjs';

/** @typedef {{ at: number, text: string }} Insertion */

/**
 * Inserts text into a file at places of its syntax tree.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 * @param {(source: ts.SourceFile) => readonly Insertion[]} findInsertions
 */
export function editSource(tree, path, findInsertions) {
  const source = parseSource(tree, path);
  const insertions = [...findInsertions(source)].sort((a, b) => b.at - a.at);
  const text = insertions.reduce((all, { at, text }) => all.slice(0, at) + text + all.slice(at), source.text);
  tree.write(path, text);
}

/** Last member before the new one, if the list is sorted. @param {readonly ts.Node[]} members @param {string} text */
const findSortedNeighbour = (members, text) => members.filter((member) => member.getText() < text).at(-1);

/**
 * Inserts a member after another one of a list in brackets or braces.
 *
 * @param {ts.Node} list
 * @param {ts.Node | undefined} neighbour `undefined` inserts at the start
 * @param {string} text
 * @returns {Insertion}
 */
const insertAfter = (list, neighbour, text) =>
  neighbour ? { at: neighbour.end, text: `,\n${text}` } : { at: list.getStart() + 1, text: `\n${text},` };

/** Adds an element to an array, at its end. @param {ts.ArrayLiteralExpression} array @param {string} text */
export const addElement = (array, text) => insertAfter(array, array.elements.at(-1), text);

/** Adds a property to an object, at its end. @param {ts.ObjectLiteralExpression} object @param {string} text */
export const addProperty = (object, text) => insertAfter(object, object.properties.at(-1), text);

/**
 * Adds a property to an object whose properties are sorted by name.
 *
 * @param {ts.ObjectLiteralExpression} object
 * @param {string} name
 * @param {string} value
 * @throws {Error} if the object has the property
 */
export function addSortedProperty(object, name, value) {
  if (object.properties.some((property) => getPropertyName(property) === name))
    throw new Error(`addSortedProperty: ${object.getSourceFile().fileName} has a row for ${name}. Remove it first.`);
  const text = `'${name}': ${value}`;
  return insertAfter(object, findSortedNeighbour(object.properties, text), text);
}

/**
 * Adds an import after the last one.
 *
 * @param {ts.SourceFile} source
 * @param {string} text
 * @returns {Insertion}
 */
export function addImport(source, text) {
  const last = source.statements.filter(ts.isImportDeclaration).at(-1);
  return last ? { at: last.end, text: `\n${text}` } : { at: 0, text: `${text}\n` };
}

/**
 * Adds a name to the imports from a package.
 *
 * @param {ts.SourceFile} source
 * @param {string} name
 * @param {string} from
 * @returns {Insertion}
 */
export function addNamedImport(source, name, from) {
  const held = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === from);
  const bindings = held?.importClause?.namedBindings;
  const last = bindings && ts.isNamedImports(bindings) ? bindings.elements.at(-1) : undefined;
  return last ? { at: last.end, text: `, ${name}` } : addImport(source, `import { ${name} } from '${from}';`);
}
