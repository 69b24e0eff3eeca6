import type { Clock } from '@pavilion/kernel';
import type { FeedCommand } from './feedFrames.ts';
import { backoffMs } from './feedTiming.ts';
import type { FeedSocket, FeedSocketHandlers, SportFeedPorts } from './feedTypes.ts';

/** A socket that reconnects by itself. */
export interface SocketLink {
  /** Opens the socket and reconnects it until `stop`. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Closes a silent socket and opens a new one. */
  readonly drop: () => void;
  readonly isOpen: () => boolean;
  /** Sends a command. Commands to a closed link are dropped, because the subscriptions are sent again when it opens. */
  readonly send: (command: FeedCommand) => void;
}

export interface SocketLinkOptions {
  readonly openSocket: SportFeedPorts['openSocket'];
  readonly clock: Clock;
  readonly random: () => number;
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  /** Called when an open socket has closed. */
  readonly onDown: () => void;
}

interface LinkState {
  readonly options: SocketLinkOptions;
  socket: FeedSocket | undefined;
  isOpen: boolean;
  isWanted: boolean;
  /**
   * Number of consecutive sockets without a message. An opened socket alone proves nothing: a proxy accepts it without
   * a server.
   */
  failures: number;
  /** Incremented for each socket, so that late messages of an older one are ignored. */
  round: number;
  cancelRetry: () => void;
}

function createHandlers(state: LinkState): FeedSocketHandlers {
  const { round, options } = state;
  const isCurrent = () => round === state.round;
  return {
    onOpen: () => {
      if (!isCurrent()) return;
      state.isOpen = true;
      options.onOpen();
    },
    onMessage: (text) => {
      if (!isCurrent()) return;
      state.failures = 0;
      options.onMessage(text);
    },
    onClose: () => {
      if (isCurrent()) handleEnd(state);
    },
  };
}

function open(state: LinkState): void {
  const { openSocket } = state.options;
  if (!openSocket) return;
  state.round += 1;
  try {
    state.socket = openSocket(createHandlers(state));
  } catch {
    handleEnd(state);
  }
}

function retry(state: LinkState): void {
  const { clock, random } = state.options;
  state.failures += 1;
  state.cancelRetry = clock.after(backoffMs(state.failures, random), () => open(state));
}

/** Detaches the socket. Its later events are ignored. */
function detach(state: LinkState): FeedSocket | undefined {
  const { socket } = state;
  state.round += 1;
  state.socket = undefined;
  state.isOpen = false;
  return socket;
}

function handleEnd(state: LinkState): void {
  const wasOpen = state.isOpen;
  detach(state);
  if (wasOpen) state.options.onDown();
  if (state.isWanted) retry(state);
}

/** Creates a link that is not started. Without `openSocket` it never opens. */
export function createSocketLink(options: SocketLinkOptions): SocketLink {
  const state: LinkState = {
    options,
    socket: undefined,
    isOpen: false,
    isWanted: false,
    failures: 0,
    round: 0,
    cancelRetry: () => undefined,
  };

  return {
    start: () => {
      if (state.isWanted) return;
      state.isWanted = true;
      state.failures = 0;
      open(state);
    },
    stop: () => {
      state.isWanted = false;
      state.cancelRetry();
      detach(state)?.close();
    },
    drop: () => {
      const { socket } = state;
      handleEnd(state);
      socket?.close();
    },
    isOpen: () => state.isOpen,
    send: (command) => {
      if (state.isOpen) state.socket?.send(JSON.stringify(command));
    },
  };
}
