/**
 * Reads a value of the wire: what fits, with known fields only, or `undefined`.
 *
 * A handful of these and not zod: the whole client weighs less than zod does.
 */
export type Reader<Out> = (value: unknown) => Out | undefined;

/** What a reader reads. */
export type ReadBy<R> = R extends Reader<infer Out> ? Out : never;

type Fields = Readonly<Record<string, Reader<unknown>>>;

/** A record of readers as the type it reads. */
type RecordOf<Required extends Fields, Optional extends Fields> = {
  readonly [Key in keyof Required]: ReadBy<Required[Key]>;
} & { readonly [Key in keyof Optional]?: ReadBy<Optional[Key]> | undefined };

/** Text of `min` to `max` UTF-16 units. */
export const text =
  (max: number, min = 0): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max ? value : undefined;

/** A whole number from 0: a count, a running number, a time in milliseconds. */
export const whole: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

/** Yes or no. */
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** One of a few words. */
export const oneOf =
  <const Word extends string>(...words: readonly Word[]): Reader<Word> =>
  (value) =>
    words.find((word) => word === value);

/** A list of at most `max`; one that does not fit spoils it. */
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

/** Those of a list of at most `max` that fit: one that does not costs itself only. */
export const fitting =
  <Out>(read: Reader<Out>, max: number): Reader<readonly Out[]> =>
  (value) =>
    Array.isArray(value) && value.length <= max ? value.map(read).filter((item) => item !== undefined) : undefined;

/** An object with these fields; `null` is as good as absent for the optional ones, and unknown fields are left out. */
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
