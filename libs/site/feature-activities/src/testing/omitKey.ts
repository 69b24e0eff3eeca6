/** Returns a copy of an object without a key. */
export function omitKey<Value extends object, Key extends keyof Value>(value: Value, key: Key): Omit<Value, Key> {
  const copy: Partial<Value> = { ...value };
  delete copy[key];
  return copy as Omit<Value, Key>;
}
