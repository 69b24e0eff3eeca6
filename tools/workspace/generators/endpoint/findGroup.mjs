import { basename } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../files/listFiles.mjs';
import { findNodes, findProperty, getPropertyName } from '../syntax/findNodes.mjs';
import { parseSource } from '../syntax/parseSource.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

const CATALOGUE = 'libs/api-client/src/catalogue';
const DEFAULT_GROUP = 'memberCentre';

/**
 * @typedef {object} Group
 * @property {string} name such as `letter`
 * @property {string} file its file of the catalogue
 * @property {readonly string[]} ids endpoints of the group; those with the same first part as the new one come first
 */

/**
 * Finds the group of the catalogue that gets an endpoint.
 *
 * @param {Tree} tree
 * @param {string} id of the new endpoint
 * @param {string} [wanted] name of the group
 * @returns {Group}
 * @throws {Error} if there is no such group
 */
export function findGroup(tree, id, wanted) {
  const groups = listFiles(tree, CATALOGUE)
    .filter((file) => file.endsWith('Endpoints.ts'))
    .map((file) => ({ name: basename(file, 'Endpoints.ts'), file }))
    .map((group) => ({ ...group, ids: findIds(parseSource(tree, group.file)) }));
  const prefix = `${id.split('.')[0]}.`;
  /** @param {string} other */
  const isSibling = (other) => other.startsWith(prefix);
  const group = wanted
    ? groups.find(({ name }) => name === wanted)
    : (groups.find(({ ids }) => ids.some(isSibling)) ?? groups.find(({ name }) => name === DEFAULT_GROUP));
  if (!group)
    throw new Error(`findGroup: there is no group ${wanted}. Use one of ${groups.map(({ name }) => name).join(', ')}.`);
  const siblings = group.ids.filter(isSibling);
  return { ...group, ids: [...siblings, ...group.ids.filter((other) => !isSibling(other))] };
}

/** Ids of all entries with a path. @param {ts.SourceFile} source */
const findIds = (source) =>
  findNodes(source, ts.isPropertyAssignment)
    .filter(({ initializer }) => ts.isObjectLiteralExpression(initializer) && findProperty(initializer, 'path'))
    .map(getPropertyName);

/**
 * Finds the table of a folder that has a row for one of several endpoints.
 *
 * @param {Tree} tree
 * @param {string} folder subfolders count
 * @param {readonly string[]} ids the best first
 * @returns {{ file: string, neighbour: string }} file of the table, and the endpoint whose row was found
 * @throws {Error} if no table has one
 */
export function findTable(tree, folder, ids) {
  const files = listFiles(tree, folder).filter((file) => /(Handlers|Rows|Schemas)\.ts$/.test(file));
  const sources = files.map((file) => parseSource(tree, file));
  for (const neighbour of ids) {
    const source = sources.find((candidate) => findRow(candidate, neighbour));
    if (source) return { file: source.fileName, neighbour };
  }
  throw new Error(`findTable: no file in ${folder} has a row for ${ids.join(', ')}. Update the generator.`);
}

/**
 * Finds the object with the row of an endpoint.
 *
 * @param {ts.SourceFile} source
 * @param {string} id
 */
export function findRow(source, id) {
  const row = findNodes(source, ts.isPropertyAssignment).find((property) => getPropertyName(property) === id);
  return row && ts.isObjectLiteralExpression(row.parent) ? row.parent : undefined;
}
