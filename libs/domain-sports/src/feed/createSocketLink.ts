import type { Clock } from '@pavilion/kernel';
import type { FeedCommand } from './feedFrames.ts';
import { backoffMs } from './feedTiming.ts';
import type { FeedSocket, FeedSocketHandlers, SportFeedPorts } from './feedTypes.ts';

/** One socket that comes back by itself. */
export interface SocketLink {
  /** Opens it and keeps it open until `stop`. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Ends the present socket, which is then opened again: for one that has gone quiet. */
  readonly drop: () => void;
  readonly isOpen: () => boolean;
  /** Sends when open; a closed link says nothing, for all is said again when it opens. */
  readonly send: (command: FeedCommand) => void;
}

export interface SocketLinkOptions {
  readonly openSocket: SportFeedPorts['openSocket'];
  readonly clock: Clock;
  readonly random: () => number;
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  /** An open socket ended. */
  readonly onDown: () => void;
}

interface LinkState {
  socket: FeedSocket | undefined;
  isOpen: boolean;
  isWanted: boolean;
  /** Sockets in a row that said nothing: a proxy opens one though nobody is behind it. */
  failures: number;
  /** Grows with each socket, so that late words of an older one are not heard. */
  round: number;
  cancelRetry: () => void;
}

/** Makes a link that is not started. Without `openSocket` it never opens. */
export function createSocketLink(options: SocketLinkOptions): SocketLink {
  const state: LinkState = {
    socket: undefined,
    isOpen: false,
    isWanted: false,
    failures: 0,
    round: 0,
    cancelRetry: () => undefined,
  };

  const retry = (): void => {
    state.failures += 1;
    state.cancelRetry = options.clock.after(backoffMs(state.failures, options.random), open);
  };

  const ended = (): void => {
    const wasOpen = state.isOpen;
    state.round += 1;
    state.socket = undefined;
    state.isOpen = false;
    if (wasOpen) options.onDown();
    if (state.isWanted) retry();
  };

  const handlersOf = (round: number): FeedSocketHandlers => ({
    onOpen: () => {
      if (round !== state.round) return;
      state.isOpen = true;
      options.onOpen();
    },
    onMessage: (text) => {
      if (round !== state.round) return;
      state.failures = 0;
      options.onMessage(text);
    },
    onClose: () => {
      if (round === state.round) ended();
    },
  });

  function open(): void {
    if (!options.openSocket) return;
    state.round += 1;
    try {
      state.socket = options.openSocket(handlersOf(state.round));
    } catch {
      ended();
    }
  }

  const close = (): void => {
    const { socket } = state;
    state.socket = undefined;
    state.isOpen = false;
    state.round += 1;
    socket?.close();
  };

  return {
    start: () => {
      if (state.isWanted) return;
      state.isWanted = true;
      state.failures = 0;
      open();
    },
    stop: () => {
      state.isWanted = false;
      state.cancelRetry();
      close();
    },
    drop: () => {
      const { socket } = state;
      ended();
      socket?.close();
    },
    isOpen: () => state.isOpen,
    send: (command) => {
      if (state.isOpen) state.socket?.send(JSON.stringify(command));
    },
  };
}
