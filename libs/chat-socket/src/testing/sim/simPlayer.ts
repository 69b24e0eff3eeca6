import { createMemoryStore, type Clock } from '@pavilion/kernel';
import type { WakeReason } from '@pavilion/kernel/link';
import type { ChatClient } from '../../client/chatClient.ts';
import type { ChatIdentity } from '../../machine/chatPorts.ts';
import { createChatClient } from '../../client/createChatClient.ts';
import { createMemoryOutbox } from '../../client/createMemoryOutbox.ts';
import { createSimLine, type SimLine, type SimWorld } from './simLine.ts';
import type { SimServer } from './simServer.ts';

/** Conditions of the page. */
export interface Page {
  /** Whether timers fire at full minutes only, as on a hidden page. */
  isHidden: boolean;
  /** Time before which no timer fires, as on a sleeping machine. */
  asleepUntil: number;
  exchange: 'works' | 'fails' | 'hangs' | 'malformed' | 'ended';
}

/** A sent message and the identity of its author. */
export interface SentMessage {
  readonly cid: string;
  readonly rid: string;
  readonly as: string;
  /** Whether it was refused and sent again. Its place is then that of the first or of the second attempt. */
  isAgain: boolean;
}

/** A simulated player who writes, reads and reloads the page. */
export interface SimPlayer {
  readonly name: string;
  readonly line: SimLine;
  readonly page: Page;
  readonly client: () => ChatClient;
  readonly identity: () => ChatIdentity;
  /** Returns the accepted and not discarded messages of a room in order. */
  readonly getSent: (rid: string) => readonly Readonly<SentMessage>[];
  readonly type: (rid: string) => void;
  readonly wake: (wake: WakeReason) => void;
  /** Disposes of the client and creates another with the same outbox, as after a reload. */
  readonly reload: () => void;
  /** Changes the identity. */
  readonly become: (identity: ChatIdentity) => void;
  /** Sends failed messages again, or discards them. */
  readonly resolveFailed: (isKept: boolean) => void;
  readonly dispose: () => void;
}

const MINUTE = 60_000;

/** Creates a player in both rooms. */
export function createSimPlayer(name: string, world: SimWorld<SimServer>): SimPlayer {
  const { clock, random, host } = world;
  const line = createSimLine(name, world);
  const page: Page = { isHidden: false, asleepUntil: 0, exchange: 'works' };
  const outbox = createMemoryOutbox();
  const store = createMemoryStore();
  const sent = new Map<string, SentMessage>();
  const listeners = new Set<(wake: WakeReason) => void>();
  let identity: ChatIdentity = name === 'guest' ? { kind: 'guest' } : { kind: 'member', key: name };
  let count = 0;
  let pages = 0;

  const pageClock = (): Clock => ({
    now: clock.now,
    after: (ms, callback) => {
      let cancel = (): void => undefined;
      const due = clock.now() + ms;
      const wait = (at: number): void => {
        const aligned = page.isHidden ? Math.ceil(at / MINUTE) * MINUTE : at;
        const then = Math.max(aligned, page.asleepUntil);
        cancel = clock.after(then - clock.now(), () => (page.asleepUntil > clock.now() ? wait(due) : callback()));
      };
      wait(due);
      return () => cancel();
    },
  });

  const fetchJwt = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const uid = identity.kind === 'member' ? identity.key : '';
      clock.after(100, () => {
        if (page.exchange === 'fails') reject(new Error('6005'));
        else if (page.exchange === 'ended') reject(new Error('6001'));
        else if (page.exchange === 'malformed') resolve('|0');
        else if (page.exchange === 'works') resolve(host.sign(uid));
      });
    });

  const open = (): ChatClient => {
    const at = (pages += 1);
    let ids = 0;
    const fresh = createChatClient({
      clock: pageClock(),
      random,
      outbox,
      store,
      fetchJwt,
      createId: () => `${name}-${at}-${(ids += 1)}`,
      openSocket: line.open,
      isLoginOver: (error) => (error as Error).message === '6001',
      wake: {
        subscribe: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
    });
    fresh.onEvent((event) => {
      if (event.type === 'dropped') event.entries.forEach(({ cid }) => sent.delete(cid));
    });
    fresh.join('lobby');
    fresh.join('sport');
    fresh.start(identity);
    return fresh;
  };
  let client = open();

  return {
    name,
    line,
    page,
    client: () => client,
    identity: () => identity,
    getSent: (rid) => [...sent.values()].filter((message) => message.rid === rid),
    type: (rid) => {
      const msg = `${name} ${(count += 1)}`;
      const result = client.send({ rid, msg: ` ${msg}\u200b` });
      const as = identity.kind === 'member' ? identity.key : 'guest';
      if (result.isQueued) sent.set(result.cid, { cid: result.cid, rid, as, isAgain: false });
    },
    wake: (wake) => listeners.forEach((listener) => listener(wake)),
    reload: () => {
      client.dispose();
      client = open();
    },
    become: (next) => {
      identity = next;
      client.start(next);
    },
    resolveFailed: (isKept) => {
      for (const { cid, failure } of client.getState().outbox) {
        if (failure === undefined) continue;
        if (isKept) {
          client.resend(cid);
          const message = sent.get(cid);
          if (message) message.isAgain = true;
        } else {
          client.discard(cid);
          sent.delete(cid);
        }
      }
    },
    dispose: () => client.dispose(),
  };
}
