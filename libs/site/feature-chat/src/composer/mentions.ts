import { MAX_MENTIONS, type ChatMessage } from '@pavilion/chat-socket/protocol';

/** A member who can be mentioned. */
export interface Mentionable {
  readonly uid: string;
  readonly nickname: string;
}

const MAX_SUGGESTIONS = 6;

/** Returns the text between the last `@` and the caret; `undefined` if no mention is being typed. */
export function findMentionQuery(text: string, caret: number): string | undefined {
  return /(?:^|\s)@([^\s@]{0,24})$/.exec(text.slice(0, caret))?.[1];
}

/**
 * Returns authors of the room whose name begins with the query, latest first. `hidden` contains the player and blocked
 * members.
 */
export function listMentionables(
  messages: readonly ChatMessage[],
  query: string,
  hidden: ReadonlySet<string>,
): readonly Mentionable[] {
  const found = new Map<string, Mentionable>();
  for (const { uid, nickname, role } of messages.toReversed()) {
    const isMentionable = !hidden.has(uid) && role !== 'system' && nickname !== '';
    if (isMentionable && nickname.toLowerCase().startsWith(query.toLowerCase()) && !found.has(uid))
      found.set(uid, { uid, nickname });
    if (found.size === MAX_SUGGESTIONS) break;
  }
  return [...found.values()];
}

/** Replaces the query by a name. Returns the text and the new caret. */
export function insertMention(text: string, caret: number, nickname: string) {
  const query = findMentionQuery(text, caret);
  const isCall = query !== undefined;
  const before = text.slice(0, isCall ? caret - query.length - 1 : caret);
  const gap = isCall || before === '' || /\s$/.test(before) ? '' : ' ';
  const start = `${before}${gap}@${nickname} `;
  return { text: start + text.slice(caret), caret: start.length };
}

/** Returns the ids of the members whose mention is still in the text. */
export const findMentionedIds = (text: string, called: readonly Mentionable[]): readonly string[] =>
  [...new Set(called.filter(({ nickname }) => text.includes(`@${nickname}`)).map(({ uid }) => uid))].slice(
    0,
    MAX_MENTIONS,
  );
