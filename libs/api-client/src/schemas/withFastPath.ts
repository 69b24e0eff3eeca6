import type * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Whether a value is such that its schema would pass it as it stands. It may fail to see that one is. */
type QuickCheck = (value: unknown) => boolean;

/** Looks of the schemas that have one of their own. */
const quickChecks = new WeakMap<object, QuickCheck>();

/** Asks the schema itself. */
const createSchemaCheck =
  (schema: $ZodType): QuickCheck =>
  (value) => {
    const payload = schema._zod.run({ value, issues: [] }, { async: false });
    return 'issues' in payload && payload.issues.length === 0 && payload.value === value;
  };

/** How a field of this schema is looked at: the plain types by themselves, whatever is more by asking. */
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

/** Looks at an object field by field: it has those it must have, and none that its schema does not know. */
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
 * The same schema, which lets an object pass as it stands where a plain look finds it whole, and reads it field by field,
 * with every issue, where not. For what comes by the ten thousand: a page that forbids the making of code at run time has
 * schemas walk by the slow way, and a board holds 1,000 matches and 20,000 prices. Changes the schema handed in and answers it.
 *
 * @param isWhole a quicker look than that at each field; holds for nothing the schema would refuse or change
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
