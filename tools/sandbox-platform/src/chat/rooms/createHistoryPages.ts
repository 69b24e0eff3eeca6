import type { ChatMessage, RequestData } from '@pavilion/chat-socket/protocol';
import type { Locale } from '../../base/locale.ts';

/** Page of history, oldest first. */
export interface HistoryPage {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
}

/** Ports of the history pages. */
export interface HistoryPorts {
  readonly read: (request: RequestData<10011>, locale: Locale) => Promise<HistoryPage>;
  /** Number of a room's newest message. */
  readonly lastMid: (rid: string) => number;
}

/** Maximum number of cached pages. */
const MAX_PAGES = 500;

/**
 * Creates a cache of history pages. After a restart, thousands of clients request the same missed messages at the same
 * time. Messages before a number change only when one is recalled, so a page can be read once.
 */
export function createHistoryPages({ read, lastMid }: HistoryPorts) {
  const pages = new Map<string, Promise<HistoryPage>>();
  return {
    page: (request: RequestData<10011>, locale: Locale): Promise<HistoryPage> => {
      const known = lastMid(request.rid) + 1;
      const range = { ...request, beforeMid: request.beforeMid ?? known };
      // A page beyond the newest known message is not cached, because more messages may follow.
      if (range.beforeMid > known) return read(range, locale);
      const key = JSON.stringify([locale, { ...range, cid: '' }]);
      const held = pages.get(key);
      if (held) return held;
      const page = read(range, locale);
      pages.set(key, page);
      page.catch(() => pages.delete(key));
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
      return page;
    },
    /** Clears the cache after a message has changed. */
    forget: () => pages.clear(),
  };
}

export type HistoryPages = ReturnType<typeof createHistoryPages>;
