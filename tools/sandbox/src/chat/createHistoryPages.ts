import type { ChatMessage, RequestData } from '@pavilion/chat-socket/protocol';
import type { Locale } from '../content/locale.ts';

/** A page of history, old to new. */
export interface HistoryPage {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
}

/** What pages are made of. */
export interface HistoryPorts {
  readonly read: (asked: RequestData<10011>, locale: Locale) => Promise<HistoryPage>;
  /** Number of a room's newest message. */
  readonly lastMid: (rid: string) => number;
}

/** Pages held. */
const MOST = 500;

/**
 * Pages of history, read from the books once however many ask: after a restart thousands come back together, and all of them
 * miss the same messages. What has been said before a number does not change but when a message is taken back.
 */
export function createHistoryPages({ read, lastMid }: HistoryPorts) {
  const pages = new Map<string, Promise<HistoryPage>>();
  return {
    page: (asked: RequestData<10011>, locale: Locale): Promise<HistoryPage> => {
      const known = lastMid(asked.rid) + 1;
      const range = { ...asked, beforeMid: asked.beforeMid ?? known };
      // Of what this process has not heard of yet the books know best.
      if (range.beforeMid > known) return read(range, locale);
      const key = JSON.stringify([locale, { ...range, cid: '' }]);
      const held = pages.get(key);
      if (held) return held;
      const page = read(range, locale);
      pages.set(key, page);
      page.catch(() => pages.delete(key));
      const [oldest] = pages.keys();
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
      return page;
    },
    /** Something that was said has changed. */
    forget: () => pages.clear(),
  };
}

export type HistoryPages = ReturnType<typeof createHistoryPages>;
