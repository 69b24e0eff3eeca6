import type { ChatSocketHandlers } from './chatPorts.ts';
import { encodeFrame } from '../frames/encodeFrame.ts';
import { createSimClock } from '../testing/simClock.ts';
import { createLink } from './createLink.ts';
import { linkTable, type LinkEffect, type LinkEvent, type LinkStep } from './linkTable.ts';

/** Creates a link for which every event can be caused. */
function openLink(kind: 'member' | 'guest') {
  const clock = createSimClock();
  const sockets: { handlers: ChatSocketHandlers; isOpen: boolean; sent: { cid: string }[] }[] = [];
  let exchange: { resolve: (jwt: string) => void; reject: (error: Error) => void } | undefined;
  const link = createLink({
    clock,
    random: () => 0.5,
    createId: () => `id-${sockets.at(-1)?.sent.length ?? 0}`,
    guestToken: () => undefined,
    onFrame: () => undefined,
    onBeat: () => undefined,
    onChange: () => undefined,
    readLogin: (data) => data as { time: number; expires: number },
    isLoginOver: (error) => (error as Error).message === 'over',
    fetchJwt: () => new Promise((resolve, reject) => (exchange = { resolve, reject })),
    openSocket: (handlers) => {
      const socket = { handlers, isOpen: true, sent: [] as { cid: string }[] };
      sockets.push(socket);
      return {
        send: (text) => socket.sent.push((JSON.parse(text) as { msgData: { cid: string } }).msgData),
        close: () => {
          socket.isOpen = false;
        },
      };
    },
  });
  const latest = () => sockets.at(-1);
  const end = (code: number) => {
    const socket = latest();
    if (socket?.isOpen) socket.isOpen = false;
    socket?.handlers.onClose(code);
  };
  const answer = (code: number) => {
    const cid = latest()?.sent.findLast((data) => data.cid !== undefined)?.cid;
    latest()?.handlers.onMessage(encodeFrame(10001, { cid, code, time: 0, expires: 20_000 }));
  };
  const bring: Readonly<Record<LinkEvent, () => unknown>> = {
    started: () => link.start(kind === 'guest' ? { kind } : { kind, key: 'ann' }),
    stopped: () => link.stop(),
    openedAsMember: () => latest()?.handlers.onOpen(),
    openedAsGuest: () => latest()?.handlers.onOpen(),
    lost: () => end(1006),
    lostNow: () => end(4012),
    loginEnded: () => end(4001),
    shutOut: () => end(4003),
    woken: () => link.wake('visible'),
    due: () => clock.runTo(clock.now() + 61_000),
    jwtReceived: () => exchange?.resolve('a.b.c'),
    jwtFailed: () => exchange?.reject(new Error('6005')),
    loginOver: () => exchange?.reject(new Error('over')),
    accepted: () => answer(6000),
    refused: () => answer(6005),
  };
  return {
    link,
    sockets,
    clock,
    bring: async (event: LinkEvent) => void (await bring[event](), await clock.runTo(clock.now())),
  };
}

/** Events that lead to each step. */
const WAYS: Readonly<Record<LinkStep, readonly LinkEvent[]>> = {
  stopped: [],
  waiting: ['started', 'lost'],
  connecting: ['started'],
  exchanging: ['started', 'openedAsMember'],
  backingOff: ['started', 'openedAsMember', 'jwtFailed'],
  loggingIn: ['started', 'openedAsMember', 'jwtReceived'],
  ready: ['started', 'openedAsMember', 'jwtReceived', 'accepted'],
};

const moves = Object.entries(linkTable).flatMap(([step, row]) =>
  Object.entries(row).map(([event, [to, ...effects]]) => ({ step, event, to, effects })),
) as { step: LinkStep; event: LinkEvent; to: LinkStep; effects: LinkEffect[] }[];

describe('the link', () => {
  it.each(moves.filter(({ event }) => event !== 'openedAsGuest' && event !== 'due'))(
    'CHT-02 $step + $event leads to $to, with one socket at most',
    async ({ step, event, to }) => {
      const { link, sockets, clock, bring } = openLink('member');
      for (const way of WAYS[step]) await bring(way);
      // Starts the renewal of the login.
      if (step === 'ready') await clock.runTo(clock.now() + 17_000);
      expect(link.step()).toBe(step);
      await bring(event);
      expect(link.step()).toBe(to);
      expect(sockets.filter(({ isOpen }) => isOpen).length).toBe(['stopped', 'waiting'].includes(link.step()) ? 0 : 1);
    },
  );

  it.each`
    step            | after
    ${'waiting'}    | ${['connecting']}
    ${'connecting'} | ${['waiting', 'connecting']}
    ${'exchanging'} | ${['backingOff', 'exchanging', 'waiting', 'connecting']}
    ${'backingOff'} | ${['exchanging', 'backingOff', 'waiting', 'connecting']}
    ${'loggingIn'}  | ${['waiting', 'connecting']}
    ${'ready'}      | ${['exchanging', 'ready', 'waiting', 'connecting']}
  `(
    'CHT-02 F-CHT-09 $step always ends by its timer',
    async ({ step, after }: { step: LinkStep; after: LinkStep[] }) => {
      const { link, clock, bring } = openLink('member');
      for (const way of WAYS[step]) await bring(way);
      const seen = new Set<string>();
      for (let second = 0; second < 70; second += 1) {
        await clock.runTo(clock.now() + 1_000);
        seen.add(link.step());
      }
      expect(after).toEqual(expect.arrayContaining([...seen].filter((other) => other !== step)));
      expect(seen.size).toBeGreaterThan(1);
    },
  );

  it('CHT-03 a guest logs in without a token', async () => {
    const { link, sockets, bring } = openLink('guest');
    await bring('started');
    await bring('openedAsGuest');
    expect(link.step()).toBe('loggingIn');
    await bring('accepted');
    expect([link.step(), sockets[0]?.sent]).toEqual(['ready', [{ cid: 'id-0' }]]);
  });

  it('CHT-02 every step is reachable, and a socket is closed before another is opened', () => {
    expect(new Set(moves.map(({ to }) => to))).toEqual(new Set(Object.keys(linkTable)));
    const socketless: readonly LinkStep[] = ['stopped', 'waiting'];
    for (const { step, to, effects } of moves) {
      const isLeft = !socketless.includes(step) && (socketless.includes(to) || effects.includes('open'));
      expect({ step, to, isClosed: effects.includes('close') }).toEqual({
        step,
        to,
        isClosed: isLeft,
      });
      if (isLeft && effects.includes('open')) expect(effects.indexOf('close')).toBeLessThan(effects.indexOf('open'));
    }
  });
});
