import type { Locale } from '@pavilion/site-contract';
import { formatHelpPath, helpPages, loadHelpText } from '@pavilion/site-help-content';
import type { SearchEntry } from './searchEntry.ts';

/** Loads the titles of all help pages and of their sections. Rejects if a page cannot be loaded. */
export async function loadHelpEntries(locale: Locale): Promise<readonly SearchEntry[]> {
  const pages = await Promise.all(
    helpPages.map(async ({ id }) => ({ path: formatHelpPath(id), text: await loadHelpText(id, locale) })),
  );
  return pages.flatMap(({ path, text: { title, summary, sections } }) => [
    toEntry({ path, title, detail: summary }),
    ...sections.map((section) => toEntry({ path: `${path}#${section.id}`, title: section.title, detail: title })),
  ]);
}

const toEntry = (page: Pick<SearchEntry, 'path' | 'title' | 'detail'>): SearchEntry => ({
  ...page,
  key: `help:${page.path}`,
  kind: 'help',
  names: [page.title],
  isForMembers: false,
});
