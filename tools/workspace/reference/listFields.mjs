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
 * @property {string} text doc comment
 * @property {string} [factory] @property {string} [factoryText] @property {string} [shape] see `readDocs`
 */

/** @typedef {import('zod/v4/core').$ZodTypes} Schema */
/** @typedef {import('zod/v4/core').$ZodType} AnySchema any schema of unknown kind */
/** @typedef {import('typescript').Type | undefined} Type type of a schema in the compiler */
/** @typedef {{ schema: Schema, type: Type }} Typed */
/** @typedef {Typed & { text: string }} NamedShape */

/**
 * @typedef {object} Options
 * @property {import('typescript').TypeChecker} checker
 * @property {Map<string, NamedShape>} shapes collects shapes with a table of their own
 * @property {'optin' | 'optout'} side optional fields of a request, or of a response
 */

/** @typedef {Options & { rows: Field[] }} Walk */
/** @typedef {Typed & { path: string, isOptional: boolean, docs: import('./readDocs.mjs').PropertyDocs }} Value */

/** A shape with fewer fields has no table of its own; its fields are listed in place. */
const MIN_SHAPE_FIELDS = 4;

/** Lists the fields of a schema. Types come from the schema, doc comments and names from its source. @param {Typed} typed @param {Options} options @returns {Field[]} */
export function listFields({ schema, type }, options) {
  const walk = { ...options, rows: [] };
  const top = unwrap(walk, schema, type);
  if (holdsMembers(top.schema)) addMembers(walk, top, '');
  else addValue(walk, { ...top, path: '', isOptional: false, docs: { text: '' } });
  return walk.rows;
}

/** Narrows a schema to the kinds that zod lists. @param {AnySchema} schema */
const known = (schema) => /** @type {Schema} */ (schema);

const getDefinition = (/** @type {AnySchema} */ schema) => known(schema)._zod.def;

const holdsMembers = (/** @type {AnySchema} */ schema) =>
  ['object', 'intersection'].includes(getDefinition(schema).type);

/** Kinds of schemas that keep the type of the value inside. */
const WRAPPERS = new Set(['optional', 'default', 'prefault', 'readonly', 'nonoptional', 'catch']);

/** Returns the schema inside a wrapper. @param {AnySchema} schema */
function findWrapped(schema) {
  const def = getDefinition(schema);
  return WRAPPERS.has(def.type) && 'innerType' in def ? def.innerType : undefined;
}

/** Returns the element of an array, a record or a nullable value, its mark in a path, and how a type of it reads. @param {AnySchema} schema */
function findElement(schema) {
  const def = getDefinition(schema);
  if (def.type === 'array') return { part: def.element, key: 'element', mark: '[]', type: '*[]' };
  if (def.type === 'record') return { part: def.valueType, key: 'valueType', mark: '{}', type: 'map of *' };
  return def.type === 'nullable' ? { part: def.innerType, key: 'innerType', mark: '', type: '* or null' } : undefined;
}

/** Returns the type of a key in the definition of a schema. @param {Walk} walk @param {Type} type @param {string} key */
function getDefinitionType({ checker }, type, key) {
  return ['_zod', 'def', key].reduce((/** @type {Type} */ at, name) => {
    const symbol = at?.getProperty(name);
    return symbol && checker.getTypeOfSymbol(symbol);
  }, type);
}

/** @param {Walk} walk @param {AnySchema} schema @param {Type} type @returns {Typed} */
function unwrap(walk, schema, type) {
  const inner = findWrapped(schema);
  return inner ? unwrap(walk, inner, getDefinitionType(walk, type, 'innerType')) : { schema: known(schema), type };
}

/** @param {Walk} walk @param {Typed} at @param {string} prefix */
function addMembers(walk, { schema, type }, prefix) {
  const { def } = schema._zod;
  if (def.type === 'intersection') {
    for (const side of /** @type {const} */ (['left', 'right']))
      addMembers(walk, unwrap(walk, def[side], getDefinitionType(walk, type, side)), prefix);
    return;
  }
  if (def.type !== 'object') return;
  const shape = getDefinitionType(walk, type, 'shape');
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

/** Adds a value and its members. @param {Walk} walk @param {Value} value */
function addValue(walk, { schema, type, path, isOptional, docs }) {
  const inner = unwrapFully(walk, { schema, type });
  const shape = isTable(inner.schema, docs) ? docs.shape : undefined;
  if (shape !== undefined) walk.shapes.set(shape, { ...inner, text: docs.namedText ?? '' });
  walk.rows.push({
    path: path || '(the whole value)',
    type: formatType(schema, shape),
    isOptional,
    format: listRules(inner.schema),
    ...getNames(docs, shape, getDefinition(inner.schema).type === 'object'),
  });
  if (holdsMembers(inner.schema) && !shape) addMembers(walk, inner, `${path}${inner.suffix}.`.replace(/^\./, ''));
}

/** Returns the text and the names of a row. @param {Value['docs']} docs @param {string | undefined} shape @param {boolean} isObject */
function getNames({ text, factory, namedText }, shape, isObject) {
  return {
    text: text || (shape || factory ? '' : (namedText ?? '')),
    ...(factory && !isObject ? { factory, factoryText: namedText } : {}),
    ...(shape ? { shape } : {}),
  };
}

/** @param {Schema} schema @param {Value['docs']} docs */
function isTable({ _zod: { def } }, docs) {
  return docs.shape !== undefined && def.type === 'object' && Object.keys(def.shape).length >= MIN_SHAPE_FIELDS;
}

/** Removes all arrays, records and wrappers around a schema. @param {Walk} walk @param {Typed} typed @param {string} [suffix] @returns {Typed & { suffix: string }} */
function unwrapFully(walk, { schema, type }, suffix = '') {
  const inner = unwrap(walk, schema, type);
  const held = findElement(inner.schema);
  if (!held) return { ...inner, suffix };
  const part = { schema: known(held.part), type: getDefinitionType(walk, inner.type, held.key) };
  return unwrapFully(walk, part, suffix + held.mark);
}

const formatLiteral = (/** @type {unknown} */ value) => `\`${JSON.stringify(value, plain)}\``;

/** @param {string} _key @param {unknown} value */
const plain = (_key, value) => (typeof value === 'bigint' ? String(value) : value);

/** Formats a type for a reader. @param {AnySchema} schema @param {string} [shape] @returns {string} */
function formatType(schema, shape) {
  const wrapped = findWrapped(schema);
  if (wrapped) return formatType(wrapped, shape);
  const def = getDefinition(schema);
  const inner = (/** @type {AnySchema} */ part) => formatType(part, shape);
  const element = findElement(schema);
  if (element) return element.type.replace('*', () => inner(element.part));
  if (def.type === 'tuple') return `[${def.items.map(inner).join(', ')}]`;
  if (def.type === 'union') return def.options.map(inner).join(' or ');
  if (holdsMembers(schema)) return shape ?? 'object';
  if (def.type === 'enum') return Object.values(def.entries).map(formatLiteral).join(' or ');
  if (def.type === 'literal') return def.values.map(formatLiteral).join(' or ');
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

/** Lists the rules of a plain value as text. @param {AnySchema} schema @returns {string[]} */
function listRules(schema) {
  if (!['string', 'number'].includes(getDefinition(schema).type)) return [];
  const json = /** @type {Record<string, unknown>} */ (z.toJSONSchema(schema, { unrepresentable: 'any' }));
  const rules = Object.entries(RULES).flatMap(([key, format]) => (json[key] === undefined ? [] : [format(json[key])]));
  if (json.type === 'integer') rules.unshift('whole');
  return rules.filter((rule) => rule !== '' && rule !== `from ${Number.MIN_SAFE_INTEGER}`);
}
