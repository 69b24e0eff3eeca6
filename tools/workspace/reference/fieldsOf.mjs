import * as z from 'zod/mini';
import { docsOf } from './docsOf.mjs';

/**
 * One row of a field table.
 *
 * @typedef {object} Field
 * @property {string} path such as `list[].balance`
 * @property {string} type
 * @property {boolean} isOptional
 * @property {string[]} format rules beyond the type
 * @property {string} text docstring
 * @property {string} [factory] @property {string} [factoryText] @property {string} [shape] see `docsOf`
 */

/** Wrappers that change whether a value may be left out, not what it is. */
const WRAPPERS = ['optional', 'default', 'prefault', 'readonly', 'nonoptional', 'catch'];

/** A shape with fewer fields than this is shown in place, not in a table of its own. */
const SHAPE_FROM = 4;

/** @typedef {{ text: string, schema: any, type: any }} NamedShape */

/**
 * Lists the fields of a schema. Types come from the schema itself, docstrings and names from its source.
 *
 * @param {import('typescript').TypeChecker} checker
 * @param {any} schema a zod schema @param {any} type the same as the compiler sees it
 * @param {{ shapes: Map<string, NamedShape>, side: 'optin' | 'optout' }} options `shapes` gathers what deserves a table
 *   of its own; `side` is what a caller may leave out, or what an answer may lack
 * @returns {Field[]}
 */
export function fieldsOf(checker, schema, type, { shapes, side }) {
  const walk = { checker, shapes, side, rows: /** @type {Field[]} */ ([]) };
  const top = unwrap(walk, schema, type);
  if (kindOf(top.schema) === 'object' || kindOf(top.schema) === 'intersection') addMembers(walk, top, '');
  else addValue(walk, { ...top, path: '', isOptional: false, docs: { text: '' } });
  return walk.rows;
}

const kindOf = (/** @type {any} */ schema) => schema._zod.def.type;

/** The type behind a key of a schema's definition. @param {any} walk @param {any} type @param {string[]} keys */
function typeAt({ checker }, type, ...keys) {
  return keys.reduce((at, key) => {
    const symbol = at?.getProperty(key);
    return symbol && checker.getTypeOfSymbol(symbol);
  }, type);
}

const defType = (/** @type {any} */ walk, /** @type {any} */ type, /** @type {string} */ key) =>
  typeAt(walk, type, '_zod', 'def', key);

/** @param {any} walk @param {any} schema @param {any} type @returns {{ schema: any, type: any }} */
function unwrap(walk, schema, type) {
  const { def } = schema._zod;
  return WRAPPERS.includes(def.type) ? unwrap(walk, def.innerType, defType(walk, type, 'innerType')) : { schema, type };
}

/** @param {any} walk @param {{ schema: any, type: any }} at @param {string} prefix */
function addMembers(walk, { schema, type }, prefix) {
  const { def } = schema._zod;
  if (def.type === 'intersection') {
    for (const side of ['left', 'right']) addMembers(walk, unwrap(walk, def[side], defType(walk, type, side)), prefix);
    return;
  }
  const shape = defType(walk, type, 'shape');
  for (const [key, member] of Object.entries(def.shape)) {
    const symbol = shape?.getProperty(key);
    addValue(walk, {
      ...unwrap(walk, member, symbol && walk.checker.getTypeOfSymbol(symbol)),
      path: prefix + key,
      isOptional: /** @type {any} */ (member)._zod[walk.side] !== undefined,
      docs: symbol ? docsOf(walk.checker, symbol) : { text: '' },
    });
  }
}

/** Adds a value, and what it holds. @param {any} walk @param {any} at */
function addValue(walk, { schema, type, path, isOptional, docs }) {
  const inner = innermost(walk, schema, type);
  const shape = isTable(inner.schema, docs) ? docs.shape : undefined;
  if (shape) walk.shapes.set(shape, { ...inner, text: docs.namedText ?? '' });
  const isPlain = kindOf(inner.schema) !== 'object';
  walk.rows.push({
    path: path || '(the whole value)',
    type: typeText(schema, shape),
    isOptional,
    format: formatOf(inner.schema),
    text: docs.text || (shape || docs.factory ? '' : (docs.namedText ?? '')),
    ...(docs.factory && isPlain ? { factory: docs.factory, factoryText: docs.namedText } : {}),
    ...(shape ? { shape } : {}),
  });
  const holds = ['object', 'intersection'].includes(kindOf(inner.schema));
  if (holds && !shape) addMembers(walk, inner, `${path}${inner.suffix}.`.replace(/^\./, ''));
}

/** @param {any} schema @param {any} docs */
function isTable(schema, docs) {
  return (
    docs.shape !== undefined && kindOf(schema) === 'object' && Object.keys(schema._zod.def.shape).length >= SHAPE_FROM
  );
}

/** What an array, a record or a wrapper holds in the end. @param {any} walk @param {any} schema @param {any} type @returns {any} */
function innermost(walk, schema, type, suffix = '') {
  const { def } = schema._zod;
  const step = /** @type {Record<string, string>} */ ({ array: 'element', record: 'valueType', nullable: 'innerType' })[
    def.type
  ];
  if (WRAPPERS.includes(def.type)) return innermost(walk, def.innerType, defType(walk, type, 'innerType'), suffix);
  if (!step) return { schema, type, suffix };
  const mark = { array: '[]', record: '{}', nullable: '' }[/** @type {'array'} */ (def.type)];
  return innermost(walk, def[step], defType(walk, type, step), suffix + mark);
}

const quoted = (/** @type {unknown} */ value) => `\`${JSON.stringify(value)}\``;

/** A type as a reader writes it. @param {any} schema @param {string} [shape] @returns {string} */
function typeText(schema, shape) {
  const { def } = schema._zod;
  const inner = (/** @type {any} */ part) => typeText(part, shape);
  if (WRAPPERS.includes(def.type)) return inner(def.innerType);
  if (def.type === 'array') return `${inner(def.element)}[]`;
  if (def.type === 'nullable') return `${inner(def.innerType)} or null`;
  if (def.type === 'record') return `map of ${inner(def.valueType)}`;
  if (def.type === 'tuple') return `[${def.items.map(inner).join(', ')}]`;
  if (def.type === 'union') return def.options.map(inner).join(' or ');
  if (def.type === 'enum') return Object.values(def.entries).map(quoted).join(' or ');
  if (def.type === 'literal') return def.values.map(quoted).join(' or ');
  if (def.type === 'unknown' || def.type === 'any') return 'not shown';
  if (def.type === 'object' || def.type === 'intersection') return shape ?? 'object';
  return def.type;
}

/** @type {Record<string, (value: any) => string>} */
const RULES = {
  minLength: (value) => `at least ${value} characters`,
  maxLength: (value) => `at most ${value} characters`,
  pattern: (value) => `\`${value}\``,
  format: (value) => value,
  minimum: (value) => `from ${value}`,
  exclusiveMinimum: (value) => `above ${value}`,
  maximum: (value) => (value === Number.MAX_SAFE_INTEGER ? '' : `to ${value}`),
  exclusiveMaximum: (value) => `below ${value}`,
  minItems: (value) => `at least ${value} entries`,
  maxItems: (value) => `at most ${value} entries`,
};

/** The rules of a plain value, in words. @param {any} schema */
function formatOf(schema) {
  if (!['string', 'number'].includes(kindOf(schema))) return [];
  const json = /** @type {Record<string, any>} */ (z.toJSONSchema(schema, { unrepresentable: 'any' }));
  const words = Object.entries(RULES).flatMap(([key, say]) => (json[key] === undefined ? [] : [say(json[key])]));
  if (json.type === 'integer') words.unshift('whole');
  return words.filter((word) => word !== '' && word !== `from ${Number.MIN_SAFE_INTEGER}`);
}
