import type { Clock } from '@pavilion/kernel';
import type { ChatSocket, ChatSocketHandlers } from '../../client/chatPorts.ts';

/** What the network does at present to one player. */
export interface Weather {
  /** Milliseconds one way. */
  delay: number;
  /** Parts of 1. */
  lossUp: number;
  lossDown: number;
  doubled: number;
  /** Extra milliseconds at random for each frame of the server: they overtake one another. */
  shuffle: number;
  /** Everything vanishes, and nobody is told. */
  isHalfOpen: boolean;
  connect: 'opens' | 'fails' | 'hangs' | 'throws';
  sendThrows: boolean;
}

/** A network without fault. */
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

/** The server's end of a connection. */
export interface SimEnd {
  readonly player: string;
  readonly say: (frame: unknown) => void;
  readonly close: (code: number) => void;
  readonly isOpen: () => boolean;
}

/** Who takes connections. */
export interface SimHost {
  readonly opened: (end: SimEnd) => void;
  readonly heard: (end: SimEnd, data: string) => void;
  readonly ended: (end: SimEnd) => void;
}

export interface SimLine {
  readonly weather: Weather;
  readonly open: (handlers: ChatSocketHandlers) => ChatSocket;
  /** Says something to the player as it is. */
  readonly say: (frame: unknown) => void;
  /** Ends every connection, without a word to the host if it is a fault of the way. */
  readonly cut: (code: number) => void;
  /** Connections the player has open, or opens: never more than one. */
  readonly live: () => number;
}

/** Time, chance and server of a simulated chat. */
export interface SimWorld<Host extends SimHost = SimHost> {
  readonly clock: Clock;
  readonly random: () => number;
  readonly host: Host;
}

/** The way between one player and the host: frames arrive in order but in bad weather. */
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
