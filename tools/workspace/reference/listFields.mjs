import * as z from 'zod/mini';
import { readDocs } from './readDocs.mjs';

/**
 * One row of a field table.
 *
 * @typedef {object} Field
 * @property {string} path such as `list[].balance`
 * @property {string} type
 * @property {boolean} isOptional
 * @property {string[]} format rules beyond the type
 * @property {string} text docstring
 * @property {string} [factory] @property {string} [factoryText] @property {string} [shape] see `readDocs`
 */

/** @typedef {import('zod/v4/core').$ZodTypes} Schema */
/** @typedef {import('zod/v4/core').$ZodType} AnySchema any schema, before its kind is told apart */
/** @typedef {import('typescript').Type | undefined} Type a schema as the compiler sees it */
/** @typedef {{ schema: Schema, type: Type }} Typed */
/** @typedef {Typed & { text: string }} NamedShape */

/**
 * @typedef {object} Options
 * @property {import('typescript').TypeChecker} checker
 * @property {Map<string, NamedShape>} shapes gathers what deserves a table of its own
 * @property {'optin' | 'optout'} side what a caller may leave out, or what an answer may lack
 */

/** @typedef {Options & { rows: Field[] }} Walk */
/** @typedef {Typed & { path: string, isOptional: boolean, docs: import('./readDocs.mjs').PropertyDocs }} Value */

/** A shape with fewer fields than this is shown in place, not in a table of its own. */
const SHAPE_FROM = 4;

/** Lists the fields of a schema. Types come from the schema itself, docstrings and names from its source. @param {Typed} typed @param {Options} options @returns {Field[]} */
export function listFields({ schema, type }, options) {
  const walk = { ...options, rows: [] };
  const top = unwrap(walk, schema, type);
  if (holdsMembers(top.schema)) addMembers(walk, top, '');
  else addValue(walk, { ...top, path: '', isOptional: false, docs: { text: '' } });
  return walk.rows;
}

/** Every schema is one of the kinds that zod lists. @param {AnySchema} schema */
const known = (schema) => /** @type {Schema} */ (schema);

const defOf = (/** @type {AnySchema} */ schema) => known(schema)._zod.def;

const holdsMembers = (/** @type {AnySchema} */ schema) => ['object', 'intersection'].includes(defOf(schema).type);

/**
 * Returns the inner schema of a wrapper such as `optional`, which keeps the type of the value. @param {AnySchema}
 * schema
 */
function wrappedIn(schema) {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return def.innerType;
    default:
      return undefined;
  }
}

/** What an array, a record or a value that may be null holds. @param {AnySchema} schema */
function heldBy(schema) {
  const def = defOf(schema);
  switch (def.type) {
    case 'array':
      return { part: def.element, key: 'element', mark: '[]' };
    case 'record':
      return { part: def.valueType, key: 'valueType', mark: '{}' };
    case 'nullable':
      return { part: def.innerType, key: 'innerType', mark: '' };
    default:
      return undefined;
  }
}

/** The type behind a key of a schema's definition. @param {Walk} walk @param {Type} type @param {string} key */
function defType({ checker }, type, key) {
  return ['_zod', 'def', key].reduce((/** @type {Type} */ at, name) => {
    const symbol = at?.getProperty(name);
    return symbol && checker.getTypeOfSymbol(symbol);
  }, type);
}

/** @param {Walk} walk @param {AnySchema} schema @param {Type} type @returns {Typed} */
function unwrap(walk, schema, type) {
  const inner = wrappedIn(schema);
  return inner ? unwrap(walk, inner, defType(walk, type, 'innerType')) : { schema: known(schema), type };
}

/** @param {Walk} walk @param {Typed} at @param {string} prefix */
function addMembers(walk, { schema, type }, prefix) {
  const { def } = schema._zod;
  if (def.type === 'intersection') {
    for (const side of /** @type {const} */ (['left', 'right']))
      addMembers(walk, unwrap(walk, def[side], defType(walk, type, side)), prefix);
    return;
  }
  if (def.type !== 'object') return;
  const shape = defType(walk, type, 'shape');
  for (const [key, member] of Object.entries(def.shape)) {
    const symbol = shape?.getProperty(key);
    addValue(walk, {
      ...unwrap(walk, member, symbol && walk.checker.getTypeOfSymbol(symbol)),
      path: prefix + key,
      isOptional: member._zod[walk.side] !== undefined,
      docs: symbol ? readDocs(walk.checker, symbol) : { text: '' },
    });
  }
}

/** Adds a value, and what it holds. @param {Walk} walk @param {Value} value */
function addValue(walk, { schema, type, path, isOptional, docs }) {
  const inner = innermost(walk, { schema, type });
  const shape = isTable(inner.schema, docs) ? docs.shape : undefined;
  if (shape !== undefined) walk.shapes.set(shape, { ...inner, text: docs.namedText ?? '' });
  walk.rows.push({
    path: path || '(the whole value)',
    type: typeText(schema, shape),
    isOptional,
    format: formatOf(inner.schema),
    ...namesOf(docs, shape, defOf(inner.schema).type === 'object'),
  });
  if (holdsMembers(inner.schema) && !shape) addMembers(walk, inner, `${path}${inner.suffix}.`.replace(/^\./, ''));
}

/** What a row says of the names its value was made with. @param {Value['docs']} docs @param {string | undefined} shape @param {boolean} isObject */
function namesOf({ text, factory, namedText }, shape, isObject) {
  return {
    text: text || (shape || factory ? '' : (namedText ?? '')),
    ...(factory && !isObject ? { factory, factoryText: namedText } : {}),
    ...(shape ? { shape } : {}),
  };
}

/** @param {Schema} schema @param {Value['docs']} docs */
function isTable({ _zod: { def } }, docs) {
  return docs.shape !== undefined && def.type === 'object' && Object.keys(def.shape).length >= SHAPE_FROM;
}

/** What an array, a record or a wrapper holds in the end. @param {Walk} walk @param {Typed} typed @param {string} [suffix] @returns {Typed & { suffix: string }} */
function innermost(walk, { schema, type }, suffix = '') {
  const inner = unwrap(walk, schema, type);
  const held = heldBy(inner.schema);
  if (!held) return { ...inner, suffix };
  const part = { schema: known(held.part), type: defType(walk, inner.type, held.key) };
  return innermost(walk, part, suffix + held.mark);
}

const quoted = (/** @type {unknown} */ value) => `\`${JSON.stringify(value, plain)}\``;

/** @param {string} _key @param {unknown} value */
const plain = (_key, value) => (typeof value === 'bigint' ? String(value) : value);

/** A type as a reader writes it. @param {AnySchema} schema @param {string} [shape] @returns {string} */
function typeText(schema, shape) {
  const wrapped = wrappedIn(schema);
  if (wrapped) return typeText(wrapped, shape);
  const def = defOf(schema);
  const inner = (/** @type {AnySchema} */ part) => typeText(part, shape);
  switch (def.type) {
    case 'array':
      return `${inner(def.element)}[]`;
    case 'nullable':
      return `${inner(def.innerType)} or null`;
    case 'record':
      return `map of ${inner(def.valueType)}`;
    case 'tuple':
      return `[${def.items.map(inner).join(', ')}]`;
    case 'union':
      return def.options.map(inner).join(' or ');
    default:
      return holdsMembers(schema) ? (shape ?? 'object') : valueText(def);
  }
}

/** @param {Schema['_zod']['def']} def */
function valueText(def) {
  if (def.type === 'enum') return Object.values(def.entries).map(quoted).join(' or ');
  if (def.type === 'literal') return def.values.map(quoted).join(' or ');
  return def.type === 'unknown' || def.type === 'any' ? 'not shown' : def.type;
}

/** @type {Record<string, (value: unknown) => string>} */
const RULES = {
  minLength: (value) => `at least ${String(value)} characters`,
  maxLength: (value) => `at most ${String(value)} characters`,
  pattern: (value) => `\`${String(value)}\``,
  format: (value) => String(value),
  minimum: (value) => `from ${String(value)}`,
  exclusiveMinimum: (value) => `above ${String(value)}`,
  maximum: (value) => (value === Number.MAX_SAFE_INTEGER ? '' : `to ${String(value)}`),
  exclusiveMaximum: (value) => `below ${String(value)}`,
  minItems: (value) => `at least ${String(value)} entries`,
  maxItems: (value) => `at most ${String(value)} entries`,
};

/** The rules of a plain value, in words. @param {AnySchema} schema @returns {string[]} */
function formatOf(schema) {
  if (!['string', 'number'].includes(defOf(schema).type)) return [];
  const json = /** @type {Record<string, unknown>} */ (z.toJSONSchema(schema, { unrepresentable: 'any' }));
  const words = Object.entries(RULES).flatMap(([key, say]) => (json[key] === undefined ? [] : [say(json[key])]));
  if (json.type === 'integer') words.unshift('whole');
  return words.filter((word) => word !== '' && word !== `from ${Number.MIN_SAFE_INTEGER}`);
}
