import type { Clock } from '../ports/clock.ts';
import { createLiveness, type Heartbeat, type Liveness } from './createLiveness.ts';
import { createMachine, type Machine } from './createMachine.ts';
import type { LinkSocket, LinkSocketHandlers } from './linkSocket.ts';
import { linkTable, type LinkEvent, type LinkStep } from './linkTable.ts';
import { OPEN_TIMEOUT_MS } from './linkTiming.ts';

/** `online` and `visible`: reconnect at once, or check an open socket. `offline`: close the socket. */
export type WakeReason = 'online' | 'offline' | 'visible';

/** Source of wake events, for example the listeners of a browser. */
export interface LinkWake {
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: (reason: WakeReason) => void) => () => void;
}

/** Reaction to a closed socket: reopen it after the wait or at once, or stop. A socket that fails while it is created waits. */
export type LinkReaction = 'retry' | 'retryNow' | 'stop';

/** Options of {@link createLink}. */
export interface LinkOptions {
  /** Opens a socket. An error that it throws counts as a close with 1006. */
  readonly openSocket: (handlers: LinkSocketHandlers) => LinkSocket;
  readonly clock: Clock;
  /** Returns the wait before the next attempt in milliseconds; `failures` is the number of consecutive ones, at least 1. */
  readonly getRetryMs: (failures: number) => number;
  /** Heartbeat of the client. Without it the server has to send something at least every 30 s. */
  readonly heartbeat?: Heartbeat;
  /** Close code for a silent socket, 1000 by default. */
  readonly silentCode?: number;
  /** Called after every transition, also of one that leads to the same step. */
  readonly onChange: (step: LinkStep) => void;
  /** Called for every message of the open socket. */
  readonly onMessage: (data: unknown) => void;
  /** Returns the reaction to a closed socket, `retry` by default. It is called before the transition. */
  readonly onClose?: (code: number) => LinkReaction;
}

/** A socket that is reopened until it is stopped. There is at most one at a time. */
export interface Link {
  readonly step: () => LinkStep;
  /** Opens the socket unless the link is started. */
  readonly start: () => void;
  /** Closes the socket. Until the next `start` there is no timer, no message and no further socket. */
  readonly stop: () => void;
  /** Closes the socket and opens another after the wait, for example if the server does not reply. */
  readonly reconnect: () => void;
  /** Ends the wait before the next attempt. */
  readonly skipWait: () => void;
  readonly wake: (reason: WakeReason) => void;
  /** Sends a text. Returns `false` if the link is not open or the socket throws. */
  readonly send: (text: string) => boolean;
  /**
   * Resets the number of failures. Call it when the server has proved to work: a proxy opens a socket without a server
   * behind it.
   */
  readonly resetFailures: () => void;
}

/** State of a link. It is changed in place by the functions of this file. */
interface LinkState {
  readonly options: LinkOptions;
  readonly machine: Machine<LinkStep, LinkEvent>;
  readonly liveness: Liveness;
  socket: LinkSocket | undefined;
  /** Incremented for each socket, so that late events of an older one are ignored. */
  round: number;
  failures: number;
  isCreating: boolean;
}

const REACTION_EVENTS: Readonly<Record<LinkReaction, LinkEvent>> = {
  retry: 'lost',
  retryNow: 'replaced',
  stop: 'stopped',
};

function handleClose({ options, machine, isCreating }: LinkState, code: number): void {
  const reaction = options.onClose?.(code) ?? 'retry';
  // An immediate retry of a socket that fails while it is created would never end.
  machine.dispatch(REACTION_EVENTS[isCreating && reaction === 'retryNow' ? 'retry' : reaction]);
}

function createHandlers(link: LinkState, round: number): LinkSocketHandlers {
  const isCurrent = (): boolean => round === link.round;
  return {
    onOpen: () => {
      if (isCurrent()) link.machine.dispatch('opened');
    },
    onMessage: (data) => {
      if (!isCurrent()) return;
      link.liveness.markReceived();
      link.options.onMessage(data);
    },
    onClose: (code) => {
      if (isCurrent()) handleClose(link, code);
    },
  };
}

function open(link: LinkState): void {
  link.round += 1;
  link.isCreating = true;
  try {
    link.socket = link.options.openSocket(createHandlers(link, link.round));
  } catch {
    handleClose(link, 1006);
  }
  link.isCreating = false;
}

/** Closes the socket. Its later events are ignored. */
function close(link: LinkState, code?: number): void {
  const { socket } = link;
  link.liveness.stop();
  link.round += 1;
  link.socket = undefined;
  try {
    socket?.close(code);
  } catch {
    // The socket is detached: nothing depends on its close.
  }
}

function send({ socket, machine }: LinkState, text: string): boolean {
  if (machine.step() !== 'open') return false;
  try {
    socket?.send(text);
    return true;
  } catch {
    return false;
  }
}

function wake({ machine, liveness }: LinkState, reason: WakeReason): void {
  if (reason === 'offline') return machine.dispatch('lost');
  // A socket that began to open without a network may hang until its timeout.
  if (reason === 'online' && machine.step() === 'connecting') return machine.dispatch('replaced');
  machine.dispatch('woken');
  liveness.prove(() => machine.dispatch('replaced'));
}

function createLinkState(options: LinkOptions): LinkState {
  const { clock, heartbeat, silentCode, getRetryMs, onChange } = options;
  const machine = createMachine({
    table: linkTable,
    first: 'stopped',
    clock,
    onChange,
    effects: {
      open: () => open(link),
      close: () => close(link),
      startTimeout: () => machine.schedule(OPEN_TIMEOUT_MS, 'due'),
      startLiveness: () => liveness.start(),
      scheduleRetry: () => machine.schedule(getRetryMs((link.failures += 1)), 'due'),
    },
  });
  const liveness = createLiveness({
    clock,
    heartbeat,
    onSilent: () => {
      close(link, silentCode);
      machine.dispatch('lost');
    },
  });
  const link: LinkState = {
    options,
    machine,
    liveness,
    socket: undefined,
    round: 0,
    failures: 0,
    isCreating: false,
  };
  return link;
}

/** Creates a link that is stopped. */
export function createLink(options: LinkOptions): Link {
  const link = createLinkState(options);
  const { machine } = link;
  const resetFailures = (): void => {
    link.failures = 0;
  };
  return {
    step: machine.step,
    start: () => {
      if (machine.step() === 'stopped') resetFailures();
      machine.dispatch('started');
    },
    stop: () => machine.dispatch('stopped'),
    reconnect: () => machine.dispatch('lost'),
    skipWait: () => machine.dispatch('woken'),
    wake: (reason) => wake(link, reason),
    send: (text) => send(link, text),
    resetFailures,
  };
}
