import { isOutcomeUnknown, toCallFailure, type CallFailure, type RequestOf } from '@pavilion/api-client';
import { createId, type Clock, type KeyValueStore } from '@pavilion/kernel';

/** Body of a message. */
export type OutgoingBody = RequestOf<'service.send'>;

/** Message that the platform has not confirmed. */
export interface OutgoingMessage {
  readonly requestId: string;
  readonly body: OutgoingBody;
  /** Time of the player's action. */
  readonly at: number;
  /** `pending`: sent without a confirmation, and sent again with the same id. */
  readonly status: 'sending' | 'pending' | 'refused';
  /** Reason of the platform, if it refused the message. */
  readonly failure?: CallFailure;
}

/** Ports of the outbox. */
export interface OutboxPorts {
  readonly store: KeyValueStore;
  readonly clock: Clock;
  /** Key of the player, so that no message is sent under another identity. */
  readonly owner: string;
  readonly send: (body: OutgoingBody, requestId: string) => Promise<unknown>;
}

/** Messages that are being sent. */
export interface Outbox {
  readonly getMessages: () => readonly OutgoingMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores a message and sends it. */
  readonly add: (body: OutgoingBody) => void;
  /** Removes a refused message. */
  readonly remove: (requestId: string) => void;
  /** Removes messages that the conversation contains, such as one that another tab has sent. */
  readonly confirm: (requestIds: readonly string[]) => void;
  /** Sends the stored messages, and again until they are confirmed. The returned function stops that. */
  readonly start: () => () => void;
}

/** Delay before a message without a confirmation is sent again, milliseconds. */
const RETRY_MS = 5_000;

type Stored = Omit<OutgoingMessage, 'status' | 'failure'>;

/** Parses stored messages; an invalid text is empty (STO-02). */
function parseStored(text: string | undefined): readonly Stored[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return (value as Partial<Stored>[]).filter(
      (each): each is Stored =>
        typeof each.requestId === 'string' && typeof each.at === 'number' && typeof each.body?.text === 'string',
    );
  } catch {
    return [];
  }
}

/** Whether a failed call may have been carried out, or did not reach the platform. It is then sent again. */
function isRepeatable(error: unknown): boolean {
  const { kind } = toCallFailure(error);
  return kind !== 'api' || isOutcomeUnknown(error);
}

/**
 * Creates the outbox of one player. A message and its request id are stored before the call and kept until the platform has
 * confirmed or refused it, so a reload or a restarted platform loses nothing, and the id prevents a second message.
 * Messages are sent one after the other, in the order of writing.
 */
export function createOutbox({ store, clock, owner, send }: OutboxPorts): Outbox {
  const key = `service.outbox.${owner}`;
  const listeners = new Set<() => void>();
  let messages: readonly OutgoingMessage[] = parseStored(store.get(key)).map((each) => ({
    ...each,
    status: 'pending',
  }));
  let isSending = false;
  let isStarted = false;
  let cancelRetry = () => {};

  /** Changes the stored list, which other tabs change too. */
  const changeStored = (change: (list: readonly Stored[]) => readonly Stored[]) => {
    const next = change(parseStored(store.get(key)));
    if (next.length > 0) store.set(key, JSON.stringify(next));
    else store.remove(key);
  };
  const set = (next: readonly OutgoingMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const update = (requestId: string, change: Partial<OutgoingMessage>) =>
    set(messages.map((each) => (each.requestId === requestId ? { ...each, ...change } : each)));
  const drop = (requestIds: ReadonlySet<string>) => {
    const isKept = ({ requestId }: Stored) => !requestIds.has(requestId);
    if (messages.every(isKept)) return;
    changeStored((list) => list.filter(isKept));
    set(messages.filter(isKept));
  };
  const handleFailure = (requestId: string, error: unknown) => {
    if (isRepeatable(error)) {
      update(requestId, { status: 'pending' });
      cancelRetry = clock.after(RETRY_MS, () => void run());
      return false;
    }
    update(requestId, { status: 'refused', failure: toCallFailure(error) });
    return true;
  };
  const sendOne = async ({ requestId, body }: OutgoingMessage): Promise<boolean> => {
    try {
      await send(body, requestId);
      drop(new Set([requestId]));
      return true;
    } catch (error) {
      return handleFailure(requestId, error);
    }
  };
  const run = async (): Promise<void> => {
    if (isSending || !isStarted) return;
    isSending = true;
    cancelRetry();
    for (;;) {
      const next = messages.find(({ status }) => status !== 'refused');
      if (!next || !(await sendOne(next)) || !isStarted) break;
    }
    isSending = false;
  };

  return {
    getMessages: () => messages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (body) => {
      const message = { requestId: createId(), body, at: clock.now() };
      changeStored((list) => [...list, message]);
      set([...messages, { ...message, status: 'sending' }]);
      void run();
    },
    remove: (requestId) => drop(new Set([requestId])),
    confirm: (requestIds) => drop(new Set(requestIds)),
    start: () => {
      isStarted = true;
      void run();
      return () => {
        isStarted = false;
        cancelRetry();
      };
    },
  };
}
