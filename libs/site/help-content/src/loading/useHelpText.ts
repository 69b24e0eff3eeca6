import { useLocale, type Locale } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';
import type { HelpPageId } from '../model/helpPages.ts';
import type { HelpText } from '../model/helpText.ts';
import { loadHelpText } from './loadHelpText.ts';

interface Loaded {
  readonly id: HelpPageId;
  readonly locale: Locale;
  readonly text?: HelpText;
}

export interface HelpTextState {
  readonly text: HelpText | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Text that was loaded before the component renders, with its language. */
export interface LoadedHelpText {
  readonly locale: Locale;
  readonly text: HelpText;
}

/** Loads the text of a page in the site's language, unless `initial` is in that language. */
export function useHelpText(id: HelpPageId, initial?: LoadedHelpText): HelpTextState {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded | undefined>(initial && { id, ...initial });
  const [attempt, setAttempt] = useState(0);
  const current = loaded?.id === id && loaded.locale === locale ? loaded : undefined;
  const isMissing = current === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isDropped = false;
    const store = (text?: HelpText) => {
      if (!isDropped) setLoaded({ id, locale, ...(text && { text }) });
    };
    loadHelpText(id, locale).then(store, () => store());
    return () => {
      isDropped = true;
    };
  }, [id, locale, isMissing, attempt]);
  const retry = () => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  };
  return { text: current?.text, hasFailed: current !== undefined && !current.text, retry };
}
