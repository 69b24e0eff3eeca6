import { useLocale, type Locale } from '@pavilion/site-contract';
import { helpPages, loadHelpText, useFigureText, type HelpPageId, type HelpText } from '@pavilion/site-help-content';
import { useNameMatcher } from '@pavilion/site-search';
import { useEffect, useMemo, useState } from 'react';
import { findHelpSections, type HelpHit } from './findHelpSections.ts';

type Texts = readonly (readonly [HelpPageId, HelpText])[];

interface Loaded {
  readonly locale: Locale;
  readonly texts?: Texts;
}

export interface HelpSearch {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly hits: readonly HelpHit[];
  readonly retry: () => void;
}

const loadAll = (locale: Locale): Promise<Texts> =>
  Promise.all(helpPages.map(async ({ id }) => [id, await loadHelpText(id, locale)] as const));

/** Searches all help pages in the site's language. They are loaded with the first search. */
export function useHelpSearch(query: string): HelpSearch {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded>();
  const current = loaded?.locale === locale ? loaded : undefined;
  const isMissing = current === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isDropped = false;
    const store = (texts?: Texts) => {
      if (!isDropped) setLoaded({ locale, ...(texts && { texts }) });
    };
    loadAll(locale).then(store, () => store());
    return () => {
      isDropped = true;
    };
  }, [locale, isMissing]);
  const matches = useNameMatcher(query);
  const formatFigure = useFigureText();
  const texts = current?.texts;
  const hits = useMemo(
    () => (texts ? findHelpSections(texts, { matches, formatFigure }) : []),
    [texts, matches, formatFigure],
  );
  const state = texts ? 'ready' : isMissing ? 'loading' : 'failed';
  return { state, hits, retry: () => setLoaded(undefined) };
}
