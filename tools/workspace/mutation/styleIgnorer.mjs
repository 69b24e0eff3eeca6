import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * Node of Babel's syntax tree, with the parts that are read here.
 *
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [name] of an identifier
 * @property {Node} [tag] of a tagged template
 * @property {Node} [object] of a member expression
 * @property {Node} [callee] of a call
 */

/** Tags of styled-components whose templates are CSS. */
const STYLE_TAGS = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** Returns the first name of a tag: `styled` of `styled.div.attrs(…)`. @param {Node} tag @returns {string | undefined} */
function getRootName(tag) {
  const inner = tag.object ?? tag.callee;
  return inner ? getRootName(inner) : tag.name;
}

/**
 * Leaves out mutants inside of styles. Jest does not lay out a page, so its tests cannot detect them; the appearance is
 * checked by the browser tests.
 *
 * @param {{ node: Node }} path
 * @returns {string | undefined} why the node is left out
 */
export function shouldIgnore({ node: { type, tag } }) {
  const isStyle = type === 'TaggedTemplateExpression' && tag && STYLE_TAGS.has(getRootName(tag) ?? '');
  return isStyle ? 'style' : undefined;
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'styles', /** @type {never} */ ({ shouldIgnore })),
];
