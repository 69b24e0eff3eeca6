import type { Clock } from '@pavilion/kernel';
import type { ChatLink } from '../machine/createChatLink.ts';
import type { ChatStep } from '../machine/loginTable.ts';
import type { ChatEvent } from './chatClient.ts';
import type { OutboxStore } from '../machine/chatPorts.ts';
import type { OutboxEntry } from '../machine/chatState.ts';
import { createOutboxEntries } from './createOutboxEntries.ts';
import { createOutboxPump } from './createOutboxPump.ts';

/** Maximum number of waiting messages (F-CHT-06). */
export const MAX_WAITING_MESSAGES = 100;

export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly clock: Clock;
  readonly sendRequest: ChatLink['sendRequest'];
  readonly identity: () => string;
  readonly emit: (event: ChatEvent) => void;
  readonly onChange: () => void;
}

/** Outbox that sends one message at a time. The next is sent after the reply to the one before. */
export interface Outbox {
  readonly entries: () => readonly OutboxEntry[];
  /** Stores a message and sends it when possible. Returns `false` if the outbox is full. */
  readonly add: (entry: Omit<OutboxEntry, 'at'>) => boolean;
  /** Adds stored messages of an earlier page or another tab, and removes those that another tab has discarded or delivered. */
  readonly adopt: () => void;
  /** Handles an accepted message. */
  readonly delivered: (cid: string, mid: number, time: number) => void;
  /** Handles a refused message. With `retryMs` it is sent again later. */
  readonly refused: (cid: string, code: number, retryMs: number | undefined) => void;
  readonly resend: (cid: string) => void;
  readonly discard: (cid: string) => void;
  /** Handles a new step of the link. A message without a reply may not have arrived and is sent again. */
  readonly linkChanged: (step: ChatStep) => void;
  /**
   * Removes all messages; `isForGood` removes them from the store too.
   *
   * @returns the removed messages
   */
  readonly clear: (isForGood: boolean) => readonly OutboxEntry[];
}

/** Creates an empty outbox. It has one timer while a message waits and the link is not stopped, otherwise none. */
export function createOutbox({ store, clock, sendRequest, identity, emit, onChange }: OutboxOptions): Outbox {
  const entries = createOutboxEntries({ store, clock, identity, onChange });
  const pump = createOutboxPump({ clock, sendRequest, list: entries.list });

  const append = (entry: Omit<OutboxEntry, 'at'>): void => {
    entries.append(entry);
    pump.run();
  };

  const removeEntry = (cid: string): OutboxEntry | undefined => {
    if (pump.isSent(cid)) pump.settle();
    return entries.take(cid);
  };

  const adopt = (): void => {
    entries.readStore();
    pump.run();
  };

  return {
    entries: entries.list,
    add: (entry) => {
      if (entries.list().length >= MAX_WAITING_MESSAGES) return false;
      append(entry);
      return true;
    },
    adopt,
    delivered: (cid, mid, time) => {
      const entry = removeEntry(cid);
      if (!entry) return;
      emit({ type: 'delivered', entry, mid, time });
      pump.run();
    },
    refused: (cid, code, retryMs) => {
      entries.readStore();
      const entry = entries.find(cid);
      if (!entry) return pump.run();
      pump.settle();
      if (retryMs === undefined) {
        emit({ type: 'failed', entry: entries.fail(entry, code), code });
      } else pump.hold(retryMs);
      pump.run();
    },
    resend: (cid) => {
      const entry = removeEntry(cid);
      if (entry) append({ ...entry, failure: undefined });
    },
    discard: (cid) => {
      removeEntry(cid);
      pump.run();
    },
    linkChanged: (step) => {
      pump.setStep(step);
      adopt();
    },
    clear: (isForGood) => {
      const all = entries.clear(isForGood);
      pump.settle();
      pump.run();
      onChange();
      return all;
    },
  };
}
