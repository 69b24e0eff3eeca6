import type { OutboxEntry } from '@pavilion/chat-socket';
import type { ChatMessage } from '@pavilion/chat-socket/protocol';
import { toInstantParts } from '@pavilion/site-contract/time';

/** A row of the list. */
export type ChatRow =
  | { readonly kind: 'day'; readonly key: string; readonly date: string }
  | { readonly kind: 'new'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly isOwn: boolean;
      /** Whether it closely follows another message of the author. Name and time are then omitted. */
      readonly isFollowing: boolean;
    }
  | { readonly kind: 'waiting'; readonly key: string; readonly entry: OutboxEntry };

/** Input of {@link buildChatRows}. */
export interface RowSources {
  readonly messages: readonly ChatMessage[];
  /** Waiting messages of this room. */
  readonly waiting: readonly OutboxEntry[];
  readonly ownUid: string | undefined;
  /** Number of the last read message when the room was opened. Later ones are new. */
  readonly readMid: number;
  readonly blocked: ReadonlySet<string>;
}

const CLOSE_MS = 3 * 60_000;
const DAY_MS = 86_400_000;
const UTC_8_MS = 8 * 3_600_000;

/** Returns the number of the day in UTC+8. It is arithmetic because every message compares up to 500 of them. */
const computeDayNumber = (time: number): number => Math.floor((time + UTC_8_MS) / DAY_MS);

const isClose = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before !== undefined &&
  before.uid === message.uid &&
  before.role !== 'system' &&
  !before.recalled &&
  message.time - before.time < CLOSE_MS;

const createDayRow = (time: number): ChatRow => {
  const { date } = toInstantParts(time);
  return { kind: 'day', key: `d${date}`, date };
};

const isUnread = ({ uid, mid }: ChatMessage, { ownUid, readMid }: RowSources): boolean =>
  readMid > 0 && uid !== ownUid && mid > readMid;

/** Builds the rows: messages with dividers before each day and before the first unread one, then waiting messages. */
export function buildChatRows(sources: RowSources): readonly ChatRow[] {
  const { messages, waiting, ownUid, readMid, blocked } = sources;
  const rows: ChatRow[] = [];
  let day: number | undefined;
  let before: ChatMessage | undefined;
  let isDividerPlaced = false;
  for (const message of messages) {
    if (blocked.has(message.uid)) continue;
    const today = computeDayNumber(message.time);
    if (today !== day) rows.push(createDayRow(message.time));
    const isOwn = message.uid === ownUid;
    const isFirstNew: boolean = !isDividerPlaced && before !== undefined && isUnread(message, sources);
    if (isFirstNew) rows.push({ kind: 'new', key: 'new' });
    isDividerPlaced ||= isFirstNew || (isOwn && message.mid > readMid);
    const isFollowing = today === day && !isFirstNew && isClose(before, message);
    rows.push({ kind: 'message', key: `m${message.mid}`, message, isOwn, isFollowing });
    day = today;
    before = message;
  }
  return [...rows, ...waiting.map((entry) => ({ kind: 'waiting' as const, key: `w${entry.cid}`, entry }))];
}
