import type { CallFailure } from '@pavilion/api-client';
import type { StoredMessage } from './createMessageStore.ts';

/** Message that the platform has not confirmed. */
export interface OutgoingMessage extends StoredMessage {
  /** `pending`: sent without a confirmation, and sent again with the same id. */
  readonly status: 'sending' | 'pending' | 'refused';
  /** Reason of the platform, if it refused the message. */
  readonly failure?: CallFailure;
}

/** Unconfirmed messages in memory. The array is replaced at each change. */
export interface MessageList {
  readonly get: () => readonly OutgoingMessage[];
  readonly set: (next: readonly OutgoingMessage[]) => void;
  readonly update: (requestId: string, change: Partial<OutgoingMessage>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the list with the messages of an earlier visit. */
export function createMessageList(stored: readonly StoredMessage[]): MessageList {
  const listeners = new Set<() => void>();
  let messages: readonly OutgoingMessage[] = stored.map((each) => ({ ...each, status: 'pending' }));
  const set = (next: readonly OutgoingMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => messages,
    set,
    update: (requestId, change) =>
      set(messages.map((each) => (each.requestId === requestId ? { ...each, ...change } : each))),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
