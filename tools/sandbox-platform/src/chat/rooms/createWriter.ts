import { encodeFrame, PUSH_IDS } from '@pavilion/chat-socket/protocol';
import type { Logger } from '@pavilion/kernel';
import type { ChatBus } from './chatBus.ts';
import { encodeBusMessage } from './chatBusMessage.ts';
import { type Appended, appendMessages, type Draft } from './chatStore.ts';
import { toBusMessage } from './toBusMessage.ts';

/** Stores messages; the members of the room receive them after the commit. */
export interface Writer {
  /** @returns the message with its number, or `undefined` if the room does not exist */
  readonly write: (draft: Draft) => Promise<Appended | undefined>;
}

interface Waiting {
  readonly draft: Draft;
  readonly settle: (appended: Appended | undefined) => void;
  readonly fail: (error: unknown) => void;
}

const MAX_BATCH_SIZE = 200;

/**
 * Creates a writer that stores messages in order. All messages that arrive during a transaction are stored together in
 * the next one, so a busy room needs few statements and a quiet room has no delay.
 */
export function createWriter(bus: ChatBus, logger: Logger): Writer {
  let waiting: Waiting[] = [];
  let isWriting = false;

  const store = (batch: readonly Waiting[]) =>
    bus.transact(async (tx, publish) => {
      const appended = await appendMessages(
        tx,
        batch.map(({ draft }) => draft),
      );
      for (const entry of appended) {
        if (!entry?.isNew) continue;
        const { rid, mid, uid, nickname, mentions = [] } = entry.message;
        publish(encodeBusMessage(toBusMessage(entry)));
        for (const named of mentions) {
          const frame = encodeFrame(PUSH_IDS.mentioned, { rid, mid, uid, nickname });
          publish(encodeBusMessage({ kind: 'to', uid: named, frame }));
        }
      }
      return appended;
    });

  const work = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_BATCH_SIZE);
      waiting = waiting.slice(MAX_BATCH_SIZE);
      try {
        const appended = await store(batch);
        batch.forEach(({ settle }, at) => settle(appended[at]));
      } catch (error) {
        logger.warn('chat.unwritten', { count: batch.length, error: String(error) });
        batch.forEach(({ fail }) => fail(error));
      }
    }
    isWriting = false;
  };

  return {
    write: (draft) =>
      new Promise((settle, fail) => {
        waiting.push({ draft, settle, fail });
        if (!isWriting) void work();
      }),
  };
}
