import { createFakeClock, type FakeClock } from '../ports/createFakeClock.ts';
import { createLink, type WakeReason } from './createLink.ts';
import type { LinkSocketHandlers } from './linkSocket.ts';

interface World {
  readonly clock: FakeClock;
  /** Milliseconds by which the clock is ahead of its timers, after the computer slept. */
  ahead: number;
  readonly beats: number[];
  readonly sockets: { readonly handlers: LinkSocketHandlers; closedWith: number | undefined }[];
  readonly receive: () => void;
  readonly wake: (reason: WakeReason) => void;
}

/** Creates an open link of which every further socket opens at once. */
function openLink({ heartbeats }: { readonly heartbeats: boolean }): World {
  const clock = createFakeClock({ start: 0 });
  const beats: number[] = [];
  const sockets: World['sockets'] = [];
  const world = { clock, ahead: 0, beats, sockets };
  const now = (): number => clock.now() + world.ahead;
  const heartbeat = { everyMs: 10_000, send: () => void beats.push(now()) };
  const link = createLink({
    clock: { now, after: clock.after },
    silentCode: 4000,
    openSocket: (handlers) => {
      const socket: World['sockets'][number] = { handlers, closedWith: undefined };
      sockets.push(socket);
      handlers.onOpen();
      return { send: () => undefined, close: (code) => (socket.closedWith = code ?? 1000) };
    },
    getRetryMs: () => 5_000,
    onChange: () => undefined,
    onMessage: () => undefined,
    ...(heartbeats ? { heartbeat } : {}),
  });
  link.start();
  return Object.assign(world, { receive: () => sockets.at(-1)?.handlers.onMessage('text'), wake: link.wake });
}

describe('heartbeats and silence', () => {
  it('F-CHT-04 sends a heartbeat every 10 s, and none while the link waits', () => {
    const { clock, beats, receive } = openLink({ heartbeats: true });
    for (let at = 0; at < 4; at += 1) {
      clock.advance(10_000);
      receive();
    }
    expect(beats).toEqual([10_000, 20_000, 30_000, 40_000]);
    // Silent since 40 s: closed at 70 s before the heartbeat, opened at 75 s.
    clock.advance(50_000);
    expect(beats.slice(4)).toEqual([50_000, 60_000, 85_000]);
  });

  it.each([true, false])(
    'F-CHT-03 F-BET-15 closes a socket after 30 s without a message; any message keeps it (heartbeats: %s)',
    (heartbeats) => {
      const { clock, sockets, receive } = openLink({ heartbeats });
      for (let at = 0; at < 10; at += 1) {
        clock.advance(29_999);
        receive();
      }
      clock.advance(29_999);
      expect([sockets.length, sockets[0]?.closedWith]).toEqual([1, undefined]);
      clock.advance(1);
      expect(sockets[0]?.closedWith).toBe(4000);
      clock.advance(5_000);
      expect(sockets.length).toBe(2);
    },
  );

  it('F-CHT-03 closes a silent socket although the clock was set back by an hour', () => {
    const world = openLink({ heartbeats: true });
    world.clock.advance(10_000);
    world.ahead = -3_600_000;
    world.clock.advance(20_000 + 30_000);
    expect(world.sockets[0]?.closedWith).toBe(4000);
  });

  it('F-CHT-16 gives the server 10 s to reply after the computer slept', () => {
    const world = openLink({ heartbeats: true });
    world.ahead = 600_000;
    world.clock.advance(30_000);
    expect([world.sockets[0]?.closedWith, world.beats.at(-1)]).toEqual([undefined, 630_000]);
    world.clock.advance(9_999);
    expect(world.sockets[0]?.closedWith).toBeUndefined();
    world.clock.advance(1);
    expect(world.sockets[0]?.closedWith).toBe(4000);
  });

  it('F-CHT-16 keeps the socket if a message follows the sleep', () => {
    const world = openLink({ heartbeats: true });
    world.ahead = 600_000;
    world.clock.advance(30_000);
    world.receive();
    world.clock.advance(29_000);
    expect(world.sockets.length).toBe(1);
  });

  it('F-BET-15 closes a silent socket at once after a sleep if only the server sends heartbeats', () => {
    const world = openLink({ heartbeats: false });
    world.ahead = 600_000;
    world.clock.advance(30_000);
    expect(world.sockets[0]?.closedWith).toBe(4000);
  });
});

describe('wake events', () => {
  it.each(['visible', 'online'] as const)('F-CHT-16 %s: replaces a socket without a reply within 800 ms', (reason) => {
    const { clock, sockets, beats, wake } = openLink({ heartbeats: true });
    clock.advance(12_000);
    const before = beats.length;
    wake(reason);
    expect(beats.length).toBe(before + 1);
    clock.advance(799);
    expect(sockets.length).toBe(1);
    clock.advance(1);
    expect([sockets.length, sockets[0]?.closedWith]).toEqual([2, 1000]);
  });

  it('F-CHT-16 keeps a socket with a reply', () => {
    const { clock, sockets, receive, wake } = openLink({ heartbeats: true });
    clock.advance(12_000);
    wake('visible');
    receive();
    clock.advance(800);
    expect(sockets.length).toBe(1);
  });

  it('F-CHT-16 checks no socket that has received a message in the last 12 s', () => {
    const { clock, beats, wake } = openLink({ heartbeats: true });
    clock.advance(11_999);
    wake('visible');
    expect(beats).toEqual([10_000]);
  });

  it('F-CHT-17 offline closes the socket, and online opens one without a wait', () => {
    const { sockets, wake } = openLink({ heartbeats: true });
    wake('offline');
    expect([sockets.length, sockets[0]?.closedWith]).toEqual([1, 1000]);
    wake('online');
    expect(sockets.length).toBe(2);
  });

  it('F-CHT-17 online replaces a socket that is still opening', () => {
    const sockets: LinkSocketHandlers[] = [];
    const link = createLink({
      clock: createFakeClock(),
      openSocket: (handlers) => {
        sockets.push(handlers);
        return { send: () => undefined, close: () => undefined };
      },
      getRetryMs: () => 5_000,
      onChange: () => undefined,
      onMessage: () => undefined,
    });
    link.start();
    link.wake('visible');
    expect(sockets.length).toBe(1);
    link.wake('online');
    sockets[0]?.onOpen();
    expect([sockets.length, link.step()]).toEqual([2, 'connecting']);
  });
});
