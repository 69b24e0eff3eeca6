import type { Clock } from '@pavilion/kernel';
import { SEND_ID } from '../protocol/messageIds.ts';
import type { Link } from '../machine/createLink.ts';
import type { LinkStep } from '../machine/linkTable.ts';
import { ANSWER_MS } from '../machine/linkTiming.ts';
import type { ChatEvent } from './chatClient.ts';
import type { OutboxStore } from './chatPorts.ts';
import type { OutboxEntry } from './chatState.ts';

/** Most messages that wait at once (F-CHT-06). */
export const OUTBOX_MAX = 100;

/** How often waiting messages are looked at, milliseconds (§9). */
const LOOK_MS = 300;

export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly clock: Clock;
  readonly ask: Link['ask'];
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
export function createOutbox({ store, clock, ask, identity, emit, onChange }: OutboxOptions): Outbox {
  let entries: readonly OutboxEntry[] = [];
  let sent: { readonly cid: string; readonly at: number } | undefined;
  let holdUntil = 0;
  let step: LinkStep = 'stopped';
  let cancel: (() => void) | undefined;

  const set = (next: readonly OutboxEntry[]): void => {
    entries = [...next].sort((a, b) => a.at - b.at);
    onChange();
  };
  const find = (cid: string) => entries.find((entry) => entry.cid === cid);
  const without = (cid: string) => entries.filter((entry) => entry.cid !== cid);

  /** Puts an entry at the end, later than every other. */
  const append = (entry: Omit<OutboxEntry, 'at'>): void => {
    const at = Math.max(clock.now(), (entries.at(-1)?.at ?? 0) + 1);
    const placed: OutboxEntry = { ...entry, at };
    store.put(identity(), placed);
    set([...without(entry.cid), placed]);
    pump();
  };

  /** Takes an entry out; answers it if it was there. */
  const take = (cid: string): OutboxEntry | undefined => {
    const entry = find(cid);
    if (!entry) return undefined;
    if (sent?.cid === cid) sent = undefined;
    store.remove(identity(), cid);
    set(without(cid));
    return entry;
  };

  const send = (entry: OutboxEntry): void => {
    const category = entry.category ?? 'text';
    const isSent = ask(SEND_ID, { ...entry, category, at: undefined, failure: undefined });
    if (isSent) sent = { cid: entry.cid, at: clock.now() };
  };

  function pump(): void {
    const next = entries.find(({ failure }) => failure === undefined);
    if (!next || step === 'stopped') {
      cancel?.();
      cancel = undefined;
      return;
    }
    if (sent && clock.now() - sent.at >= ANSWER_MS) sent = undefined;
    if (step === 'ready' && !sent && clock.now() >= holdUntil) send(next);
    cancel ??= clock.after(LOOK_MS, () => {
      cancel = undefined;
      pump();
    });
  }

  function adopt(): void {
    const found = store.list(identity()).filter(({ cid }) => !find(cid));
    if (found.length > 0) set([...entries, ...found]);
    pump();
  }

  return {
    entries: () => entries,
    add: (entry) => {
      if (entries.length >= OUTBOX_MAX) return false;
      append(entry);
      return true;
    },
    adopt,
    delivered: (cid, mid, time) => {
      const entry = take(cid);
      if (!entry) return;
      emit({ type: 'delivered', entry, mid, time });
      pump();
    },
    refused: (cid, code, retryMs) => {
      const entry = find(cid);
      if (!entry) return;
      sent = undefined;
      if (retryMs === undefined) {
        const failed = { ...entry, failure: code };
        store.put(identity(), failed);
        set([...without(cid), failed]);
        emit({ type: 'failed', entry: failed, code });
      } else holdUntil = clock.now() + retryMs;
      pump();
    },
    resend: (cid) => {
      const entry = take(cid);
      if (entry) append({ ...entry, failure: undefined });
    },
    discard: (cid) => {
      take(cid);
      pump();
    },
    linkChanged: (next) => {
      step = next;
      sent = undefined;
      adopt();
    },
    clear: (isForGood) => {
      const all = entries;
      if (isForGood) all.forEach(({ cid }) => store.remove(identity(), cid));
      entries = [];
      sent = undefined;
      pump();
      onChange();
      return all;
    },
  };
}
