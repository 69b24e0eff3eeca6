import type { ChatClient } from '@pavilion/chat-socket';
import { useAppSelector } from '@pavilion/site-contract';
import { useState, type KeyboardEvent } from 'react';
import { selectChatSettings, type ChatSettings } from '../state/chatSlice.ts';
import { listMentionables, findMentionQuery, type Mentionable } from './mentions.ts';

/** A room of the client. */
export interface RoomOfClient {
  readonly client: ChatClient;
  readonly rid: string;
}

function findMentionables(
  { client, rid }: RoomOfClient,
  query: string,
  settings: ChatSettings,
): readonly Mentionable[] {
  const { rooms, me } = client.getState();
  const hidden = new Set([me?.uid ?? '', ...settings.blocked.map(({ uid }) => uid)]);
  return listMentionables(rooms[rid]?.messages ?? [], query, hidden);
}

/** List of the players who can be mentioned at the caret. It is open while a mention is typed. */
export function useMentionList(room: RoomOfClient, text: string, caret: number) {
  const settings = useAppSelector(selectChatSettings);
  const [active, setActive] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const query = isClosed ? undefined : findMentionQuery(text, caret);
  const people = query === undefined ? [] : findMentionables(room, query, settings);
  return {
    people,
    active,
    /** Opens the list again with its first entry active. */
    reset: () => {
      setActive(0);
      setClosed(false);
    },
    /**
     * Handles a key of the open list.
     *
     * @returns whether the list has handled the key
     */
    handleKey: (event: KeyboardEvent, choose: (person: Mentionable) => void): boolean => {
      if (people.length === 0) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const person = people[active];
      if (step !== undefined) setActive((active + step + people.length) % people.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person);
      else if (event.key === 'Escape') setClosed(true);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
