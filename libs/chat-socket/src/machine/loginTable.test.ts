import type { LinkSocketHandlers } from '@pavilion/kernel/link';
import { encodeFrame } from '../frames/encodeFrame.ts';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createChatLink } from './createChatLink.ts';
import { loginTable, type ChatStep, type LoginEvent, type LoginStep } from './loginTable.ts';

/** Event of the login, of the link, or a close code. */
type Event = LoginEvent | 'started' | 'stopped' | 'replaced' | 'loginEnded' | 'shutOut';

/** Creates a link for which every event can be caused. */
function openLink(kind: 'member' | 'guest') {
  const clock = createFakeClock();
  const sockets: { handlers: LinkSocketHandlers; isOpen: boolean; sent: { cid: string }[] }[] = [];
  let exchange: { resolve: (jwt: string) => void; reject: (error: Error) => void } | undefined;
  const link = createChatLink({
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
  const reply = (code: number) => {
    const cid = latest()?.sent.findLast((data) => data.cid !== undefined)?.cid;
    latest()?.handlers.onMessage(encodeFrame(10001, { cid, code, time: 0, expires: 20_000 }));
  };
  const bring: Readonly<Record<Event, () => unknown>> = {
    started: () => link.start(kind === 'guest' ? { kind } : { kind, key: 'ann' }),
    stopped: () => link.stop(),
    openedAsMember: () => latest()?.handlers.onOpen(),
    openedAsGuest: () => latest()?.handlers.onOpen(),
    lost: () => end(1006),
    replaced: () => end(4012),
    loginEnded: () => end(4001),
    shutOut: () => end(4003),
    woken: () => link.wake('visible'),
    due: () => clock.advanceAsync(61_000),
    jwtReceived: () => exchange?.resolve('a.b.c'),
    jwtFailed: () => exchange?.reject(new Error('6005')),
    loginOver: () => exchange?.reject(new Error('over')),
    accepted: () => reply(6000),
    refused: () => reply(6005),
  };
  return {
    link,
    sockets,
    clock,
    bring: async (event: Event) => void (await bring[event](), await clock.advanceAsync(0)),
  };
}

/** Events that lead to each step. */
const WAYS: Readonly<Record<ChatStep, readonly Event[]>> = {
  stopped: [],
  waiting: ['started', 'lost'],
  connecting: ['started'],
  exchanging: ['started', 'openedAsMember'],
  backingOff: ['started', 'openedAsMember', 'jwtFailed'],
  loggingIn: ['started', 'openedAsMember', 'jwtReceived'],
  ready: ['started', 'openedAsMember', 'jwtReceived', 'accepted'],
};

/** Step of the chat after an event that stops, closes or replaces the socket. */
const LINKED: readonly (readonly [event: Event, to: ChatStep])[] = [
  ['stopped', 'stopped'],
  ['shutOut', 'stopped'],
  ['lost', 'waiting'],
  ['replaced', 'connecting'],
];
const STEPS = ['exchanging', 'backingOff', 'loggingIn', 'ready'] as const;

/** Step of the chat where the login returns to `connecting`, because the effect acts on the link. */
const LEFT: Readonly<Partial<Record<Event, ChatStep>>> = { lost: 'waiting', loginOver: 'stopped' };

const loginMoves = Object.entries(loginTable).flatMap(([step, row]) =>
  Object.entries(row).map(([event, [to]]) => ({ step, event, to: LEFT[event as Event] ?? to })),
) as { step: ChatStep; event: Event; to: ChatStep }[];

const moves = [
  ...loginMoves.filter(({ event }) => event !== 'openedAsGuest' && event !== 'due'),
  ...STEPS.flatMap((step) => LINKED.map(([event, to]) => ({ step, event, to }))),
  ...STEPS.map((step) => ({ step, event: 'loginEnded', to: step === 'ready' ? 'connecting' : 'waiting' }) as const),
  { step: 'stopped', event: 'started', to: 'connecting' },
  { step: 'waiting', event: 'started', to: 'connecting' },
  { step: 'waiting', event: 'woken', to: 'connecting' },
  { step: 'waiting', event: 'stopped', to: 'stopped' },
] as const;

describe('the link', () => {
  it.each(moves)('CHT-02 $step + $event leads to $to, with one socket at most', async ({ step, event, to }) => {
    const { link, sockets, clock, bring } = openLink('member');
    for (const way of WAYS[step]) await bring(way);
    // Starts the renewal of the login.
    if (step === 'ready') await clock.advanceAsync(17_000);
    expect(link.step()).toBe(step);
    await bring(event);
    expect(link.step()).toBe(to);
    expect(sockets.filter(({ isOpen }) => isOpen).length).toBe(['stopped', 'waiting'].includes(link.step()) ? 0 : 1);
  });

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
    async ({ step, after }: { step: ChatStep; after: ChatStep[] }) => {
      const { link, clock, bring } = openLink('member');
      for (const way of WAYS[step]) await bring(way);
      const seen = new Set<string>();
      for (let second = 0; second < 70; second += 1) {
        await clock.advanceAsync(1_000);
        seen.add(link.step());
      }
      expect(after).toEqual(expect.arrayContaining([...seen].filter((other) => other !== step)));
      expect(seen.size).toBeGreaterThan(1);
    },
  );

  it('F-CHT-09 a refused login reports its code until a later one is accepted', async () => {
    const { link, bring } = openLink('member');
    for (const way of [...WAYS.loggingIn, 'refused'] as const) await bring(way);
    expect(link.failure()).toEqual({ kind: 'login', code: 6005 });
    for (const way of ['woken', 'jwtReceived', 'accepted'] as const) await bring(way);
    expect([link.step(), link.failure()]).toEqual(['ready', undefined]);
  });

  it.each(['jwtFailed', 'loginOver'] as const)(
    'CHT-02 a token exchange that fails after the loss of its socket is ignored: %s',
    async (failed) => {
      const { link, bring } = openLink('member');
      for (const way of [...WAYS.exchanging, 'lost', failed] as const) await bring(way);
      expect([link.step(), link.failure()]).toEqual(['waiting', undefined]);
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

  it('CHT-02 every step of the login is reachable and left when the link is lost', () => {
    const reached = new Set<LoginStep>(['connecting']);
    for (const from of reached) for (const [to] of Object.values(loginTable[from])) reached.add(to);
    expect([...reached].sort()).toEqual(Object.keys(loginTable).sort());
    for (const step of STEPS) expect(loginTable[step].lost).toEqual(['connecting', 'abort']);
  });
});
