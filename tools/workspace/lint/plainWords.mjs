import { findInName, findInText } from './findWords.mjs';

/**
 * @typedef {object} SyntaxNode part of a node of the syntax tree, TypeScript's nodes included
 * @property {string} type
 * @property {string} [name] @property {unknown} [value] @property {{ value: { cooked?: string } }[]} [quasis]
 * @property {SyntaxNode} [object] @property {SyntaxNode} [callee] @property {SyntaxNode} [tag]
 */
/** @typedef {{ name?: unknown, id?: unknown, key?: unknown, value?: unknown, init?: unknown, computed?: boolean }} Declaration */
/** @typedef {{ callee: unknown, arguments: unknown[] }} Call */

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const TESTS = /^(it|test|describe)$/;
const DIRECTIVE = /^\s*(eslint|@ts-|istanbul|c8|global|prettier)/;

/** @param {unknown} value @returns {SyntaxNode | undefined} */
const toNode = (value) => (value ? /** @type {SyntaxNode} */ (value) : undefined);

/** @param {unknown} value */
const isFunction = (value) => FUNCTIONS.test(toNode(value)?.type ?? '');

/** Returns the name of the called function: `it` of `it.each(…)(…)`. @param {unknown} callee */
function getCalledName(callee) {
  let node = toNode(callee);
  while (node && node.type !== 'Identifier') node = node.object ?? node.callee ?? node.tag;
  return node?.name ?? '';
}

/** @param {unknown} value @returns {string | undefined} the text of a literal or a template, without its expressions */
function getText(value) {
  const node = toNode(value);
  if (typeof node?.value === 'string') return node.value;
  return node?.quasis?.map(({ value: { cooked } }) => cooked).join(' ');
}

/**
 * Creates the listener for all kinds of declared names.
 *
 * @param {(identifier: unknown, isFunctionName: boolean) => void} checkName
 * @returns {Record<string, (node: Declaration) => void>}
 */
export const createNameListener = (checkName) => ({
  FunctionDeclaration: (node) => checkName(node.id, true),
  VariableDeclarator: (node) => checkName(node.id, isFunction(node.init)),
  ClassDeclaration: (node) => checkName(node.id, false),
  TSInterfaceDeclaration: (node) => checkName(node.id, false),
  TSTypeAliasDeclaration: (node) => checkName(node.id, false),
  TSPropertySignature: (node) => checkName(node.key, false),
  TSMethodSignature: (node) => checkName(node.key, true),
  MethodDefinition: (node) => checkName(node.key, true),
  Property: (node) => {
    if (isFunction(node.value) && !node.computed) checkName(node.key, true);
  },
});

/** @param {import('eslint').Rule.RuleContext} context @returns {import('eslint').Rule.RuleListener} */
function create(context) {
  /** @param {unknown} value @param {'title' | 'message'} messageId */
  const checkText = (value, messageId) => {
    for (const { found, use } of findInText(getText(value) ?? '')) {
      context.report({ node: /** @type {import('eslint').Rule.Node} */ (value), messageId, data: { found, use } });
    }
  };
  const checkComments = () => {
    for (const { value, loc } of context.sourceCode.getAllComments()) {
      if (!loc || DIRECTIVE.test(value)) continue;
      for (const { found, use } of findInText(value.replace(/^\*/, ' '))) {
        context.report({ loc, messageId: 'comment', data: { found, use } });
      }
    }
  };
  const names = createNameListener((identifier, isFunctionName) => {
    const node = toNode(identifier);
    if (node?.type !== 'Identifier' || !node.name) return;
    const { name } = node;
    for (const { found, use } of findInName(name, isFunctionName)) {
      context.report({
        node: /** @type {import('eslint').Rule.Node} */ (identifier),
        messageId: 'name',
        data: { found, use, name },
      });
    }
  });
  return {
    ...names,
    Program: checkComments,
    CallExpression: (/** @type {Call} */ node) => {
      if (TESTS.test(getCalledName(node.callee))) checkText(node.arguments[0], 'title');
    },
    NewExpression: (/** @type {Call} */ node) => {
      if (/Error$/.test(toNode(node.callee)?.name ?? '')) checkText(node.arguments[0], 'message');
    },
  };
}

/** Rule: comments, declared names, test titles and messages of errors use plain technical English (docs/glossary.md). */
export const plainWords = {
  /** @type {import('eslint').Rule.RuleMetaData} */
  meta: {
    type: 'suggestion',
    docs: { description: 'Comments, names, test titles and messages use plain technical English' },
    schema: [],
    messages: {
      comment: '"{{found}}" in a comment: use {{use}}.',
      name: '"{{found}}" in the name `{{name}}`: use {{use}}.',
      title: '"{{found}}" in a test title: use {{use}}.',
      message: '"{{found}}" in a message: use {{use}}.',
    },
  },
  create,
};
