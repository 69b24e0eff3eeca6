import { MENTIONS_MAX, type ChatMessage } from '@pavilion/chat-socket/protocol';

/** Somebody who can be called. */
export interface Mentionable {
  readonly uid: string;
  readonly nickname: string;
}

const MAX_SUGGESTIONS = 6;

/** What is being typed after the last `@` before the caret; `undefined` where nobody is being called. */
export function mentionQuery(text: string, caret: number): string | undefined {
  return /(?:^|\s)@([^\s@]{0,24})$/.exec(text.slice(0, caret))?.[1];
}

/** Who can be called: those who wrote here, latest first, whose name begins so; `hidden`: the player, and whom he does not see. */
export function mentionables(
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

/** The text with a name in place of what was typed of it, and where the caret then stands. */
export function withMention(text: string, caret: number, nickname: string) {
  const query = mentionQuery(text, caret);
  const isCall = query !== undefined;
  const before = text.slice(0, isCall ? caret - query.length - 1 : caret);
  const gap = isCall || before === '' || /\s$/.test(before) ? '' : ' ';
  const start = `${before}${gap}@${nickname} `;
  return { text: start + text.slice(caret), caret: start.length };
}

/** Ids of those whose call still stands in the text. */
export const mentionedIn = (text: string, called: readonly Mentionable[]): readonly string[] =>
  [...new Set(called.filter(({ nickname }) => text.includes(`@${nickname}`)).map(({ uid }) => uid))].slice(
    0,
    MENTIONS_MAX,
  );
