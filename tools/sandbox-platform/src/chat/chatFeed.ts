import { PUSH_IDS } from '@pavilion/chat-socket/protocol';
import type { Clock, Logger } from '@pavilion/kernel';
import type { Db, NoticeSource } from '../db/database.ts';
import { openChatBus } from './rooms/chatBus.ts';
import { toAnnouncementPush, readAnnouncements, readExclusions, readMutes } from './moderation/chatModeration.ts';
import { decodeBusMessage } from './rooms/chatBusMessage.ts';
import { readMessagesAfter, readRooms } from './rooms/chatStore.ts';
import type { Connection } from './connections/createConnection.ts';
import type { HistoryPages } from './rooms/createHistoryPages.ts';
import type { Hub } from './hub/createHub.ts';
import { toBusMessage } from './rooms/toBusMessage.ts';

/** Ports of the chat feed. */
export interface ChatFeedPorts {
  readonly db: Db;
  readonly notices: NoticeSource;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly hub: Hub;
  readonly pages: Pick<HistoryPages, 'forget'>;
}

/**
 * Connects the hub to the database: passes on messages of all processes and reads those missed while the bus was
 * disconnected.
 *
 * It listens before it reads the rooms, so that no message is lost in between.
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
      const messages = await readMessagesAfter(db, rid, mid);
      for (const each of messages) hub.handle(toBusMessage(each));
      const last = messages.at(-1);
      if (!last) return;
      mid = last.message.mid;
    }
  };
  const handleNotice = (text: string) => {
    const message = decodeBusMessage(text);
    if (message.kind === 'push') {
      pages.forget();
      void guard('chat.announcements', async () => void (announcements = await readAnnouncements(db, now())));
    }
    hub.handle(message);
  };
  const bus = await openChatBus(db, notices, {
    receive: (text) => void guard('chat.notice', async () => handleNotice(text)),
    missed: () =>
      void guard('chat.missed', async () => {
        await reload();
        for (const [rid, mid] of hub.lastMids()) await catchUp(rid, mid);
      }),
  });
  await reload();
  return {
    bus,
    /** Sends the current announcements to a new connection. */
    welcome: (connection: Connection) => {
      for (const row of announcements)
        if (row.ends_at.getTime() > clock.now())
          connection.send(PUSH_IDS.announcement, toAnnouncementPush(row, connection.locale));
    },
  };
}
