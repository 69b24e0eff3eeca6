import type { Locale } from '@pavilion/site-contract';
import type { HelpPageId } from '../model/helpPages.ts';
import type { HelpText } from '../model/helpText.ts';

/** Loads the text of a page in a language; the file is a chunk of its own. Rejects if the file cannot be loaded. */
export async function loadHelpText(id: HelpPageId, locale: Locale): Promise<HelpText> {
  const file: unknown =
    locale === 'zh-TW' ? await import(`../../content/zhTW/${id}.md`) : await import(`../../content/zhCN/${id}.md`);
  return (file as { readonly default: HelpText }).default;
}
