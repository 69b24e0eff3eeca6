/** Part of a message. `isMe` marks a mention of the reader. */
export interface TextPart {
  readonly text: string;
  readonly isMe: boolean;
}

/** Splits a message at the mentions of the reader, so that they can be highlighted. The parts stay plain text. */
export function splitMentions(text: string, nickname: string | undefined, isMentioned: boolean): readonly TextPart[] {
  if (!isMentioned || !nickname) return [{ text, isMe: false }];
  const call = `@${nickname}`;
  return text
    .split(call)
    .flatMap((part, at) => [...(at > 0 ? [{ text: call, isMe: true }] : []), { text: part, isMe: false }])
    .filter((part) => part.text !== '');
}
