import {
  createLink,
  createMachine,
  type Link,
  type LinkReaction,
  type Machine,
  type WakeReason,
} from '@pavilion/kernel/link';
import { decodeFrame, type RawFrame } from '../frames/decodeFrame.ts';
import { encodeFrame } from '../frames/encodeFrame.ts';
import { GUEST_LOGIN_ID, HEARTBEAT_ID, LOGIN_ID } from '../messages/messageIds.ts';
import { CLOSE_CODES, getCloseReaction } from '../protocol/closeCodes.ts';
import { LOGIN_ENDED, OK } from '../protocol/codes.ts';
import { HEARTBEAT_MS } from '../protocol/limits.ts';
import type { ChatIdentity, ChatPorts } from './chatPorts.ts';
import type { ChatFailure } from './chatState.ts';
import { loginTable, type ChatStep, type LoginEffect, type LoginEvent, type LoginStep } from './loginTable.ts';
import {
  computeLoginRetryMs,
  computeReconnectMs,
  EXCHANGE_TIMEOUT_MS,
  RENEW_AT,
  REPLY_TIMEOUT_MS,
} from './loginTiming.ts';

/** Server time and end of a login in milliseconds UTC. */
export interface LoginExpiry {
  readonly time: number;
  readonly expires?: number | undefined;
}

export interface ChatLinkOptions extends Pick<
  ChatPorts,
  'openSocket' | 'fetchJwt' | 'isLoginOver' | 'clock' | 'logger'
> {
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

/** Link of the chat: reconnected by `createLink` of the kernel and logged in according to `loginTable`. */
export interface ChatLink {
  readonly step: () => ChatStep;
  readonly failure: () => ChatFailure | undefined;
  readonly start: (identity: ChatIdentity) => void;
  readonly stop: () => void;
  readonly wake: (reason: WakeReason) => void;
  /** Sends a request if logged in. Returns whether it was sent. */
  readonly sendRequest: (msgId: number, msgData: object) => boolean;
}

/** State of a chat link. It is changed in place by the functions of this file. */
interface ChatLinkState {
  readonly options: ChatLinkOptions;
  readonly link: Link;
  readonly login: Machine<LoginStep, LoginEvent>;
  identity: ChatIdentity;
  failure: ChatFailure | undefined;
  /** Number of failed logins since the last login. */
  fails: number;
  jwt: string;
  loginId: string;
  /** Lifetime of the login in milliseconds, `NaN` if it does not end. */
  life: number;
  exchanging: AbortController | undefined;
}

const isGuest = ({ identity }: ChatLinkState): boolean => identity.kind === 'guest';

const getStep = ({ link, login }: ChatLinkState): ChatStep => {
  const step = link.step();
  return step === 'open' ? login.step() : step;
};

function send({ link, options }: ChatLinkState, msgId: number, msgData: object): void {
  if (!link.send(encodeFrame(msgId, msgData))) options.logger?.warn('chat.send', { msgId });
}

function abortExchange(chat: ChatLinkState): void {
  chat.exchanging?.abort();
  chat.exchanging = undefined;
}

function handleClose(chat: ChatLinkState, code: number): LinkReaction {
  const reaction = getCloseReaction(code);
  if (reaction === 'stop') chat.failure = { kind: 'closed', code };
  chat.options.logger?.warn('chat.closed', { code });
  if (reaction !== 'loginEnded') return reaction;
  // Before the login an immediate retry would loop.
  return chat.login.step() === 'ready' ? 'retryNow' : 'retry';
}

function fail(chat: ChatLinkState, failure: ChatFailure, event: LoginEvent): void {
  chat.failure = failure;
  chat.options.logger?.warn('chat.login', { ...failure });
  chat.login.dispatch(event);
}

async function exchange(chat: ChatLinkState): Promise<void> {
  const { login, options } = chat;
  const work = (chat.exchanging = new AbortController());
  const isCurrent = () => chat.exchanging === work;
  if (isGuest(chat)) return login.dispatch('jwtReceived');
  try {
    const fresh = await options.fetchJwt(work.signal);
    if (!isCurrent()) return;
    chat.jwt = fresh;
    login.dispatch('jwtReceived');
  } catch (error) {
    if (!isCurrent()) return;
    if (options.isLoginOver?.(error)) fail(chat, { kind: 'ended' }, 'loginOver');
    else fail(chat, { kind: 'token' }, 'jwtFailed');
  }
}

function sendLogin(chat: ChatLinkState): void {
  const { createId, guestToken } = chat.options;
  const cid = (chat.loginId = createId());
  // After any other refusal a guest keeps the token. A new guest identity would send its messages twice.
  if (isGuest(chat))
    send(chat, GUEST_LOGIN_ID, { cid, token: chat.failure?.code === LOGIN_ENDED ? undefined : guestToken() });
  else send(chat, LOGIN_ID, { cid, token: chat.jwt });
}

function resetFailures(chat: ChatLinkState): void {
  chat.failure = undefined;
  chat.fails = 0;
  chat.link.resetFailures();
}

function handleLogin(chat: ChatLinkState, msgData: object): void {
  const { code } = msgData as { readonly code?: unknown };
  const expiry = code === OK ? chat.options.readLogin(msgData) : undefined;
  if (!expiry) return fail(chat, { kind: 'login', code: Number(code) }, 'refused');
  resetFailures(chat);
  chat.life = (expiry.expires ?? NaN) - expiry.time;
  chat.login.dispatch('accepted');
}

function handleMessage(chat: ChatLinkState, data: unknown): void {
  const { options } = chat;
  const frame = decodeFrame(data);
  if (typeof frame === 'string') return options.logger?.warn('chat.frame', { fault: frame });
  const { cid } = frame.msgData as { readonly cid?: unknown };
  if (cid === chat.loginId) handleLogin(chat, frame.msgData);
  else if (frame.msgId !== HEARTBEAT_ID) options.onFrame(frame);
}

const createEffects = (chat: () => ChatLinkState): Readonly<Record<LoginEffect, () => void>> => {
  const schedule = (ms: number): void => chat().login.schedule(ms, 'due');
  return {
    exchange: () => {
      abortExchange(chat());
      schedule(EXCHANGE_TIMEOUT_MS);
      void exchange(chat());
    },
    abort: () => abortExchange(chat()),
    login: () => sendLogin(chat()),
    startTimeout: () => schedule(REPLY_TIMEOUT_MS),
    backOff: () => {
      abortExchange(chat());
      schedule(computeLoginRetryMs((chat().fails += 1), chat().options.random));
    },
    scheduleRenewal: () => {
      if (chat().life > 0) schedule(chat().life * RENEW_AT);
    },
    reconnect: () => chat().link.reconnect(),
    stop: () => chat().link.stop(),
  };
};

/** Creates the link of the kernel with the heartbeat, the waits and the close codes of the chat. */
const createSocketLink = (chat: () => ChatLinkState, options: ChatLinkOptions): Link =>
  createLink({
    clock: options.clock,
    silentCode: CLOSE_CODES.silent,
    openSocket: (handlers) => options.openSocket(handlers, chat().identity),
    getRetryMs: (failures) => computeReconnectMs(failures, options.random),
    onMessage: (data) => handleMessage(chat(), data),
    onClose: (code) => handleClose(chat(), code),
    heartbeat: {
      everyMs: HEARTBEAT_MS,
      send: () => {
        send(chat(), HEARTBEAT_ID, {});
        options.onBeat();
      },
    },
    onChange: (step) => {
      if (step === 'open') return chat().login.dispatch(isGuest(chat()) ? 'openedAsGuest' : 'openedAsMember');
      chat().login.dispatch('lost');
      options.onChange();
    },
  });

function createChatLinkState(options: ChatLinkOptions): ChatLinkState {
  const getChat = (): ChatLinkState => chat;
  const chat: ChatLinkState = {
    options,
    link: createSocketLink(getChat, options),
    login: createMachine({
      table: loginTable,
      first: 'connecting',
      effects: createEffects(getChat),
      clock: options.clock,
      // The link reports its own transitions.
      onChange: () => {
        if (chat.link.step() === 'open') options.onChange();
      },
    }),
    identity: { kind: 'guest' },
    failure: undefined,
    fails: 0,
    jwt: '',
    loginId: '',
    life: NaN,
    exchanging: undefined,
  };
  return chat;
}

/** Creates a link that is stopped. */
export function createChatLink(options: ChatLinkOptions): ChatLink {
  const chat = createChatLinkState(options);
  const { link, login } = chat;
  return {
    step: () => getStep(chat),
    failure: () => chat.failure,
    start: (next) => {
      chat.identity = next;
      resetFailures(chat);
      link.skipWait();
      link.start();
    },
    stop: link.stop,
    wake: (reason) => {
      link.wake(reason);
      if (reason !== 'offline') login.dispatch('woken');
    },
    sendRequest: (msgId, msgData) => {
      if (getStep(chat) !== 'ready') return false;
      send(chat, msgId, msgData);
      return true;
    },
  };
}
