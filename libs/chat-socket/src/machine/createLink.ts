import type { ChatIdentity, ChatPorts, ChatSocket, Wake } from '../client/chatPorts.ts';
import type { ChatFailure } from '../client/chatState.ts';
import { LOGIN_OVER, OK } from '../protocol/codes.ts';
import { reactionTo, SILENT_CODE } from '../protocol/closeCodes.ts';
import { decodeFrame, type RawFrame } from '../protocol/decodeFrame.ts';
import { encodeFrame } from '../protocol/encodeFrame.ts';
import { GUEST_LOGIN_ID, HEARTBEAT_ID, LOGIN_ID } from '../protocol/messageIds.ts';
import { createLiveness } from './createLiveness.ts';
import { ANSWER_MS, EXCHANGE_MS, RENEW_AT, restMs, retryMs } from './linkTiming.ts';
import { linkTable, type LinkEffect, type LinkEvent, type LinkStep } from './linkTable.ts';

/** What the link has to know of a login: the server's clock and when the login ends, milliseconds UTC. */
export interface LoginLife {
  readonly time: number;
  readonly expires?: number | undefined;
}

export interface LinkOptions extends Pick<ChatPorts, 'openSocket' | 'fetchJwt' | 'isLoginOver' | 'clock' | 'logger'> {
  readonly random: () => number;
  readonly createId: () => string;
  /** What an earlier guest login answered. */
  readonly guestToken: () => string | undefined;
  /** Reads the answer to a login, the first on this socket or a renewal; `undefined` when it is none. */
  readonly readLogin: (msgData: object) => LoginLife | undefined;
  /** Everything else the server says, heartbeats left out. */
  readonly onFrame: (frame: RawFrame) => void;
  /** With every heartbeat. */
  readonly onBeat: () => void;
  readonly onChange: () => void;
}

/** One socket that is opened, logged in and brought back by `linkTable`. */
export interface Link {
  readonly step: () => LinkStep;
  readonly failure: () => ChatFailure | undefined;
  readonly start: (identity: ChatIdentity) => void;
  readonly stop: () => void;
  readonly wake: (wake: Wake) => void;
  /** Sends a question when logged in; answers whether it did. */
  readonly ask: (msgId: number, msgData: object) => boolean;
}

/** Makes a link that stands still until `start`. */
export function createLink(options: LinkOptions): Link {
  const { clock, random, logger } = options;
  let step: LinkStep = 'stopped';
  let identity: ChatIdentity = { kind: 'guest' };
  let failure: ChatFailure | undefined;
  let socket: ChatSocket | undefined;
  /** Grows with each socket: late words of an older one are not heard. */
  let round = 0;
  /** Losses, and failed logins, since the last login. */
  let tries = 0;
  let fails = 0;
  let jwt = '';
  let loginId = '';
  /** Life of the login, milliseconds; not a number when it does not end. */
  let life = NaN;
  let exchanging: AbortController | undefined;
  let cancel: (() => void) | undefined;
  const queue: LinkEvent[] = [];
  const isGuest = () => identity.kind === 'guest';

  const tell = (msgId: number, msgData: object): void => {
    try {
      socket?.send(encodeFrame(msgId, msgData));
    } catch {
      logger?.warn('chat.send', { msgId });
    }
  };

  const liveness = createLiveness(
    clock,
    () => {
      tell(HEARTBEAT_ID, {});
      options.onBeat();
    },
    () => {
      close(SILENT_CODE);
      dispatch('lost');
    },
  );

  const plan = (ms: number) => {
    cancel = clock.after(ms, () => dispatch('due'));
  };

  /** Ends a socket and all that goes with it. */
  function close(code?: number): void {
    liveness.stop();
    giveUpExchange();
    const before = socket;
    round += 1;
    socket = undefined;
    before?.close(code);
  }

  const closed = (code: number): void => {
    const reaction = reactionTo(code);
    if (reaction === 'shutOut') failure = { kind: 'closed', code };
    logger?.warn('chat.closed', { code });
    dispatch(reaction);
  };

  const open = (): void => {
    const mine = (round += 1);
    const isOurs = () => mine === round;
    const handlers = {
      onOpen: () => isOurs() && dispatch(isGuest() ? 'openedAsGuest' : 'openedAsMember'),
      onMessage: (data: unknown) => isOurs() && hear(data),
      onClose: (code: number) => isOurs() && closed(code),
    };
    try {
      const opened = options.openSocket(handlers, identity);
      if (isOurs()) socket = opened;
    } catch {
      closed(1006);
    }
  };

  const fail = (why: ChatFailure, event: LinkEvent): void => {
    failure = why;
    logger?.warn('chat.login', { ...why });
    dispatch(event);
  };

  const exchange = async (): Promise<void> => {
    const work = (exchanging = new AbortController());
    const isOurs = () => exchanging === work;
    if (isGuest()) return dispatch('jwtCame');
    try {
      const fresh = await options.fetchJwt(work.signal);
      if (!isOurs()) return;
      jwt = fresh;
      dispatch('jwtCame');
    } catch (error) {
      if (!isOurs()) return;
      if (options.isLoginOver?.(error)) fail({ kind: 'ended' }, 'loginOver');
      else fail({ kind: 'token' }, 'jwtFailed');
    }
  };

  const giveUpExchange = (): void => {
    exchanging?.abort();
    exchanging = undefined;
  };

  const login = (): void => {
    const cid = (loginId = options.createId());
    // Refused for another reason a guest stays who he was, or what he said would be said twice.
    if (isGuest())
      tell(GUEST_LOGIN_ID, { cid, token: failure?.code === LOGIN_OVER ? undefined : options.guestToken() });
    else tell(LOGIN_ID, { cid, token: jwt });
  };

  const effects: Readonly<Record<LinkEffect, () => void>> = {
    open,
    close,
    beat: liveness.start,
    exchange: () => {
      giveUpExchange();
      plan(EXCHANGE_MS);
      void exchange();
    },
    login,
    limit: () => plan(ANSWER_MS),
    retry: () => plan(retryMs(tries++, random)),
    rest: () => {
      giveUpExchange();
      plan(restMs(fails++, random));
    },
    renewal: () => {
      if (life > 0) plan(life * RENEW_AT);
    },
  };

  const move = (event: LinkEvent): void => {
    const [to, ...todo] = linkTable[step][event] ?? [];
    if (!to) return;
    cancel?.();
    cancel = undefined;
    step = to;
    for (const effect of todo) effects[effect]();
    options.onChange();
  };

  /** One at a time: what an effect brings about comes after it. */
  function dispatch(event: LinkEvent): void {
    if (queue.push(event) > 1) return;
    for (; queue[0]; queue.shift()) move(queue[0]);
  }

  const loginAnswered = (msgData: object): void => {
    const { code } = msgData as { readonly code?: unknown };
    const facts = code === OK ? options.readLogin(msgData) : undefined;
    if (!facts) return fail({ kind: 'login', code: Number(code) }, 'refused');
    failure = undefined;
    tries = fails = 0;
    life = (facts.expires ?? NaN) - facts.time;
    dispatch('accepted');
  };

  function hear(data: unknown): void {
    liveness.heard();
    const frame = decodeFrame(data);
    if (typeof frame === 'string') return logger?.warn('chat.frame', { fault: frame });
    const { cid } = frame.msgData as { readonly cid?: unknown };
    if (cid === loginId) loginAnswered(frame.msgData);
    else if (frame.msgId !== HEARTBEAT_ID) options.onFrame(frame);
  }

  return {
    step: () => step,
    failure: () => failure,
    start: (next) => {
      identity = next;
      failure = undefined;
      tries = fails = 0;
      dispatch('started');
    },
    stop: () => dispatch('stopped'),
    wake: (wake) => {
      if (wake === 'offline') return dispatch('lost');
      if (wake === 'online' && step === 'connecting') return dispatch('lostNow');
      dispatch('woken');
      liveness.prove(() => dispatch('lostNow'));
    },
    ask: (msgId, msgData) => {
      if (step !== 'ready') return false;
      tell(msgId, msgData);
      return true;
    },
  };
}
