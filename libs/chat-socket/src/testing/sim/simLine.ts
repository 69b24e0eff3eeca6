import type { Clock } from '@pavilion/kernel';
import type { LinkSocket, LinkSocketHandlers } from '@pavilion/kernel/link';

/** Current network conditions of one player. */
export interface NetworkFaults {
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
export const createNetworkFaults = (): NetworkFaults => ({
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
  readonly send: (frame: unknown) => void;
  readonly close: (code: number) => void;
  readonly isOpen: () => boolean;
}

/** Server that accepts connections. */
export interface SimHost {
  readonly opened: (end: SimEnd) => void;
  readonly received: (end: SimEnd, data: string) => void;
  readonly ended: (end: SimEnd) => void;
}

export interface SimLine {
  readonly networkFaults: NetworkFaults;
  readonly open: (handlers: LinkSocketHandlers) => LinkSocket;
  /** Sends a raw frame to the player. */
  readonly sendRaw: (frame: unknown) => void;
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
  const networkFaults = createNetworkFaults();
  const open = new Set<(code: number) => void>();
  let latest: SimEnd | undefined;

  const connect = (handlers: LinkSocketHandlers): LinkSocket => {
    if (networkFaults.connect === 'throws') throw new Error('no socket');
    let step: 'opening' | 'open' | 'ended' = 'opening';
    let isMute = false;
    const last = { up: 0, down: 0 };

    const travel = (way: 'up' | 'down', loss: number, arrive: () => void): void => {
      if (isMute || networkFaults.isHalfOpen || random() < loss) {
        isMute ||= networkFaults.isHalfOpen;
        return;
      }
      const at = clock.now() + networkFaults.delay;
      last[way] = Math.max(last[way], at);
      const late =
        (way === 'down' && networkFaults.shuffle > 0 ? at + random() * networkFaults.shuffle : last[way]) - clock.now();
      clock.after(late, () => step === 'open' && arrive());
    };

    const end: SimEnd = {
      player,
      send: (frame) => {
        const times = random() < networkFaults.doubled ? 2 : 1;
        for (let time = 0; time < times; time += 1)
          travel('down', networkFaults.lossDown, () => handlers.onMessage(frame));
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

    if (networkFaults.connect !== 'hangs' && !networkFaults.isHalfOpen)
      clock.after(networkFaults.delay * 2, () => {
        if (step !== 'opening') return;
        if (networkFaults.connect === 'fails') return ended(1006);
        step = 'open';
        host.opened(end);
        handlers.onOpen();
      });

    return {
      send: (text) => {
        if (networkFaults.sendThrows) throw new Error('not sent');
        if (step === 'open') travel('up', networkFaults.lossUp, () => host.received(end, text));
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
    networkFaults,
    open: connect,
    sendRaw: (frame) => latest?.send(frame),
    cut: (code) => [...open].forEach((ended) => ended(code)),
    live: () => open.size,
  };
}
