import type { Locale } from './locale.ts';
import type { MessageCatalogue, Messages, Translated, Translate, ValuesOf } from './messages.ts';

/** Texts of a running site. Use `t` outside React and `useT` inside. */
export interface SiteI18n {
  readonly locale: () => Locale;
  readonly t: <M extends Messages, K extends keyof M & string>(
    catalogue: MessageCatalogue<M>,
    key: K,
    ...values: ValuesOf<M[K]>
  ) => string;
  /** Returns the translation function of a catalogue; the same one until texts change. */
  readonly translator: <M extends Messages>(catalogue: MessageCatalogue<M>) => Translate<M>;
  /** Adds texts without loading a file, such as the texts of the first chunk. */
  readonly seed: <M extends Messages>(catalogue: MessageCatalogue<M>, locale: Locale, messages: Translated<M>) => void;
  /** Loads catalogues in the active language. Loaded catalogues are not loaded again. Rejects if a file cannot be loaded. */
  readonly ensure: (catalogues: readonly MessageCatalogue[]) => Promise<void>;
  /**
   * Loads all catalogues in use in the other language, then switches at once. If it rejects, the language stays the same. Of
   * two switches at the same time, the later one decides.
   */
  readonly switchTo: (locale: Locale) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Number that grows with each change of texts or language. */
  readonly revision: () => number;
}
