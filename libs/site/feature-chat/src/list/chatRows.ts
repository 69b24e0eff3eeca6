import type { OutboxEntry } from '@pavilion/chat-socket';
import type { ChatMessage } from '@pavilion/chat-socket/protocol';
import { instantParts } from '@pavilion/site-contract/bets';

/** A line of the list. */
export type ChatRow =
  | { readonly kind: 'day'; readonly key: string; readonly date: string }
  | { readonly kind: 'new'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly isOwn: boolean;
      /** Follows another of the same author so closely that name and time need not stand there again. */
      readonly isFollowing: boolean;
    }
  | { readonly kind: 'waiting'; readonly key: string; readonly entry: OutboxEntry };

/** What rows are made of. */
export interface RowSources {
  readonly messages: readonly ChatMessage[];
  /** Of this room alone. */
  readonly waiting: readonly OutboxEntry[];
  readonly ownUid: string | undefined;
  /** Read up to this number when the room came on view; what is beyond is new. */
  readonly readMid: number;
  readonly blocked: ReadonlySet<string>;
}

const CLOSE_MS = 3 * 60_000;
const DAY_MS = 86_400_000;
const UTC_8_MS = 8 * 3_600_000;

/** Number of a moment's day on the clock of UTC+8: five hundred of them are compared each time something is said. */
const dayNumber = (time: number): number => Math.floor((time + UTC_8_MS) / DAY_MS);

const isClose = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before !== undefined &&
  before.uid === message.uid &&
  before.role !== 'system' &&
  !before.recalled &&
  message.time - before.time < CLOSE_MS;

const dayRow = (time: number): ChatRow => {
  const { date } = instantParts(time);
  return { kind: 'day', key: `d${date}`, date };
};

const isUnread = ({ uid, mid }: ChatMessage, { ownUid, readMid }: RowSources): boolean =>
  readMid > 0 && uid !== ownUid && mid > readMid;

/** Lays messages out: a line where a day begins, one where the unread ones begin, and at the end what is not sent yet. */
export function chatRows(sources: RowSources): readonly ChatRow[] {
  const { messages, waiting, ownUid, readMid, blocked } = sources;
  const rows: ChatRow[] = [];
  let day: number | undefined;
  let before: ChatMessage | undefined;
  let isDividerPlaced = false;
  for (const message of messages) {
    if (blocked.has(message.uid)) continue;
    const today = dayNumber(message.time);
    if (today !== day) rows.push(dayRow(message.time));
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
