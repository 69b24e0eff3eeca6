import type * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Whether a schema would return a value unchanged. It may return false for a valid value, but never true for another. */
type QuickCheck = (value: unknown) => boolean;

/** Registered quick checks of schemas. */
const quickChecks = new WeakMap<object, QuickCheck>();

/** Creates a check that runs the schema itself. */
const createSchemaCheck =
  (schema: $ZodType): QuickCheck =>
  (value) => {
    const payload = schema._zod.run({ value, issues: [] }, { async: false });
    return 'issues' in payload && payload.issues.length === 0 && payload.value === value;
  };

/** Returns the quick check of a schema: direct checks for simple types, the schema itself for others. */
function getQuickCheck(schema: $ZodType): QuickCheck {
  const own = quickChecks.get(schema);
  const { def } = schema._zod as $ZodTypes['_zod'];
  if (own || def.checks?.length) return own ?? createSchemaCheck(schema);
  if (def.type === 'string') return (value) => typeof value === 'string';
  if (def.type === 'number') return Number.isFinite;
  if (def.type === 'enum') {
    const allowed: unknown[] = Object.values(def.entries);
    return (value) => allowed.includes(value);
  }
  if (def.type === 'array') {
    const each = getQuickCheck(def.element);
    return (value) => Array.isArray(value) && value.every((element) => each(element));
  }
  if (def.type === 'tuple' && !def.rest) {
    const places = def.items.map(getQuickCheck);
    return (value) =>
      Array.isArray(value) && value.length === places.length && places.every((look, at) => look(value[at]));
  }
  if (def.type !== 'optional') return createSchemaCheck(schema);
  const held = getQuickCheck(def.innerType);
  return (value) => value === undefined || held(value);
}

/** Creates the check of an object: all required fields are valid, and there are no unknown ones. */
function createObjectCheck(shape: Readonly<Record<string, $ZodType>>): QuickCheck {
  const fields = new Map(Object.entries(shape).map(([name, field]) => [name, getQuickCheck(field)]));
  const needed = Object.keys(shape).filter((name) => shape[name]?._zod.def.type !== 'optional');
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const given = value as Readonly<Record<string, unknown>>;
    for (const name in given) if (!fields.get(name)?.(given[name])) return false;
    return needed.every((name) => name in given);
  };
}

/**
 * Adds a fast path to a schema: a value that passes the quick check is returned unchanged; any other value is parsed, with
 * all issues. Changes the given schema and returns it.
 *
 * It is for frequent messages: a board has 1,000 matches and 20,000 prices, and schemas are slow where a page forbids code
 * generation.
 *
 * @param isWhole quick check that is faster than checking each field; must be false for anything the schema would change
 */
export function withFastPath<S extends z.ZodMiniObject>(
  schema: S,
  isWhole: QuickCheck = createObjectCheck(schema._zod.def.shape),
): S {
  const run = schema._zod.run.bind(schema._zod);
  quickChecks.set(schema, isWhole);
  schema._zod.run = (payload, context) => (isWhole(payload.value) ? payload : run(payload, context));
  return schema;
}
