import { createId, type Clock, type KeyValueStore } from '@pavilion/kernel';
import type { DraftPicture } from '../draft/draft.ts';
import { createMessageList, type OutgoingMessage } from './createMessageList.ts';
import { createMessageStore, type OutgoingBody } from './createMessageStore.ts';
import { createSender } from './createSender.ts';

/** Ports of the outbox. */
export interface OutboxPorts {
  readonly store: KeyValueStore;
  readonly clock: Clock;
  /** Key of the player, so that no message is sent under another identity. */
  readonly owner: string;
  readonly send: (body: OutgoingBody, requestId: string) => Promise<unknown>;
}

/** Messages that the platform has not confirmed. */
export interface Outbox {
  readonly getMessages: () => readonly OutgoingMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores a message and sends it. */
  readonly add: (body: OutgoingBody, pictures: readonly DraftPicture[]) => void;
  /** Removes a refused message. */
  readonly remove: (requestId: string) => void;
  /** Removes messages that the conversation contains, such as one that another tab has sent. */
  readonly confirm: (requestIds: readonly string[]) => void;
  /** Sends the stored messages until they are confirmed or refused. The returned function stops that. */
  readonly start: () => () => void;
}

/**
 * Creates the outbox of one player. A message and its request id are stored before the call and kept until the platform has
 * confirmed or refused it. So a reload or a restart of the platform loses nothing, and the id prevents a second message.
 */
export function createOutbox({ store, clock, owner, send }: OutboxPorts): Outbox {
  const stored = createMessageStore(store, owner);
  const list = createMessageList(stored.read());
  const drop = (requestIds: readonly string[]) => {
    const isKept = ({ requestId }: { readonly requestId: string }) => !requestIds.includes(requestId);
    if (list.get().every(isKept)) return;
    stored.change((messages) => messages.filter(isKept));
    list.set(list.get().filter(isKept));
  };
  const sender = createSender({ clock, list, send, onConfirmed: (requestId) => drop([requestId]) });
  return {
    getMessages: list.get,
    subscribe: list.subscribe,
    add: (body, pictures) => {
      const message = { requestId: createId(), body, pictures, at: clock.now() };
      stored.change((messages) => [...messages, message]);
      list.set([...list.get(), { ...message, status: 'sending' }]);
      void sender.run();
    },
    remove: (requestId) => drop([requestId]),
    confirm: drop,
    start: sender.start,
  };
}
