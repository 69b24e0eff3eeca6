import type { Clock } from '@pavilion/kernel';
import type { ChatSocket, ChatSocketHandlers } from '../../machine/chatPorts.ts';

/** Current network conditions of one player. */
export interface Weather {
  /** One-way delay in milliseconds. */
  delay: number;
  /** Probability, 0 to 1. */
  lossUp: number;
  lossDown: number;
  doubled: number;
  /** Maximum extra delay of a server frame in milliseconds. Frames then arrive out of order. */
  shuffle: number;
  /** Whether all frames get lost without a close event. */
  isHalfOpen: boolean;
  connect: 'opens' | 'fails' | 'hangs' | 'throws';
  sendThrows: boolean;
}

/** Returns a network without faults. */
export const fair = (): Weather => ({
  delay: 40,
  lossUp: 0,
  lossDown: 0,
  doubled: 0,
  shuffle: 0,
  isHalfOpen: false,
  connect: 'opens',
  sendThrows: false,
});

/** Server side of a connection. */
export interface SimEnd {
  readonly player: string;
  readonly say: (frame: unknown) => void;
  readonly close: (code: number) => void;
  readonly isOpen: () => boolean;
}

/** Server that accepts connections. */
export interface SimHost {
  readonly opened: (end: SimEnd) => void;
  readonly heard: (end: SimEnd, data: string) => void;
  readonly ended: (end: SimEnd) => void;
}

export interface SimLine {
  readonly weather: Weather;
  readonly open: (handlers: ChatSocketHandlers) => ChatSocket;
  /** Sends a raw frame to the player. */
  readonly say: (frame: unknown) => void;
  /** Closes every connection. */
  readonly cut: (code: number) => void;
  /** Returns the number of connections that are open or opening. */
  readonly live: () => number;
}

/** Clock, random numbers and server of a simulated chat. */
export interface SimWorld<Host extends SimHost = SimHost> {
  readonly clock: Clock;
  readonly random: () => number;
  readonly host: Host;
}

/** Creates the connection between one player and the server. Frames arrive in order unless `shuffle` is set. */
export function createSimLine(player: string, { clock, random, host }: SimWorld): SimLine {
  const weather = fair();
  const open = new Set<(code: number) => void>();
  let latest: SimEnd | undefined;

  const connect = (handlers: ChatSocketHandlers): ChatSocket => {
    if (weather.connect === 'throws') throw new Error('no socket');
    let step: 'opening' | 'open' | 'ended' = 'opening';
    let isMute = false;
    const last = { up: 0, down: 0 };

    const travel = (way: 'up' | 'down', loss: number, arrive: () => void): void => {
      if (isMute || weather.isHalfOpen || random() < loss) {
        isMute ||= weather.isHalfOpen;
        return;
      }
      const at = clock.now() + weather.delay;
      last[way] = Math.max(last[way], at);
      const late = (way === 'down' && weather.shuffle > 0 ? at + random() * weather.shuffle : last[way]) - clock.now();
      clock.after(late, () => step === 'open' && arrive());
    };

    const end: SimEnd = {
      player,
      say: (frame) => {
        const times = random() < weather.doubled ? 2 : 1;
        for (let time = 0; time < times; time += 1) travel('down', weather.lossDown, () => handlers.onMessage(frame));
      },
      close: (code) => {
        if (step !== 'ended') ended(code);
      },
      isOpen: () => step === 'open',
    };

    const ended = (code: number): void => {
      if (step === 'ended') return;
      step = 'ended';
      open.delete(ended);
      host.ended(end);
      handlers.onClose(code);
    };
    open.add(ended);
    latest = end;

    if (weather.connect !== 'hangs' && !weather.isHalfOpen)
      clock.after(weather.delay * 2, () => {
        if (step !== 'opening') return;
        if (weather.connect === 'fails') return ended(1006);
        step = 'open';
        host.opened(end);
        handlers.onOpen();
      });

    return {
      send: (text) => {
        if (weather.sendThrows) throw new Error('not sent');
        if (step === 'open') travel('up', weather.lossUp, () => host.heard(end, text));
      },
      close: () => {
        if (step === 'ended') return;
        step = 'ended';
        open.delete(ended);
        host.ended(end);
      },
    };
  };

  return {
    weather,
    open: connect,
    say: (frame) => latest?.say(frame),
    cut: (code) => [...open].forEach((ended) => ended(code)),
    live: () => open.size,
  };
}
