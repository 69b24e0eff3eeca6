import ts from 'typescript';

/**
 * Documentation of a property in the source: its doc comment and the name of its factory or shape.
 *
 * @typedef {object} PropertyDocs
 * @property {string} text the doc comment, empty if there is none
 * @property {string} [factory] of `amount: z.optional(moneyText())`: `moneyText`
 * @property {string} [shape] of `games: z.array(wireGame)`: `wireGame`
 * @property {string} [namedText] the doc comment of that factory or shape
 */

/** Returns the doc comment of a symbol. @param {ts.TypeChecker} checker @param {ts.Symbol | undefined} symbol @returns {string} */
export function readDocText(checker, symbol) {
  if (!symbol) return '';
  const own = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  return own || readDocText(checker, findSyntheticOrigin(symbol));
}

/**
 * Returns the source property of a property of a mapped type (`z.extend`, `z.omit`). The compiler has it at run time,
 * but its types do not declare it.
 *
 * @param {ts.Symbol & { links?: { syntheticOrigin?: ts.Symbol } }} symbol
 */
const findSyntheticOrigin = (symbol) => symbol.links?.syntheticOrigin;

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @returns {PropertyDocs} */
export function readDocs(checker, symbol) {
  const text = readDocText(checker, symbol);
  const core = findSchemaName(findInitializer(symbol));
  if (!core) return { text };
  const isShorthand = ts.isShorthandPropertyAssignment(core.parent) && core.parent.name === core;
  const named = isShorthand
    ? checker.getShorthandAssignmentValueSymbol(core.parent)
    : checker.getSymbolAtLocation(core);
  const target = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const isFactory = ts.isCallExpression(core.parent) && core.parent.expression === core;
  return { text, [isFactory ? 'factory' : 'shape']: core.text, namedText: readDocText(checker, target) };
}

/** @param {ts.Symbol} symbol @returns {ts.Node | undefined} */
function findInitializer(symbol) {
  const declaration = symbol.declarations?.[0] ?? findSyntheticOrigin(symbol)?.declarations?.[0];
  if (!declaration) return undefined;
  if (ts.isShorthandPropertyAssignment(declaration)) return declaration.name;
  return ts.isPropertyAssignment(declaration) ? declaration.initializer : undefined;
}

/**
 * Finds the name inside `z.optional(z.array(name))` or `z.optional(name())`.
 *
 * @param {ts.Node | undefined} node @returns {ts.Identifier | undefined}
 */
function findSchemaName(node) {
  if (!node) return undefined;
  if (ts.isIdentifier(node)) return node;
  if (!ts.isCallExpression(node)) return undefined;
  if (ts.isIdentifier(node.expression)) return node.expression;
  const isZod = ts.isPropertyAccessExpression(node.expression) && node.expression.expression.getText() === 'z';
  return isZod && node.arguments.length === 1 ? findSchemaName(node.arguments[0]) : undefined;
}
