import type { ChatClient, ChatEvent } from './chatClient.ts';
import type { ChatPorts } from '../machine/chatPorts.ts';

/** Listeners of a client. An error of a listener is logged and does not affect the others. */
export interface ChatListeners extends Pick<ChatClient, 'subscribe' | 'onEvent'> {
  readonly emit: (event: ChatEvent) => void;
  /** Notifies the subscribers, once for all changes until `schedule` runs. */
  readonly notify: () => void;
  readonly clear: () => void;
}

/** Creates the listeners of a client. */
export function createChatListeners({ logger, schedule = (run) => run() }: ChatPorts): ChatListeners {
  const subscribers = new Set<() => void>();
  const eventListeners = new Set<(event: ChatEvent) => void>();
  let isScheduled = false;

  const callAll = <Value>(all: ReadonlySet<(value: Value) => void>, value: Value): void => {
    for (const listener of [...all])
      try {
        listener(value);
      } catch (error) {
        logger?.warn('chat.listener', { error: String(error) });
      }
  };

  const add = <Listener>(all: Set<Listener>, listener: Listener) => {
    all.add(listener);
    return () => void all.delete(listener);
  };

  return {
    subscribe: (listener) => add(subscribers, listener),
    onEvent: (listener) => add(eventListeners, listener),
    emit: (event) => callAll(eventListeners, event),
    notify: () => {
      if (isScheduled) return;
      isScheduled = true;
      schedule(() => {
        isScheduled = false;
        callAll(subscribers, undefined);
      });
    },
    clear: () => {
      subscribers.clear();
      eventListeners.clear();
    },
  };
}
