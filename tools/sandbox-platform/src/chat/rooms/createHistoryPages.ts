import type { ChatMessage, RequestData } from '@pavilion/chat-socket/protocol';
import type { Locale } from '../../base/locale.ts';

/** A page of history, old to new. */
export interface HistoryPage {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
}

/** What pages are made of. */
export interface HistoryPorts {
  readonly read: (request: RequestData<10011>, locale: Locale) => Promise<HistoryPage>;
  /** Number of a room's newest message. */
  readonly lastMid: (rid: string) => number;
}

/** Pages held. */
const MAX_PAGES = 500;

/**
 * Pages of history, read from the books once however many ask: after a restart thousands come back together, and all of them
 * miss the same messages. What has been said before a number does not change but when a message is taken back.
 */
export function createHistoryPages({ read, lastMid }: HistoryPorts) {
  const pages = new Map<string, Promise<HistoryPage>>();
  return {
    page: (request: RequestData<10011>, locale: Locale): Promise<HistoryPage> => {
      const known = lastMid(request.rid) + 1;
      const range = { ...request, beforeMid: request.beforeMid ?? known };
      // Of what this process has not heard of yet the books know best.
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
    /** Something that was said has changed. */
    forget: () => pages.clear(),
  };
}

export type HistoryPages = ReturnType<typeof createHistoryPages>;
