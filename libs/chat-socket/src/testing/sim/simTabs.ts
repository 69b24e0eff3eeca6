import type { Clock } from '@pavilion/kernel';
import type { TabChannel, TabLocks, TabMessage } from '../../browser/shareSocket.ts';

interface Holder {
  readonly tab: number;
  readonly reject: (error: Error) => void;
}

interface Waiter extends Holder {
  readonly start: () => void;
}

/** Creates a browser with several tabs. A closed tab loses its locks and channels. */
export function createSimTabs(clock: Clock) {
  const channels = new Set<TabChannel & { readonly tab: number; readonly name: string }>();
  const holders = new Map<string, Holder>();
  const queues = new Map<string, Waiter[]>();
  const frozen = new Set<number>();

  const next = (name: string): void => {
    holders.delete(name);
    queues.get(name)?.shift()?.start();
  };

  const createLocks = (tab: number): TabLocks => ({
    request: (name, { signal, steal }, granted) =>
      new Promise((resolve, reject) => {
        const start = (): void => {
          const holder = { tab, reject };
          holders.set(name, holder);
          clock.after(1, () => {
            void granted().then(() => {
              resolve(undefined);
              if (holders.get(name) === holder) next(name);
            });
          });
        };
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const waiter = { tab, reject, start };
        signal?.addEventListener('abort', () => {
          if (queue.includes(waiter)) queue.splice(queue.indexOf(waiter), 1);
          reject(new Error('aborted'));
        });
        if (steal) {
          holders.get(name)?.reject(new Error('stolen'));
          start();
        } else if (holders.has(name)) queue.push(waiter);
        else start();
      }),
  });

  return {
    createLocks,
    createChannel:
      (tab: number) =>
      (name: string): TabChannel => {
        const deliver = (word: TabMessage): void => {
          for (const other of [...channels])
            if (other.name === name && other !== channel && !frozen.has(other.tab))
              clock.after(1, () => channels.has(other) && other.onmessage?.({ data: word }));
        };
        const channel = {
          tab,
          name,
          onmessage: null,
          postMessage: (word: TabMessage) => {
            if (channels.has(channel) && !frozen.has(tab)) deliver(word);
          },
          close: () => void channels.delete(channel),
        };
        channels.add(channel);
        return channel;
      },
    /** Freezes a tab: it neither receives nor sends, but keeps its locks. */
    freeze: (tab: number) => void frozen.add(tab),
    /** Closes a tab without a shutdown of its client. */
    gone: (tab: number) => {
      for (const channel of [...channels]) if (channel.tab === tab) channels.delete(channel);
      for (const queue of queues.values())
        queue.splice(0, queue.length, ...queue.filter((waiter) => waiter.tab !== tab));
      for (const [name, holder] of [...holders]) if (holder.tab === tab) next(name);
    },
  };
}
