import { setupI18n } from '@lingui/core';
import type { Locale } from './locale.ts';
import type { MessageCatalogue, Messages, Translate } from './messages.ts';
import type { SiteI18n } from './siteI18n.ts';

const buildKey = (catalogue: MessageCatalogue, key: string) => `${catalogue.id}.${key}`;

const addNamespace = (catalogue: MessageCatalogue, messages: Messages) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [buildKey(catalogue, key), message]));

type Values = Readonly<Record<string, string | number>>;

/** Compiled form of a message in the types of Lingui. The site loads uncompiled messages. */
type Compiled = Parameters<ReturnType<typeof setupI18n>['load']>[1];

type Lingui = ReturnType<typeof setupI18n>;

/** Creates the Lingui instance. A missing text is shown as its key without the name space. */
const createLingui = (initial: Locale): Lingui =>
  setupI18n({
    locale: initial,
    messages: { [initial]: {} },
    missing: (_locale, id) => id.slice(id.indexOf('.') + 1),
  });

/**
 * Creates the loader of catalogues. It loads each catalogue once per language.
 *
 * @param onPut called before texts are replaced
 */
function createCatalogueLoader(i18n: Lingui, onPut: () => void) {
  const inUse = new Map<string, MessageCatalogue>();
  const loaded = new Map<string, Promise<void>>();

  const put = (catalogue: MessageCatalogue, locale: Locale, messages: Messages) => {
    onPut();
    i18n.load(locale, addNamespace(catalogue, messages) as Compiled);
    inUse.set(catalogue.id, catalogue);
    loaded.set(`${locale} ${catalogue.id}`, Promise.resolve());
  };

  const fetch = (catalogue: MessageCatalogue, locale: Locale): Promise<void> => {
    const id = `${locale} ${catalogue.id}`;
    const known = loaded.get(id);
    if (known) return known;
    const loading = catalogue.load[locale]().then(
      (messages) => put(catalogue, locale, messages),
      (error: unknown) => {
        loaded.delete(id);
        throw error;
      },
    );
    loaded.set(id, loading);
    return loading;
  };

  return {
    put,
    fetch,
    fetchAllInUse: async (locale: Locale) => {
      let size: number;
      do {
        size = inUse.size;
        await Promise.all([...inUse.values()].map((catalogue) => fetch(catalogue, locale)));
        // A catalogue that came into use during the wait is loaded in the active language only.
      } while (inUse.size > size);
    },
    isInUse: ({ id }: MessageCatalogue, locale: Locale) => inUse.has(id) && loaded.has(`${locale} ${id}`),
  };
}

/**
 * Creates the texts of a site on top of Lingui, with one name space per catalogue.
 *
 * A missing text is shown as its key and never throws (F-UI-07). The compiler checks that every key exists, so a text is
 * missing only if its file failed to load.
 */
export function createSiteI18n(initial: Locale): SiteI18n {
  const i18n = createLingui(initial);
  let bound = new WeakMap<MessageCatalogue, Translate<Messages>>();
  const listeners = new Set<() => void>();
  /** Cache of texts without placeholders, because a board reads a few of them a thousand times. */
  const plainTexts = new Map<string, string>();
  const { put, fetch, fetchAllInUse, isInUse } = createCatalogueLoader(i18n, () => plainTexts.clear());
  let revision = 0;
  let requested: Locale;

  const notifyChange = () => {
    revision += 1;
    bound = new WeakMap();
    plainTexts.clear();
    listeners.forEach((listener) => listener());
  };

  const read = (catalogue: MessageCatalogue, key: string, values?: Values) => {
    const id = buildKey(catalogue, key);
    if (values) return i18n._(id, values);
    const text = plainTexts.get(id) ?? i18n._(id);
    plainTexts.set(id, text);
    return text;
  };

  const self: SiteI18n = {
    locale: () => i18n.locale as Locale,
    t: (catalogue, key, ...values) => read(catalogue, key, values[0]),
    translator: (catalogue) => {
      const known = bound.get(catalogue);
      if (known) return known;
      const translate = (key: string, values?: Values) => read(catalogue, key, values);
      bound.set(catalogue, translate);
      return translate;
    },
    seed: (catalogue, locale, messages) => {
      put(catalogue, locale, messages);
      notifyChange();
    },
    ensure: async (catalogues) => {
      let locale: Locale;
      let hasFresh = false;
      do {
        locale = self.locale();
        hasFresh ||= !catalogues.every((catalogue) => isInUse(catalogue, locale));
        await Promise.all(catalogues.map((catalogue) => fetch(catalogue, locale)));
        // The language can change during the wait, and `switchTo` loads only catalogues in use.
      } while (locale !== self.locale());
      if (hasFresh) notifyChange();
    },
    switchTo: async (locale) => {
      requested = locale;
      await fetchAllInUse(locale);
      if (requested !== locale || i18n.locale === locale) return;
      i18n.activate(locale);
      notifyChange();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
  };
  return self;
}
