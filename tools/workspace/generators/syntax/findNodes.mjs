import ts from 'typescript';

/**
 * Finds all nodes below a node that a guard accepts, in the order of the text.
 *
 * @template {ts.Node} T
 * @param {ts.Node} root
 * @param {(node: ts.Node) => node is T} accepts
 */
export function findNodes(root, accepts) {
  /** @type {T[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (accepts(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Removes `as const`, `satisfies T` and parentheses around an expression. @param {ts.Expression} expression @returns {ts.Expression} */
export function unwrap(expression) {
  const isWrapped =
    ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression);
  return isWrapped ? unwrap(expression.expression) : expression;
}

/**
 * Finds the value of a `const` by its name.
 *
 * @param {ts.SourceFile} source
 * @param {string} name
 */
export function findConstant(source, name) {
  const declaration = findNodes(source, ts.isVariableDeclaration).find(({ name: id }) => id.getText() === name);
  return declaration?.initializer && unwrap(declaration.initializer);
}

/**
 * Finds an object literal that a `const` holds.
 *
 * @param {ts.SourceFile} source
 * @param {string} name
 * @throws {Error} if the file has no such object
 */
export function requireObject(source, name) {
  const value = findConstant(source, name);
  if (value && ts.isObjectLiteralExpression(value)) return value;
  throw new Error(`requireObject: ${source.fileName} has no object \`${name}\`. Update the generator.`);
}

/** Finds calls of a function by its name. @param {ts.Node} root @param {string} name */
export const findCalls = (root, name) =>
  findNodes(root, ts.isCallExpression).filter(({ expression }) => expression.getText() === name);

/** Name of a property without its quotes. @param {ts.ObjectLiteralElementLike} property */
export const getPropertyName = ({ name }) => (name && ts.isStringLiteral(name) ? name.text : (name?.getText() ?? ''));

/**
 * Finds the value of a property of an object literal.
 *
 * @param {ts.ObjectLiteralExpression} object
 * @param {string} name
 */
export function findProperty(object, name) {
  const property = object.properties.find((candidate) => getPropertyName(candidate) === name);
  return property && ts.isPropertyAssignment(property) ? unwrap(property.initializer) : undefined;
}
