import ts from 'typescript';
import { listFiles } from '../files/listFiles.mjs';
import { findCalls, findNodes, findProperty, getPropertyName } from '../syntax/findNodes.mjs';
import { parseSource } from '../syntax/parseSource.mjs';

const SCHEMAS = 'libs/api-client/src/schemas';
/** Fields that name a row, the best first. */
const LABELS = ['title', 'name'];

/**
 * @typedef {object} ListRead
 * @property {string} id
 * @property {string} key text field that identifies a row
 * @property {string} label text field that a row shows
 */

/**
 * Finds the fields of the rows that a read endpoint lists.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} id
 * @returns {ListRead}
 * @throws {Error} if the endpoint is unknown or has no list of rows with a text field
 */
export function findList(tree, id) {
  const fields = findRowFields(findSchema(tree, id));
  const [key] = fields;
  const label = LABELS.find((name) => fields.includes(name)) ?? fields[1] ?? key;
  if (key && label) return { id, key, label };
  throw new Error(
    `findList: the response of ${id} has no \`list: z.array(z.object({ … }))\` with a field of \`z.string()\`. Name another endpoint with --read.`,
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {string} id */
function findSchema(tree, id) {
  for (const file of listFiles(tree, SCHEMAS).filter((name) => name.endsWith('Schemas.ts'))) {
    const source = parseSource(tree, file);
    const row = findNodes(source, ts.isPropertyAssignment).find((property) => getPropertyName(property) === id);
    if (row) return row;
  }
  throw new Error(`findList: there is no schema of ${id}. Add it with the endpoint generator first.`);
}

/** Names of the text fields of `list`. @param {ts.Node} schema @returns {string[]} */
function findRowFields(schema) {
  const list = findNodes(schema, ts.isPropertyAssignment).find(
    (property) => getPropertyName(property) === 'list' && property.initializer.getText().startsWith('z.array('),
  );
  const rows = list && findCalls(list, 'z.object')[0]?.arguments[0];
  if (!rows || !ts.isObjectLiteralExpression(rows)) return [];
  return rows.properties.map(getPropertyName).filter((name) => findProperty(rows, name)?.getText() === 'z.string()');
}
