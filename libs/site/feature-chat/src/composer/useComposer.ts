import type { ChatClient, ChatDraft } from '@pavilion/chat-socket';
import { normalizeText, MAX_MESSAGE_LENGTH } from '@pavilion/chat-socket/protocol';
import { toastActions, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { toSharedBet } from '../sharedSlip/sharedSlip.ts';
import { useChatT } from '../messages/chatMessages.ts';
import { findMentionedIds, insertMention, type Mentionable } from './mentions.ts';
import { useMentionList, type RoomOfClient } from './useMentionList.ts';

/** Draft of a room: its text and the mentioned members. */
export interface RoomDraft {
  readonly text: string;
  readonly called: readonly Mentionable[];
}

const EMPTY_DRAFT: RoomDraft = { text: '', called: [] };

/** Props of the composer. They do not change with new messages, so that these do not render it again. */
export interface ComposerProps {
  readonly client: ChatClient;
  readonly rid: string;
  /** Draft of each room. It is kept when the room changes or the member is muted. */
  readonly drafts: RefObject<Map<string, RoomDraft>>;
}

/** Returns the number of characters above the maximum, negative if some are left. */
const countExcess = (text: string): number => [...text].length - MAX_MESSAGE_LENGTH;

/** Draft of the composer with its caret. The draft of each room is stored in `drafts`. */
function useRoomDraft(drafts: ComposerProps['drafts'], rid: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ text, called }, setDraft] = useState(() => drafts.current.get(rid) ?? EMPTY_DRAFT);
  useEffect(() => void drafts.current.set(rid, { text, called }), [drafts, rid, text, called]);
  const [caret, setCaret] = useState(0);
  const setText = (next: string) => setDraft((draft) => ({ ...draft, text: next }));
  const setCalled = (next: readonly Mentionable[]) => setDraft((draft) => ({ ...draft, called: next }));
  return { field, text, called, caret, setText, setCalled, setCaret };
}

function placeCaret(field: HTMLTextAreaElement | null, at: number): void {
  field?.focus();
  field?.setSelectionRange(at, at);
}

/**
 * Returns a function that sends drafts to a room. A toast shows the reason of a refusal.
 *
 * @returns a function that returns whether the draft is queued
 */
function useDeliver({ client, rid }: RoomOfClient): (draft: Omit<ChatDraft, 'rid'>) => boolean {
  const t = useChatT();
  const dispatch = useAppDispatch();
  return (draft) => {
    const result = client.send({ rid, ...draft });
    if (result.isQueued) return true;
    if (result.reason !== 'empty') dispatch(toastActions.shown({ kind: 'error', text: t(`refused.${result.reason}`) }));
    return false;
  };
}

/** State and handlers of the composer of a room. */
export function useComposer({ client, rid, drafts }: ComposerProps) {
  const deliver = useDeliver({ client, rid });
  const slip = useAppSelector((root) => root.slip);
  const listId = useId();
  const { field, text, called, caret, setText, setCalled, setCaret } = useRoomDraft(drafts, rid);
  const list = useMentionList({ client, rid }, text, caret);

  const change = (next: string, at: number) => {
    setText(next);
    setCaret(at);
    list.reset();
  };
  const put = (next: string, at: number) => {
    change(next, at);
    requestAnimationFrame(() => placeCaret(field.current, at));
  };
  const mention = (person: Mentionable) => {
    const next = insertMention(text, field.current?.selectionStart ?? text.length, person.nickname);
    setCalled([...called, { uid: person.uid, nickname: person.nickname }]);
    put(next.text, next.caret);
  };
  const send = () => {
    const msg = normalizeText(text);
    if (msg === undefined) return;
    const mentions = findMentionedIds(msg, called);
    if (!deliver({ msg, ...(mentions.length > 0 ? { mentions } : {}) })) return;
    setCalled([]);
    put('', 0);
  };
  const insert = (words: string) => {
    const at = field.current?.selectionStart ?? text.length;
    put(text.slice(0, at) + words + text.slice(field.current?.selectionEnd ?? at), at + words.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition Enter confirms a Chinese word and does not send.
    if (event.nativeEvent.isComposing || list.handleKey(event, mention)) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return {
    field,
    text,
    listId,
    people: list.people,
    active: list.active,
    mention,
    send,
    insert,
    onKeyDown,
    excess: countExcess(text),
    canShare: slip.selections.length > 0,
    share: () => {
      if (deliver({ category: 'bet', msg: '', body: toSharedBet(slip) })) field.current?.focus();
    },
    change,
    moveCaret: setCaret,
  };
}
