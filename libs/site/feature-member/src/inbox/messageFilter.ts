import type { ResponseOf } from '@pavilion/api-client';

/** One inbox message. */
export type Message = ResponseOf<'letter.list'>['list'][number];
export type MessageType = Message['type'];

/** Tabs in the order of the page. */
export const MESSAGE_KINDS = [
  'all',
  'brnotice',
  'brbulletin',
  'bractivity',
  'brmatch',
  'brfd',
  'notice',
  'activity',
  'fd',
] as const satisfies readonly ('all' | MessageType)[];

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Part of the page that its URL reproduces. */
export interface MessageFilter {
  readonly kind: MessageKind;
  readonly isOnlyUnread: boolean;
  /** Id of the open message. */
  readonly messageId?: string;
}

const ID = /^\d{1,18}$/;

/** Reads the filter from the URL; invalid values are ignored. */
export function readMessageFilter(query: URLSearchParams): MessageFilter {
  const kind = MESSAGE_KINDS.find((each) => each === query.get('type')) ?? 'all';
  const messageId = query.get('id') ?? '';
  return { kind, isOnlyUnread: query.get('unread') === '1', ...(ID.test(messageId) && { messageId }) };
}

/** Writes the filter to the query of the URL; default values are left out. */
export function writeMessageFilter({ kind, isOnlyUnread, messageId }: MessageFilter): string {
  const query = new URLSearchParams({
    ...(kind !== 'all' && { type: kind }),
    ...(isOnlyUnread && { unread: '1' }),
    ...(messageId !== undefined && { id: messageId }),
  });
  return query.toString();
}
