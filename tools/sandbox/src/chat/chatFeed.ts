import { PUSH_IDS } from '@pavilion/chat-socket/protocol';
import type { Clock, Logger } from '@pavilion/kernel';
import type { Db, NoticeLine } from '../db/database.ts';
import { openChatBus } from './chatBus.ts';
import { announcementOf, readAnnouncements, readExclusions, readMutes } from './chatModeration.ts';
import { readNews } from './chatNews.ts';
import { messagesAfter, readRooms } from './chatStore.ts';
import type { Connection } from './createConnection.ts';
import type { HistoryPages } from './createHistoryPages.ts';
import type { Hub } from './createHub.ts';
import { saidNews } from './saidNews.ts';

/** What the feed stands on. */
export interface ChatFeedPorts {
  readonly db: Db;
  readonly notices: NoticeLine;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly hub: Hub;
  readonly pages: Pick<HistoryPages, 'forget'>;
}

/**
 * Keeps the hub in step with the books: what any process says is heard, and what was said while the line was down is read.
 *
 * Listens first and reads then, so that nothing falls between the two.
 */
export async function openChatFeed({ db, notices, clock, logger, hub, pages }: ChatFeedPorts) {
  const now = () => new Date(clock.now());
  let announcements = await readAnnouncements(db, now());

  const guard = (event: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => logger.warn(event, { error: String(error) }));
  const reload = async () => {
    pages.forget();
    hub.reload(await readRooms(db), await readMutes(db, now()), await readExclusions(db));
  };
  const catchUp = async (rid: string, from: number) => {
    for (let mid = from; ;) {
      const said = await messagesAfter(db, rid, mid);
      for (const each of said) hub.hear(saidNews(each));
      const last = said.at(-1);
      if (!last) return;
      mid = last.message.mid;
    }
  };
  const hear = (text: string) => {
    const news = readNews(text);
    if (news.kind === 'tell') {
      pages.forget();
      void guard('chat.announcements', async () => void (announcements = await readAnnouncements(db, now())));
    }
    hub.hear(news);
  };
  const bus = await openChatBus(db, notices, {
    hear: (text) => void guard('chat.notice', async () => hear(text)),
    missed: () =>
      void guard('chat.missed', async () => {
        await reload();
        for (const [rid, mid] of hub.lastMids()) await catchUp(rid, mid);
      }),
  });
  await reload();
  return {
    bus,
    /** Shows a newcomer the announcements that hold. */
    welcome: (connection: Connection) => {
      for (const row of announcements)
        if (row.ends_at.getTime() > clock.now())
          connection.say(PUSH_IDS.announcement, announcementOf(row, connection.locale));
    },
  };
}
