import ts from 'typescript';
import { findNodes, findProperty, getPropertyName } from '../syntax/findNodes.mjs';
import { parseSource } from '../syntax/parseSource.mjs';

const PREFIX = 'layer:';

/**
 * Finds the layers in the configuration of `@nx/enforce-module-boundaries`.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @returns {string[]} without the prefix `layer:`
 */
export function findLayers(tree) {
  const source = parseSource(tree, 'eslint.config.mjs');
  return findNodes(source, ts.isObjectLiteralExpression)
    .filter(({ properties }) => properties.some((property) => getPropertyName(property) === 'sourceTag'))
    .map((row) => findProperty(row, 'sourceTag'))
    .flatMap((tag) => (tag && ts.isStringLiteral(tag) && tag.text.startsWith(PREFIX) ? [tag.text] : []))
    .map((tag) => tag.slice(PREFIX.length));
}
