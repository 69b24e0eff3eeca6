/**
 * Replaces characters that the database cannot store: removes NUL, and replaces lone surrogates with U+FFFD.
 */
export function toStorable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd') as Value;
  if (Array.isArray(value)) return value.map(toStorable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, toStorable(held)])) as Value;
}
