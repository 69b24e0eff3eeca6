import { createFakeClock } from '../ports/createFakeClock.ts';
import { createLink, type Link, type LinkOptions, type LinkReaction } from './createLink.ts';
import type { LinkSocket, LinkSocketHandlers } from './linkSocket.ts';
import { linkTable, type LinkEvent, type LinkStep } from './linkTable.ts';

const DAY = 86_400_000;

interface TestSocket {
  readonly handlers: LinkSocketHandlers;
  readonly sent: string[];
  /** Code with which the link closed the socket, `undefined` while it is open. */
  closedWith: number | 'none' | undefined;
}

/** Creates a link whose sockets, clock and close reactions are controlled by the test. */
function openLink(options: Partial<LinkOptions> & { readonly heartbeats?: boolean } = {}) {
  const { heartbeats = false, ...given } = options;
  const clock = createFakeClock();
  const sockets: TestSocket[] = [];
  const steps: LinkStep[] = [];
  const messages: unknown[] = [];
  const failures: number[] = [];
  const reactions: { next: LinkReaction } = { next: 'retry' };
  let beats = 0;
  const link: Link = createLink({
    clock,
    silentCode: 4000,
    openSocket: (handlers) => {
      const socket: TestSocket = { handlers, sent: [], closedWith: undefined };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(text),
        close: (code) => (socket.closedWith = code ?? 'none'),
      };
    },
    getRetryMs: (count) => {
      failures.push(count);
      return 1_000 * count;
    },
    onChange: (step) => steps.push(step),
    onMessage: (data) => messages.push(data),
    onClose: () => reactions.next,
    ...(heartbeats ? { heartbeat: { everyMs: 10_000, send: () => (beats += 1) } } : {}),
    ...given,
  });
  const socket = (): TestSocket => sockets.at(-1) as TestSocket;
  return {
    link,
    clock,
    sockets,
    socket,
    steps,
    messages,
    failures,
    reactions,
    beats: () => beats,
    open: () => {
      link.start();
      socket().handlers.onOpen();
    },
    countOpen: () => sockets.filter(({ closedWith }) => closedWith === undefined).length,
  };
}

type World = ReturnType<typeof openLink>;

/** Leads a link to a step. */
const WAYS: Readonly<Record<LinkStep, (world: World) => void>> = {
  stopped: () => undefined,
  waiting: ({ link }) => {
    link.start();
    link.reconnect();
  },
  connecting: ({ link }) => link.start(),
  open: ({ open }) => open(),
};

/** Causes an event. A link that is not open has no `due` other than that of its step. */
const CAUSES: Readonly<Record<LinkEvent, (world: World) => void>> = {
  started: ({ link }) => link.start(),
  stopped: ({ link }) => link.stop(),
  opened: ({ sockets }) => sockets.at(-1)?.handlers.onOpen(),
  lost: ({ link }) => link.reconnect(),
  replaced: ({ reactions, sockets }) => {
    reactions.next = 'retryNow';
    sockets.at(-1)?.handlers.onClose(4012);
  },
  woken: ({ link }) => link.skipWait(),
  due: ({ clock }) => clock.advance(10_000),
};

const rows = (Object.keys(linkTable) as LinkStep[]).flatMap((step) =>
  (Object.keys(CAUSES) as LinkEvent[]).map((event) => ({ step, event, to: linkTable[step][event]?.[0] ?? step })),
);

describe('transitions', () => {
  it.each(rows.filter(({ event }) => event !== 'due'))(
    'CHT-02 $step + $event leads to $to, with one socket at most',
    ({ step, event, to }) => {
      const world = openLink();
      WAYS[step](world);
      expect(world.link.step()).toBe(step);
      CAUSES[event](world);
      expect(world.link.step()).toBe(to);
      expect(world.countOpen()).toBe(to === 'connecting' || to === 'open' ? 1 : 0);
    },
  );

  it('CHT-02 every step is reachable, and a socket is closed before another is opened', () => {
    const moves = Object.entries(linkTable).flatMap(([step, row]) =>
      Object.values(row).map(([to, ...effects]) => ({ step, to, effects })),
    );
    expect(new Set(moves.map(({ to }) => to))).toEqual(new Set(Object.keys(linkTable)));
    const hasSocket = (step: string): boolean => step === 'connecting' || step === 'open';
    for (const { step, to, effects } of moves) {
      const isLeft = hasSocket(step) && (!hasSocket(to) || effects.includes('open'));
      expect({ step, to, isClosed: effects.includes('close') }).toEqual({ step, to, isClosed: isLeft });
      if (isLeft && effects.includes('open')) expect(effects.indexOf('close')).toBeLessThan(effects.indexOf('open'));
    }
  });
});

describe('reconnection', () => {
  it('CHT-02 SPT-09 waits for the next attempt by the number of failures in a row', () => {
    const { link, clock, sockets, socket, failures } = openLink();
    link.start();
    for (const wait of [1_000, 2_000, 3_000]) {
      const before = sockets.length;
      socket().handlers.onOpen();
      socket().handlers.onClose(1006);
      clock.advance(wait - 1);
      expect(sockets.length).toBe(before);
      clock.advance(1);
      expect(sockets.length).toBe(before + 1);
    }
    link.resetFailures();
    socket().handlers.onClose(1006);
    expect(failures).toEqual([1, 2, 3, 1]);
  });

  it('CHT-02 a restart begins with the first wait', () => {
    const { link, socket, failures } = openLink();
    link.start();
    socket().handlers.onClose(1006);
    link.stop();
    link.start();
    link.start();
    socket().handlers.onClose(1006);
    expect(failures).toEqual([1, 1]);
  });

  it('F-CHT-01 replaces a socket that does not open within 10 s', () => {
    const { link, clock, sockets, socket } = openLink();
    link.start();
    clock.advance(9_999);
    expect([link.step(), socket().closedWith]).toEqual(['connecting', undefined]);
    clock.advance(1_001);
    expect([sockets.length, sockets[0]?.closedWith, link.step()]).toEqual([2, 'none', 'connecting']);
    sockets[0]?.handlers.onOpen();
    expect(link.step()).toBe('connecting');
  });

  it('F-CHT-01 treats an error of `openSocket` as a close with 1006', () => {
    const codes: number[] = [];
    let attempts = 0;
    const { link, clock } = openLink({
      openSocket: () => {
        attempts += 1;
        throw new Error('blocked');
      },
      onClose: (code) => {
        codes.push(code);
        return 'retry';
      },
    });
    link.start();
    expect([link.step(), codes]).toEqual(['waiting', [1006]]);
    clock.advance(3_000);
    expect([attempts, clock.pending()]).toEqual([3, 1]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('blocked');
      },
    ],
    [
      'closes',
      ({ onClose }: LinkSocketHandlers) => {
        onClose(4012);
        return { send: () => undefined, close: () => undefined };
      },
    ],
  ])('F-CHT-01 waits before it replaces a socket that %s while it is created, also with retryNow', (_what, create) => {
    const openSocket = jest.fn<LinkSocket, [LinkSocketHandlers]>(create);
    const { link, clock, failures } = openLink({ openSocket, onClose: () => 'retryNow' });
    link.start();
    expect([link.step(), openSocket.mock.calls.length, failures]).toEqual(['waiting', 1, [1]]);
    clock.advance(3_000);
    expect([openSocket.mock.calls.length, failures, clock.pending()]).toEqual([3, [1, 2, 3], 1]);
  });

  it('CHT-02 a socket that was created is replaced at once, also after one that failed while it was created', () => {
    let isBlocked = true;
    const handlers: LinkSocketHandlers[] = [];
    const { link, clock } = openLink({
      openSocket: (given) => {
        handlers.push(given);
        if (isBlocked) throw new Error('blocked');
        return { send: () => undefined, close: () => undefined };
      },
      onClose: () => 'retryNow',
    });
    link.start();
    isBlocked = false;
    clock.advance(1_000);
    handlers.at(-1)?.onClose(4012);
    expect([link.step(), handlers.length]).toEqual(['connecting', 3]);
  });

  it('CHT-02 accepts a socket that opens or closes while it is created', () => {
    const opening = openLink({
      openSocket: ({ onOpen }) => {
        onOpen();
        return { send: (text) => sent.push(text), close: () => undefined };
      },
      onChange: (step) => step === 'open' && opening.link.send('hello'),
    });
    const sent: string[] = [];
    opening.link.start();
    expect(sent).toEqual(['hello']);
    let closed = 0;
    const closing = openLink({
      openSocket: ({ onClose }) => {
        onClose(1006);
        return { send: () => undefined, close: () => (closed += 1) };
      },
    });
    closing.link.start();
    expect([closing.link.step(), closed]).toEqual(['waiting', 1]);
  });

  it.each`
    reaction      | to
    ${'retry'}    | ${'waiting'}
    ${'retryNow'} | ${'connecting'}
    ${'stop'}     | ${'stopped'}
  `('F-CHT-02 the reaction $reaction leads to $to', ({ reaction, to }) => {
    const { link, open, socket, reactions } = openLink();
    open();
    reactions.next = reaction as LinkReaction;
    socket().handlers.onClose(1000);
    expect(link.step()).toBe(to);
  });

  it('CHT-02 ignores late events of a closed socket', () => {
    const { link, open, clock, socket, sockets, messages } = openLink();
    open();
    const [old] = sockets as [TestSocket];
    socket().handlers.onClose(1006);
    clock.advance(1_000);
    old.handlers.onOpen();
    old.handlers.onMessage('late');
    old.handlers.onClose(1006);
    expect([link.step(), messages, sockets.length]).toEqual(['connecting', [], 2]);
  });

  it.each(Object.keys(WAYS) as LinkStep[])('F-CHT-04 F-CHT-18 stop is final, from the step %s', (step) => {
    const world = openLink({ heartbeats: true });
    WAYS[step](world);
    const { link, clock, sockets, steps, messages } = world;
    link.stop();
    const counts = [sockets.length, steps.length];
    expect([clock.pending(), world.countOpen()]).toEqual([0, 0]);
    for (const { handlers } of sockets) {
      handlers.onOpen();
      handlers.onMessage('late');
      handlers.onClose(1006);
    }
    for (const reason of ['online', 'visible', 'offline'] as const) link.wake(reason);
    link.reconnect();
    link.skipWait();
    link.stop();
    clock.advance(DAY);
    expect([[sockets.length, steps.length], messages, world.beats(), link.step()]).toEqual([counts, [], 0, 'stopped']);
    link.start();
    expect(link.step()).toBe('connecting');
  });

  it('CHT-02 an error of `close` does not end the link', () => {
    const { link, clock } = openLink({
      openSocket: () => ({
        send: () => undefined,
        close: () => {
          throw new Error('closed');
        },
      }),
    });
    link.start();
    link.reconnect();
    expect([link.step(), clock.pending()]).toEqual(['waiting', 1]);
  });

  it('CHT-02 send returns whether the socket accepted the text', () => {
    const { link, open, socket } = openLink();
    expect(link.send('early')).toBe(false);
    open();
    expect([link.send('text'), socket().sent]).toEqual([true, ['text']]);
    const broken = openLink({
      openSocket: ({ onOpen }) => {
        onOpen();
        return {
          send: () => {
            throw new Error('closing');
          },
          close: () => undefined,
        };
      },
    });
    broken.link.start();
    expect([broken.link.step(), broken.link.send('text')]).toEqual(['open', false]);
  });
});
