import ts from 'typescript';

/**
 * What the source says of a property beside its type: its docstring, and the name it was made with.
 *
 * @typedef {object} PropertyDocs
 * @property {string} text the docstring, empty when there is none
 * @property {string} [factory] of `amount: z.optional(moneyText())`: `moneyText`
 * @property {string} [shape] of `games: z.array(wireGame)`: `wireGame`
 * @property {string} [namedText] the docstring of that factory or shape
 */

/** The docstring of a symbol. @param {ts.TypeChecker} checker @param {ts.Symbol | undefined} symbol @returns {string} */
export function docText(checker, symbol) {
  if (!symbol) return '';
  const own = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  return own || docText(checker, findSyntheticOrigin(symbol));
}

/**
 * Source property of a property of a mapped type (`z.extend`, `z.omit`). The compiler keeps it, but does not declare
 * it.
 *
 * @param {ts.Symbol & { links?: { syntheticOrigin?: ts.Symbol } }} symbol
 */
const findSyntheticOrigin = (symbol) => symbol.links?.syntheticOrigin;

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @returns {PropertyDocs} */
export function readDocs(checker, symbol) {
  const text = docText(checker, symbol);
  const core = findSchemaName(findInitializer(symbol));
  if (!core) return { text };
  const isShorthand = ts.isShorthandPropertyAssignment(core.parent) && core.parent.name === core;
  const named = isShorthand
    ? checker.getShorthandAssignmentValueSymbol(core.parent)
    : checker.getSymbolAtLocation(core);
  const target = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const isFactory = ts.isCallExpression(core.parent) && core.parent.expression === core;
  return { text, [isFactory ? 'factory' : 'shape']: core.text, namedText: docText(checker, target) };
}

/** @param {ts.Symbol} symbol @returns {ts.Node | undefined} */
function findInitializer(symbol) {
  const declaration = symbol.declarations?.[0] ?? findSyntheticOrigin(symbol)?.declarations?.[0];
  if (!declaration) return undefined;
  if (ts.isShorthandPropertyAssignment(declaration)) return declaration.name;
  return ts.isPropertyAssignment(declaration) ? declaration.initializer : undefined;
}

/**
 * The name inside `z.optional(z.array(name))` or `z.optional(name())`.
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
