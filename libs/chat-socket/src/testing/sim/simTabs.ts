import type { Clock } from '@pavilion/kernel';
import type { TabLocks } from '../../browser/shareSocket.ts';
import type { TabChannel, TabMessage } from '../../browser/tabChannel.ts';

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
  /** Events that frozen tabs receive when they thaw. */
  const delayed: { readonly tab: number; readonly run: () => void }[] = [];

  const next = (name: string): void => {
    holders.delete(name);
    queues.get(name)?.shift()?.start();
  };

  const runIfAwake = (tab: number, run: () => void): void => {
    if (frozen.has(tab)) delayed.push({ tab, run });
    else run();
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
          const holder = holders.get(name);
          if (holder) runIfAwake(holder.tab, () => holder.reject(new Error('stolen')));
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
        const deliver = (message: TabMessage): void => {
          for (const other of [...channels])
            if (other.name === name && other !== channel && !frozen.has(other.tab))
              clock.after(1, () => channels.has(other) && other.onmessage?.({ data: message }));
        };
        const channel = {
          tab,
          name,
          onmessage: null,
          postMessage: (message: TabMessage) => {
            if (channels.has(channel) && !frozen.has(tab)) deliver(message);
          },
          close: () => void channels.delete(channel),
        };
        channels.add(channel);
        return channel;
      },
    /** Freezes a tab: it neither receives nor sends, but keeps its locks. */
    freeze: (tab: number) => void frozen.add(tab),
    /** Thaws a tab, which then detects that its locks were stolen. */
    thaw: (tab: number) => {
      frozen.delete(tab);
      for (const event of delayed.splice(0)) runIfAwake(event.tab, event.run);
    },
    /** Closes a tab without a shutdown of its client. */
    gone: (tab: number) => {
      for (const channel of [...channels]) if (channel.tab === tab) channels.delete(channel);
      for (const queue of queues.values())
        queue.splice(0, queue.length, ...queue.filter((waiter) => waiter.tab !== tab));
      for (const [name, holder] of [...holders]) if (holder.tab === tab) next(name);
    },
  };
}
