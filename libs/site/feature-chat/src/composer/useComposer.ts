import type { ChatClient, ChatDraft } from '@pavilion/chat-socket';
import { cleanText, MESSAGE_MAX } from '@pavilion/chat-socket/protocol';
import { toastActions, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { shareOf } from '../list/sharedSlip.ts';
import { useChatT } from '../messages/chatMessages.ts';
import { selectChatDesk, type ChatDeskState } from '../state/chatSlice.ts';
import { mentionables, mentionedIn, mentionQuery, withMention, type Mentionable } from './mentions.ts';

/** What the composer works with: nothing that changes as others speak, or it were drawn with every word of theirs. */
export interface ComposerProps {
  readonly client: ChatClient;
  readonly rid: string;
  /** What was begun in each room and not sent: a look into another room, or a mute, costs nobody his words. */
  readonly drafts: RefObject<Map<string, string>>;
}

/** Characters beyond a message's length; below zero: still to be had. */
const excessOf = (text: string): number => [...text].length - MESSAGE_MAX;

/** Who can be called in a room, as it is while one types. */
function mentionablesOf(client: ChatClient, rid: string, query: string, desk: ChatDeskState): readonly Mentionable[] {
  const { rooms, me } = client.getState();
  const hidden = new Set([me?.uid ?? '', ...desk.blocked.map(({ uid }) => uid)]);
  return mentionables(rooms[rid]?.messages ?? [], query, hidden);
}

/** What is being written, and where it goes. */
export function useComposer({ client, rid, drafts }: ComposerProps) {
  const t = useChatT();
  const dispatch = useAppDispatch();
  const slip = useAppSelector((root) => root.slip);
  const desk = useAppSelector(selectChatDesk);
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [text, setText] = useState(() => drafts.current.get(rid) ?? '');
  useEffect(() => void drafts.current.set(rid, text), [drafts, rid, text]);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isListClosed, setListClosed] = useState(false);
  const [called, setCalled] = useState<readonly Mentionable[]>([]);
  const query = isListClosed ? undefined : mentionQuery(text, caret);
  const people = query === undefined ? [] : mentionablesOf(client, rid, query, desk);

  const put = (next: string, at: number) => {
    setText(next);
    setCaret(at);
    setActive(0);
    setListClosed(false);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  const mention = (person: Mentionable) => {
    const next = withMention(text, field.current?.selectionStart ?? text.length, person.nickname);
    setCalled([...called, { uid: person.uid, nickname: person.nickname }]);
    put(next.text, next.caret);
  };
  const deliver = (draft: Omit<ChatDraft, 'rid'>): boolean => {
    const result = client.send({ rid, ...draft });
    if (result.isQueued) return true;
    if (result.reason !== 'empty') dispatch(toastActions.shown({ kind: 'error', text: t(`refused.${result.reason}`) }));
    return false;
  };
  const send = () => {
    const msg = cleanText(text);
    if (msg === undefined) return;
    const mentions = mentionedIn(msg, called);
    if (!deliver({ msg, ...(mentions.length > 0 ? { mentions } : {}) })) return;
    setCalled([]);
    put('', 0);
  };
  const insert = (words: string) => {
    const at = field.current?.selectionStart ?? text.length;
    put(text.slice(0, at) + words + text.slice(field.current?.selectionEnd ?? at), at + words.length);
  };
  const chooseKey = (event: KeyboardEvent): boolean => {
    if (people.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = people[active];
    if (step !== undefined) setActive((active + step + people.length) % people.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) mention(person);
    else if (event.key === 'Escape') setListClosed(true);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choosing of a Chinese word, which is not the end of the sentence.
    if (event.nativeEvent.isComposing || chooseKey(event)) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return {
    field,
    text,
    listId,
    people,
    active,
    mention,
    send,
    insert,
    onKeyDown,
    excess: excessOf(text),
    canShare: slip.selections.length > 0,
    share: () => {
      if (deliver({ category: 'bet', msg: '', body: shareOf(slip) })) field.current?.focus();
    },
    change: (next: string, at: number) => {
      setText(next);
      setCaret(at);
      setActive(0);
      setListClosed(false);
    },
    moveCaret: setCaret,
  };
}
