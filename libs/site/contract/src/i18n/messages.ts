import type { Locale } from './locale.ts';

/** Texts of one catalogue in one language: key to ICU message. */
export type Messages = Readonly<Record<string, string>>;

/** Texts with the same keys in another language. */
export type Translated<M extends Messages> = Readonly<Record<keyof M, string>>;

/** Catalogue of texts: a name space and one lazy file per language. */
export interface MessageCatalogue<M extends Messages = Messages> {
  readonly id: string;
  readonly load: Readonly<Record<Locale, () => Promise<Translated<M>>>>;
}

type Trim<S extends string> = S extends ` ${infer Rest}` | `${infer Rest} ` ? Trim<Rest> : S;
type ArgumentName<S extends string> = S extends `${infer Name},${string}` ? Trim<Name> : Trim<S>;

/** Names of the `{placeholders}` of an ICU message. */
export type PlaceholderOf<S extends string> = S extends `${string}{${infer Argument}}${infer Rest}`
  ? ArgumentName<Argument> | PlaceholderOf<Rest>
  : never;

/** Parameter list of a text: empty without placeholders, otherwise the values by name. */
export type ValuesOf<S extends string> = [PlaceholderOf<S>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholderOf<S>, string | number>>];

/** Translation function. The compiler checks keys and placeholders. */
export type Translate<M extends Messages> = <K extends keyof M & string>(key: K, ...values: ValuesOf<M[K]>) => string;

/**
 * Declares a catalogue of texts.
 *
 * Write `zhCN.ts` as `export const zhCN = { … } as const` and `zhTW.ts` as
 * `export const zhTW = { … } as const satisfies Translated<typeof zhCN>`: a missing or superfluous key is a compile error.
 *
 * @param id name space; unique among the catalogues
 */
export function defineMessages<M extends Messages>(id: string, load: MessageCatalogue<M>['load']): MessageCatalogue<M> {
  return { id, load };
}
