/** @typedef {{ name: { name: string }, parent: { name: { name?: string } } }} JsxAttribute */

const WRITERS = new Set(['setAttribute', 'toggleAttribute', 'removeAttribute']);

/** @param {import('estree').Node | undefined} node */
const readText = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);

/** @param {string} name */
const toDatasetKey = (name) =>
  name.replace(/^data-/, '').replace(/-(\w)/g, (_, letter) => String(letter).toUpperCase());

/**
 * Returns the key of `element.dataset.key`.
 *
 * @param {import('estree').Node} node
 */
function findDatasetKey(node) {
  if (node.type !== 'MemberExpression' || node.object.type !== 'MemberExpression') return undefined;
  const { property } = node.object;
  if (property.type !== 'Identifier' || property.name !== 'dataset') return undefined;
  return node.property.type === 'Identifier' && !node.computed ? node.property.name : readText(node.property);
}

/**
 * Rule: only the files that the configuration ignores write the listed attributes of an element.
 *
 * It reports calls such as `setAttribute`, changes of `dataset`, and `data-` attributes in JSX of buttons and components.
 * ARIA attributes in JSX are not reported, because other buttons have them too.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const attributeWriter = {
  meta: {
    type: 'problem',
    docs: { description: 'Each attribute has one writer' },
    schema: [
      {
        type: 'object',
        properties: { attributes: { type: 'array', items: { type: 'string' } }, writer: { type: 'string' } },
        required: ['attributes', 'writer'],
        additionalProperties: false,
      },
    ],
    messages: { second: 'Only {{writer}} writes {{name}}. Call it instead.' },
  },
  create(context) {
    const { attributes, writer } = /** @type {{ attributes: string[], writer: string }} */ (context.options[0]);
    /** @param {import('estree').Node} node @param {string | undefined} name */
    const report = (node, name) => {
      if (name !== undefined && attributes.includes(name))
        context.report({ node, messageId: 'second', data: { writer, name } });
    };
    /** @param {import('estree').Node} node @param {import('estree').Node} target */
    const reportDataset = (node, target) => {
      const key = findDatasetKey(target);
      report(node, key === undefined ? undefined : attributes.find((name) => toDatasetKey(name) === key));
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        const isWriter =
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          WRITERS.has(callee.property.name);
        if (isWriter) report(node, readText(node.arguments[0]));
      },
      AssignmentExpression: (node) => reportDataset(node, node.left),
      'UnaryExpression[operator="delete"]': (/** @type {import('estree').UnaryExpression} */ node) =>
        reportDataset(node, node.argument),
      JSXAttribute(/** @type {import('eslint').Rule.Node} */ node) {
        const { name, parent } = /** @type {JsxAttribute} */ (/** @type {unknown} */ (node));
        const isCell = /^([A-Z]|button$)/.test(parent.name.name ?? '');
        if (isCell && name.name.startsWith('data-')) report(node, name.name);
      },
    };
  },
};
