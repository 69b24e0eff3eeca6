import type * as z from 'zod/mini';

/**
 * The same schema, which lets a value pass as it stands where a plain look finds it whole, and reads it field by field,
 * with every issue, where not. For what comes by the ten thousand: a board holds 20,000 prices, and a schema's own walk
 * over them was a third of what it costs to show them. Changes the schema handed in and answers it.
 *
 * @param isWhole holds for nothing the schema would refuse or change; it may fail to see what the schema would take
 */
export function seenWhole<S extends z.ZodMiniType>(schema: S, isWhole: (value: unknown) => boolean): S {
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => (isWhole(payload.value) ? payload : run(payload, context));
  return schema;
}
