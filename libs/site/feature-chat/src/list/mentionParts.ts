/** A piece of a message; `isMe` where it calls the reader. */
export interface TextPart {
  readonly text: string;
  readonly isMe: boolean;
}

/** Cuts a message where the reader is called by name, so that the call can be marked; text stays text. */
export function mentionParts(text: string, nickname: string | undefined, isMentioned: boolean): readonly TextPart[] {
  if (!isMentioned || !nickname) return [{ text, isMe: false }];
  const call = `@${nickname}`;
  return text
    .split(call)
    .flatMap((part, at) => [...(at > 0 ? [{ text: call, isMe: true }] : []), { text: part, isMe: false }])
    .filter((part) => part.text !== '');
}
