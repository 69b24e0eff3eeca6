import type { Locale } from './locale.ts';
import type { MessageCatalogue, Messages, Translated, Translate, ValuesOf } from './messages.ts';

/** The texts of a running site. Outside React use `t`; inside, `useT`. */
export interface SiteI18n {
  readonly locale: () => Locale;
  readonly t: <M extends Messages, K extends keyof M & string>(
    catalogue: MessageCatalogue<M>,
    key: K,
    ...values: ValuesOf<M[K]>
  ) => string;
  /** A `t` bound to one room, stable until texts change. */
  readonly translator: <M extends Messages>(catalogue: MessageCatalogue<M>) => Translate<M>;
  /** Puts texts in place at once: those that came with the page. */
  readonly seed: <M extends Messages>(catalogue: MessageCatalogue<M>, locale: Locale, messages: Translated<M>) => void;
  /** Loads rooms' texts in the active language; rooms already there cost nothing. Rejects when a file cannot be had. */
  readonly ensure: (catalogues: readonly MessageCatalogue[]) => Promise<void>;
  /** Loads every room in use in the other language, then switches at once; on failure the language stays. */
  readonly switchTo: (locale: Locale) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows whenever texts or language change. */
  readonly revision: () => number;
}
