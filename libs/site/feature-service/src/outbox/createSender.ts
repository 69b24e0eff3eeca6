import { isOutcomeUnknown, toCallFailure } from '@pavilion/api-client';
import type { Clock } from '@pavilion/kernel';
import type { MessageList, OutgoingMessage } from './createMessageList.ts';
import type { OutgoingBody } from './createMessageStore.ts';

/** Ports of {@link createSender}. */
export interface SenderPorts {
  readonly clock: Clock;
  readonly list: MessageList;
  readonly send: (body: OutgoingBody, requestId: string) => Promise<unknown>;
  /** Called when the platform has confirmed a message. */
  readonly onConfirmed: (requestId: string) => void;
}

/** Sender of the messages of one list. */
export interface Sender {
  /** Sends the messages that are not refused, unless it already does. */
  readonly run: () => Promise<void>;
  /** Starts sending. The returned function stops it. */
  readonly start: () => () => void;
}

/** Delay before a message without a confirmation is sent again, milliseconds. */
const RETRY_MS = 5_000;

/** Returns whether a failed call may have been carried out or did not reach the platform. It is then sent again. */
function isRepeatable(error: unknown): boolean {
  const { kind } = toCallFailure(error);
  return kind === 'transport' || kind === 'sessionEnded' || isOutcomeUnknown(error);
}

/** Creates a sender. Messages are sent one after the other, in the order of writing. */
export function createSender({ clock, list, send, onConfirmed }: SenderPorts): Sender {
  let isSending = false;
  let isStarted = false;
  let cancelRetry = () => {};

  const sendOne = async ({ requestId, body }: OutgoingMessage): Promise<boolean> => {
    try {
      await send(body, requestId);
      onConfirmed(requestId);
      return true;
    } catch (error) {
      if (!isRepeatable(error)) {
        list.update(requestId, { status: 'refused', failure: toCallFailure(error) });
        return true;
      }
      list.update(requestId, { status: 'pending' });
      return false;
    }
  };
  const run = async (): Promise<void> => {
    if (isSending || !isStarted) return;
    isSending = true;
    cancelRetry();
    let isDone = false;
    while (isStarted && !isDone) {
      const next = list.get().find(({ status }) => status !== 'refused');
      const isSent = next === undefined || (await sendOne(next));
      if (!isSent) cancelRetry = clock.after(RETRY_MS, () => void run());
      isDone = next === undefined || !isSent;
    }
    isSending = false;
  };
  return {
    run,
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
