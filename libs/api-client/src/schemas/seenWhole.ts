import type * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Whether a value is such that its schema would pass it as it stands. It may fail to see that one is. */
type Look = (value: unknown) => boolean;

/** Looks of the schemas that have one of their own. */
const looks = new WeakMap<object, Look>();

/** Asks the schema itself. */
const ask =
  (schema: $ZodType): Look =>
  (value) => {
    const payload = schema._zod.run({ value, issues: [] }, { async: false });
    return 'issues' in payload && payload.issues.length === 0 && payload.value === value;
  };

/** How a field of this schema is looked at: the plain types by themselves, whatever is more by asking. */
function lookOf(schema: $ZodType): Look {
  const own = looks.get(schema);
  const { def } = schema._zod as $ZodTypes['_zod'];
  if (own || def.checks?.length) return own ?? ask(schema);
  if (def.type === 'string') return (value) => typeof value === 'string';
  if (def.type === 'number') return Number.isFinite;
  if (def.type === 'enum') {
    const allowed: unknown[] = Object.values(def.entries);
    return (value) => allowed.includes(value);
  }
  if (def.type === 'array') {
    const each = lookOf(def.element);
    return (value) => Array.isArray(value) && value.every((element) => each(element));
  }
  if (def.type === 'tuple' && !def.rest) {
    const places = def.items.map(lookOf);
    return (value) =>
      Array.isArray(value) && value.length === places.length && places.every((look, at) => look(value[at]));
  }
  if (def.type !== 'optional') return ask(schema);
  const held = lookOf(def.innerType);
  return (value) => value === undefined || held(value);
}

/** Looks at an object field by field: it has those it must have, and none that its schema does not know. */
function lookOfObject(shape: Readonly<Record<string, $ZodType>>): Look {
  const fields = new Map(Object.entries(shape).map(([name, field]) => [name, lookOf(field)]));
  const needed = Object.keys(shape).filter((name) => shape[name]?._zod.def.type !== 'optional');
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const given = value as Readonly<Record<string, unknown>>;
    for (const name in given) if (!fields.get(name)?.(given[name])) return false;
    return needed.every((name) => name in given);
  };
}

/**
 * The same schema, which lets an object pass as it stands where a plain look finds it whole, and reads it field by field,
 * with every issue, where not. For what comes by the ten thousand: a page that forbids the making of code at run time has
 * schemas walk by the slow way, and a board holds 1,000 matches and 20,000 prices. Changes the schema handed in and answers it.
 *
 * @param isWhole a quicker look than that at each field; holds for nothing the schema would refuse or change
 */
export function seenWhole<S extends z.ZodMiniObject>(
  schema: S,
  isWhole: Look = lookOfObject(schema._zod.def.shape),
): S {
  const run = schema._zod.run.bind(schema._zod);
  looks.set(schema, isWhole);
  schema._zod.run = (payload, context) => (isWhole(payload.value) ? payload : run(payload, context));
  return schema;
}
