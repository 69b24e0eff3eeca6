import { encodeFrame, PUSH_IDS } from '@pavilion/chat-socket/protocol';
import type { ChatAnnouncementsTable, ChatMessageRow } from '../../db/tables/chatTables.ts';
import type { Db } from '../../db/database.ts';
import type { Locale } from '../../base/locale.ts';
import type { ChatBus } from '../rooms/chatBus.ts';
import { encodeBusMessage } from '../rooms/chatBusMessage.ts';
import { toChatMessage } from '../rooms/chatStore.ts';
import type { Exclusion, Mute } from './createRights.ts';
import type { Bilingual } from '../rooms/bilingual.ts';
import type { Selectable } from 'kysely';

type AnnouncementRow = Selectable<ChatAnnouncementsTable>;

const FAR = new Date(8_640_000_000_000);

/** Converts an announcement to a push (10009). */
export const toAnnouncementPush = (row: AnnouncementRow, locale: Locale) => ({
  id: String(row.id),
  msg: row.texts[locale],
  time: row.created_at.getTime(),
  until: row.ends_at.getTime(),
  ...(row.room_id === null ? {} : { rid: row.room_id }),
});

/** Reads the announcements that have not ended. */
export const readAnnouncements = (db: Db, now: Date): Promise<AnnouncementRow[]> =>
  db.selectFrom('chat_announcements').selectAll().where('ends_at', '>', now).orderBy('id').execute();

/** Reads the current mutes. */
export async function readMutes(db: Db, now: Date): Promise<readonly Mute[]> {
  const rows = await db
    .selectFrom('chat_mutes')
    .select(['author', 'until', 'reason'])
    .where('until', '>', now)
    .execute();
  return rows.map(({ author: uid, until, reason }) => ({ uid, until: until.getTime(), reason }));
}

/** Reads all exclusions from rooms. */
export const readExclusions = (db: Db): Promise<readonly Exclusion[]> =>
  db.selectFrom('chat_exclusions').select(['room_id', 'author', 'reason']).execute();

/** Order to mute an author. */
export interface MuteOrder {
  readonly uid: string;
  readonly name: string;
  /** End of the mute; a time in the past ends it at once. */
  readonly until: Date;
  readonly reason: string;
}

/** Order to exclude an author from a room; without a room, to disconnect the author from the chat. */
export interface ExclusionOrder {
  readonly uid: string;
  readonly rid: string | undefined;
  readonly reason: string;
  readonly now: Date;
}

/** Announcement in one room; without a room, in all. */
export interface AnnouncementOrder {
  readonly texts: Bilingual;
  readonly rid: string | undefined;
  readonly now: Date;
  /** End of the announcement; by default it does not end. */
  readonly until?: Date | undefined;
}

function createSanctions(bus: ChatBus) {
  return {
    /** Mutes an author until a time; a time in the past ends the mute. */
    mute: ({ uid, name, until, reason }: MuteOrder): Promise<void> =>
      bus.transact(async (tx, publish) => {
        const values = { author: uid, name, until, reason };
        await tx
          .insertInto('chat_mutes')
          .values(values)
          .onConflict((conflict) => conflict.column('author').doUpdateSet({ until, reason }))
          .execute();
        publish(encodeBusMessage({ kind: 'muted', uid, until: until.getTime() > 0 ? until.getTime() : 0, reason }));
      }),
    /** Excludes an author from a room until `unban`. Without a room it ends the author's connections, and a new login is allowed. */
    ban: ({ uid, rid, reason, now }: ExclusionOrder): Promise<void> =>
      bus.transact(async (tx, publish) => {
        if (rid !== undefined)
          await tx
            .insertInto('chat_exclusions')
            .values({ room_id: rid, author: uid, reason, created_at: now })
            .onConflict((conflict) => conflict.columns(['room_id', 'author']).doUpdateSet({ reason }))
            .execute();
        publish(encodeBusMessage({ kind: 'out', uid, ...(rid === undefined ? {} : { rid }), reason }));
      }),
    /** Ends the exclusion from a room. Returns `false` if there was none. */
    unban: (uid: string, rid: string): Promise<boolean> =>
      bus.transact(async (tx, publish) => {
        const { numDeletedRows } = await tx
          .deleteFrom('chat_exclusions')
          .where('room_id', '=', rid)
          .where('author', '=', uid)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        publish(encodeBusMessage({ kind: 'in', uid, rid }));
        return true;
      }),
  };
}

function createAnnouncements(bus: ChatBus) {
  return {
    announce: ({ texts, rid, now, until = FAR }: AnnouncementOrder): Promise<string> =>
      bus.transact(async (tx, publish) => {
        const row = await tx
          .insertInto('chat_announcements')
          .values({ room_id: rid ?? null, texts: JSON.stringify(texts), created_at: now, ends_at: until })
          .returningAll()
          .executeTakeFirstOrThrow();
        const frameIn = (locale: Locale) => encodeFrame(PUSH_IDS.announcement, toAnnouncementPush(row, locale));
        const frame = { 'zh-CN': frameIn('zh-CN'), 'zh-TW': frameIn('zh-TW') };
        publish(encodeBusMessage({ kind: 'push', ...(rid === undefined ? {} : { rid }), frame }));
        return String(row.id);
      }),
    /** Sends a system message to all connections (push 60000). */
    broadcastSystemMessage: (
      texts: Bilingual,
      category: 'letter' | 'maintenance' | 'notice',
      now: Date,
    ): Promise<void> => {
      const frameIn = (locale: Locale) =>
        encodeFrame(PUSH_IDS.internal, { category, msg: texts[locale], time: now.getTime() });
      return bus.publish(
        encodeBusMessage({ kind: 'push', frame: { 'zh-CN': frameIn('zh-CN'), 'zh-TW': frameIn('zh-TW') } }),
      );
    },
  };
}

/** Creates the moderation of the chat. Changes are published to all connections after their transaction commits. */
export function createModeration(bus: ChatBus) {
  return {
    ...createSanctions(bus),
    ...createAnnouncements(bus),
    /** Recalls a message. Returns `false` if it does not exist. */
    recall: (rid: string, mid: number, now: Date): Promise<boolean> =>
      bus.transact(async (tx, publish) => {
        const row = await tx
          .updateTable('chat_messages')
          .set({ recalled_at: now })
          .where('room_id', '=', rid)
          .where('seq', '=', BigInt(mid))
          .where('recalled_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!row) return false;
        const frame = encodeFrame(PUSH_IDS.recalled, { rid, mid });
        publish(encodeBusMessage({ kind: 'push', rid, frame: { 'zh-CN': frame, 'zh-TW': frame } }));
        return true;
      }),
    /** Opens a room for writing or closes it. Returns `false` if it does not exist. */
    setRoom: (rid: string, state: 'open' | 'closed'): Promise<boolean> =>
      bus.transact(async (tx, publish) => {
        const { numUpdatedRows } = await tx
          .updateTable('chat_rooms')
          .set({ state })
          .where('id', '=', rid)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        publish(encodeBusMessage({ kind: 'room', rid, state }));
        return true;
      }),
  };
}

/** Reads the newest messages of one room or of all for the console, including the text of recalled ones. */
export async function readLatest(db: Db, rid: string | undefined, limit: number) {
  let query = db.selectFrom('chat_messages').selectAll();
  if (rid !== undefined) query = query.where('room_id', '=', rid);
  const rows = await query.orderBy('created_at', 'desc').orderBy('seq', 'desc').limit(limit).execute();
  return rows.map((row: ChatMessageRow) => ({ ...toChatMessage(row), msg: row.text }));
}
