import type { Clock } from '@pavilion/kernel';
import type { Link } from '../machine/createLink.ts';
import type { LinkStep } from '../machine/linkTable.ts';
import type { ChatEvent } from './chatClient.ts';
import type { OutboxStore } from './chatPorts.ts';
import type { OutboxEntry } from './chatState.ts';
import { createOutboxEntries } from './createOutboxEntries.ts';
import { createOutboxPump } from './createOutboxPump.ts';

/** Most messages that wait at once (F-CHT-06). */
export const OUTBOX_MAX = 100;

export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly clock: Clock;
  readonly sendRequest: Link['sendRequest'];
  readonly identity: () => string;
  readonly emit: (event: ChatEvent) => void;
  readonly onChange: () => void;
}

/** Messages on their way, one after the other: the next goes out when the server has answered the one before. */
export interface Outbox {
  readonly entries: () => readonly OutboxEntry[];
  /** Keeps a message and sees to it. `false`: a hundred wait already. */
  readonly add: (entry: Omit<OutboxEntry, 'at'>) => boolean;
  /** Takes in what is kept from earlier, by this page or another tab. */
  readonly adopt: () => void;
  /** The server has it. */
  readonly delivered: (cid: string, mid: number, time: number) => void;
  /** The server would not have it; with `retryMs` it will later. */
  readonly refused: (cid: string, code: number, retryMs: number | undefined) => void;
  readonly resend: (cid: string) => void;
  readonly discard: (cid: string) => void;
  /** The link stands elsewhere: what was on its way may not have arrived. */
  readonly linkChanged: (step: LinkStep) => void;
  /** Forgets everything held here; `isForGood` in the store too. Answers what it was. */
  readonly clear: (isForGood: boolean) => readonly OutboxEntry[];
}

/** Makes an empty outbox. It has one timer while a message waits for a link that is wanted, and none otherwise. */
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
    entries.addStored();
    pump.run();
  };

  return {
    entries: entries.list,
    add: (entry) => {
      if (entries.list().length >= OUTBOX_MAX) return false;
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
      const entry = entries.find(cid);
      if (!entry) return;
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
