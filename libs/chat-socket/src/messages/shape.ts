/**
 * Reader of a value of the wire. It returns the valid value with its known fields only, or `undefined`.
 *
 * These few functions replace zod, which is larger than the whole client.
 */
export type Reader<Out> = (value: unknown) => Out | undefined;

/** Output type of a reader. */
export type ReadBy<R> = R extends Reader<infer Out> ? Out : never;

type Fields = Readonly<Record<string, Reader<unknown>>>;

/** Output type of a record of readers. */
type RecordOf<Required extends Fields, Optional extends Fields> = {
  readonly [Key in keyof Required]: ReadBy<Required[Key]>;
} & { readonly [Key in keyof Optional]?: ReadBy<Optional[Key]> | undefined };

/** Reads text of `min` to `max` UTF-16 units. */
export const text =
  (max: number, min = 0): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max ? value : undefined;

/** Reads a whole number from 0: a count, a running number or a time in milliseconds. */
export const whole: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

/** Reads a boolean. */
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Reads one of the given texts. */
export const oneOf =
  <const Word extends string>(...words: readonly Word[]): Reader<Word> =>
  (value) =>
    words.find((word) => word === value);

/** Reads a list of at most `max` items. One invalid item makes it invalid. */
export const list =
  <Out>(read: Reader<Out>, max: number): Reader<readonly Out[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > max) return undefined;
    const out: Out[] = [];
    for (const item of value) {
      const found = read(item);
      if (found === undefined) return undefined;
      out.push(found);
    }
    return out;
  };

/** Reads a list of at most `max` items and omits invalid ones. */
export const fitting =
  <Out>(read: Reader<Out>, max: number): Reader<readonly Out[]> =>
  (value) =>
    Array.isArray(value) && value.length <= max ? value.map(read).filter((item) => item !== undefined) : undefined;

/** Reads an object. Unknown fields are omitted; an optional field may be `null`. */
export const record = <const Required extends Fields, const Optional extends Fields = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Reader<RecordOf<Required, Optional>> => {
  const must = Object.entries(required);
  const may = Object.entries(optional ?? {});
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const from = value as Readonly<Record<string, unknown>>;
    const out: Record<string, unknown> = {};
    for (const [key, read] of must) if ((out[key] = read(from[key])) === undefined) return undefined;
    for (const [key, read] of may)
      if (from[key] != null && (out[key] = read(from[key])) === undefined) return undefined;
    return out as RecordOf<Required, Optional>;
  };
};
