import type { ChatIdentity, ChatPorts, ChatSocket, ChatSocketHandlers, WakeReason } from './chatPorts.ts';
import type { ChatFailure } from './chatState.ts';
import { LOGIN_ENDED, OK } from '../protocol/codes.ts';
import { getCloseReaction, SILENT_CODE } from '../protocol/closeCodes.ts';
import { decodeFrame, type RawFrame } from '../frames/decodeFrame.ts';
import { encodeFrame } from '../frames/encodeFrame.ts';
import { GUEST_LOGIN_ID, HEARTBEAT_ID, LOGIN_ID } from '../messages/messageIds.ts';
import { createLiveness, type Liveness } from './createLiveness.ts';
import { REPLY_TIMEOUT_MS, EXCHANGE_TIMEOUT_MS, RENEW_AT, computeBackoffMs, retryMs } from './linkTiming.ts';
import { linkTable, type LinkEffect, type LinkEvent, type LinkStep } from './linkTable.ts';

/** Server time and end of a login in milliseconds UTC. */
export interface LoginExpiry {
  readonly time: number;
  readonly expires?: number | undefined;
}

export interface LinkOptions extends Pick<ChatPorts, 'openSocket' | 'fetchJwt' | 'isLoginOver' | 'clock' | 'logger'> {
  readonly random: () => number;
  readonly createId: () => string;
  /** Returns the token of an earlier guest login. */
  readonly guestToken: () => string | undefined;
  /** Parses the reply to a login or a renewal; `undefined` if it is invalid. */
  readonly readLogin: (msgData: object) => LoginExpiry | undefined;
  /** Called for every other frame except heartbeats. */
  readonly onFrame: (frame: RawFrame) => void;
  /** Called with every heartbeat. */
  readonly onBeat: () => void;
  readonly onChange: () => void;
}

/** Socket that is opened, logged in and reconnected according to `linkTable`. */
export interface Link {
  readonly step: () => LinkStep;
  readonly failure: () => ChatFailure | undefined;
  readonly start: (identity: ChatIdentity) => void;
  readonly stop: () => void;
  readonly wake: (wake: WakeReason) => void;
  /** Sends a request if logged in. Returns whether it was sent. */
  readonly sendRequest: (msgId: number, msgData: object) => boolean;
}

/** State of a link. It is changed in place by the functions of this file. */
interface LinkState {
  readonly options: LinkOptions;
  readonly liveness: Liveness;
  step: LinkStep;
  identity: ChatIdentity;
  failure: ChatFailure | undefined;
  socket: ChatSocket | undefined;
  /** Incremented for each socket, so that late frames of an older one are ignored. */
  round: number;
  /** Number of losses since the last login. */
  tries: number;
  /** Number of failed logins since the last login. */
  fails: number;
  jwt: string;
  loginId: string;
  /** Lifetime of the login in milliseconds, `NaN` if it does not end. */
  life: number;
  exchanging: AbortController | undefined;
  cancel: (() => void) | undefined;
  readonly queue: LinkEvent[];
}

const isGuest = ({ identity }: LinkState): boolean => identity.kind === 'guest';

function send({ socket, options }: LinkState, msgId: number, msgData: object): void {
  try {
    socket?.send(encodeFrame(msgId, msgData));
  } catch {
    options.logger?.warn('chat.send', { msgId });
  }
}

function plan(link: LinkState, ms: number): void {
  link.cancel = link.options.clock.after(ms, () => dispatch(link, 'due'));
}

function abortExchange(link: LinkState): void {
  link.exchanging?.abort();
  link.exchanging = undefined;
}

/** Closes the socket, its timers and a running exchange. */
function close(link: LinkState, code?: number): void {
  link.liveness.stop();
  abortExchange(link);
  const before = link.socket;
  link.round += 1;
  link.socket = undefined;
  before?.close(code);
}

function handleClose(link: LinkState, code: number): void {
  const reaction = getCloseReaction(code);
  if (reaction === 'shutOut') link.failure = { kind: 'closed', code };
  link.options.logger?.warn('chat.closed', { code });
  dispatch(link, reaction);
}

function open(link: LinkState): void {
  const round = (link.round += 1);
  const isCurrent = () => round === link.round;
  const handlers: ChatSocketHandlers = {
    onOpen: () => isCurrent() && dispatch(link, isGuest(link) ? 'openedAsGuest' : 'openedAsMember'),
    onMessage: (data) => isCurrent() && handleMessage(link, data),
    onClose: (code) => isCurrent() && handleClose(link, code),
  };
  try {
    const opened = link.options.openSocket(handlers, link.identity);
    if (isCurrent()) link.socket = opened;
  } catch {
    handleClose(link, 1006);
  }
}

function fail(link: LinkState, failure: ChatFailure, event: LinkEvent): void {
  link.failure = failure;
  link.options.logger?.warn('chat.login', { ...failure });
  dispatch(link, event);
}

async function exchange(link: LinkState): Promise<void> {
  const work = (link.exchanging = new AbortController());
  const isCurrent = () => link.exchanging === work;
  if (isGuest(link)) return dispatch(link, 'jwtReceived');
  const { fetchJwt, isLoginOver } = link.options;
  try {
    const fresh = await fetchJwt(work.signal);
    if (!isCurrent()) return;
    link.jwt = fresh;
    dispatch(link, 'jwtReceived');
  } catch (error) {
    if (!isCurrent()) return;
    if (isLoginOver?.(error)) fail(link, { kind: 'ended' }, 'loginOver');
    else fail(link, { kind: 'token' }, 'jwtFailed');
  }
}

function login(link: LinkState): void {
  const { createId, guestToken } = link.options;
  const cid = (link.loginId = createId());
  // After any other refusal a guest keeps the token. A new guest identity would send its messages twice.
  if (isGuest(link))
    send(link, GUEST_LOGIN_ID, { cid, token: link.failure?.code === LOGIN_ENDED ? undefined : guestToken() });
  else send(link, LOGIN_ID, { cid, token: link.jwt });
}

const effects: Readonly<Record<LinkEffect, (link: LinkState) => void>> = {
  open,
  close: (link) => close(link),
  startHeartbeat: ({ liveness }) => liveness.start(),
  exchange: (link) => {
    abortExchange(link);
    plan(link, EXCHANGE_TIMEOUT_MS);
    void exchange(link);
  },
  login,
  startTimeout: (link) => plan(link, REPLY_TIMEOUT_MS),
  scheduleRetry: (link) => plan(link, retryMs(link.tries++, link.options.random)),
  backOff: (link) => {
    abortExchange(link);
    plan(link, computeBackoffMs(link.fails++, link.options.random));
  },
  scheduleRenewal: (link) => {
    if (link.life > 0) plan(link, link.life * RENEW_AT);
  },
};

function transition(link: LinkState, event: LinkEvent): void {
  const [to, ...todo] = linkTable[link.step][event] ?? [];
  if (!to) return;
  link.cancel?.();
  link.cancel = undefined;
  link.step = to;
  for (const effect of todo) effects[effect](link);
  link.options.onChange();
}

/** Handles one event at a time. An event caused by an effect is handled afterwards. */
function dispatch(link: LinkState, event: LinkEvent): void {
  const { queue } = link;
  if (queue.push(event) > 1) return;
  for (; queue[0]; queue.shift()) transition(link, queue[0]);
}

function resetFailures(link: LinkState): void {
  link.failure = undefined;
  link.tries = link.fails = 0;
}

function handleLogin(link: LinkState, msgData: object): void {
  const { code } = msgData as { readonly code?: unknown };
  const expiry = code === OK ? link.options.readLogin(msgData) : undefined;
  if (!expiry) return fail(link, { kind: 'login', code: Number(code) }, 'refused');
  resetFailures(link);
  link.life = (expiry.expires ?? NaN) - expiry.time;
  dispatch(link, 'accepted');
}

function handleMessage(link: LinkState, data: unknown): void {
  const { liveness, options } = link;
  liveness.markReceived();
  const frame = decodeFrame(data);
  if (typeof frame === 'string') return options.logger?.warn('chat.frame', { fault: frame });
  const { cid } = frame.msgData as { readonly cid?: unknown };
  if (cid === link.loginId) handleLogin(link, frame.msgData);
  else if (frame.msgId !== HEARTBEAT_ID) options.onFrame(frame);
}

/** Creates a link that is idle until `start`. */
export function createLink(options: LinkOptions): Link {
  const liveness = createLiveness(
    options.clock,
    () => {
      send(link, HEARTBEAT_ID, {});
      options.onBeat();
    },
    () => {
      close(link, SILENT_CODE);
      dispatch(link, 'lost');
    },
  );
  const link: LinkState = {
    options,
    liveness,
    step: 'stopped',
    identity: { kind: 'guest' },
    failure: undefined,
    socket: undefined,
    round: 0,
    tries: 0,
    fails: 0,
    jwt: '',
    loginId: '',
    life: NaN,
    exchanging: undefined,
    cancel: undefined,
    queue: [],
  };
  return {
    step: () => link.step,
    failure: () => link.failure,
    start: (next) => {
      link.identity = next;
      resetFailures(link);
      dispatch(link, 'started');
    },
    stop: () => dispatch(link, 'stopped'),
    wake: (wake) => {
      if (wake === 'offline') return dispatch(link, 'lost');
      if (wake === 'online' && link.step === 'connecting') return dispatch(link, 'lostNow');
      dispatch(link, 'woken');
      liveness.prove(() => dispatch(link, 'lostNow'));
    },
    sendRequest: (msgId, msgData) => {
      if (link.step !== 'ready') return false;
      send(link, msgId, msgData);
      return true;
    },
  };
}
