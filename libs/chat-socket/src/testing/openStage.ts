import { createMemoryStore } from '@pavilion/kernel';
import type { WakeReason } from '@pavilion/kernel/link';
import type { ChatEvent } from '../client/chatClient.ts';
import type { ChatPorts } from '../machine/chatPorts.ts';
import { createChatClient } from '../client/createChatClient.ts';
import { createMemoryOutbox } from '../client/createMemoryOutbox.ts';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createSimLine } from './sim/simLine.ts';
import { createSimServer } from './sim/simServer.ts';

/** Creates the client of `ann`, who joins the lobby, with a simulated clock, network and server. */
export function openStage(ports: Partial<ChatPorts> = {}) {
  const clock = createFakeClock();
  const random = () => 0.5;
  const server = createSimServer(clock, random);
  const line = createSimLine('ann', { clock, random, host: server });
  const outbox = createMemoryOutbox();
  const store = createMemoryStore();
  const warnings: { readonly event: string; readonly fields: unknown }[] = [];
  const events: ChatEvent[] = [];
  const wakers = new Set<(wake: WakeReason) => void>();
  const opened: number[] = [];
  let ids = 0;
  const client = createChatClient({
    clock,
    random,
    outbox,
    store,
    createId: () => `id-${(ids += 1)}`,
    openSocket: (handlers) => {
      opened.push(clock.now());
      return line.open(handlers);
    },
    fetchJwt: () => Promise.resolve(server.sign('ann')),
    logger: { warn: (event, fields) => warnings.push({ event, fields }) },
    wake: {
      subscribe: (listener) => {
        wakers.add(listener);
        return () => void wakers.delete(listener);
      },
    },
    ...ports,
  });
  client.onEvent((event) => events.push(event));
  client.join('lobby');
  return {
    clock,
    server,
    line,
    outbox,
    store,
    client,
    warnings,
    events,
    wakers,
    /** Times at which sockets were opened, in milliseconds UTC. */
    opened,
    wake: (wake: WakeReason) => wakers.forEach((waker) => waker(wake)),
    start: () => client.start({ kind: 'member', key: 'ann' }),
    pass: (ms: number) => clock.advanceAsync(ms),
    type: (msg: string) => client.send({ rid: 'lobby', msg }),
    step: () => client.getState().step,
    /** Returns the texts of the lobby in the client. */
    shown: () => client.getState().rooms['lobby']?.messages.map(({ msg }) => msg) ?? [],
    /** Returns the texts of the lobby on the server. */
    logged: () => server.log('lobby').map(({ msg }) => msg),
  };
}

/** Return type of {@link openStage}. */
export type Stage = ReturnType<typeof openStage>;
