import { type ChatIdentity, type ChatPorts, type ChatSocket, type Wake } from '../client/chatPorts.ts';
import { type ChatFailure } from '../client/chatState.ts';
import { LOGIN_OVER, OK } from '../protocol/codes.ts';
import { CLOSE_CODES, reactionTo, type CloseReaction } from '../protocol/closeCodes.ts';
import { decodeFrame, type RawFrame } from '../protocol/decodeFrame.ts';
import { encodeFrame } from '../protocol/encodeFrame.ts';
import { REQUEST_IDS } from '../protocol/messageIds.ts';
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

const EVENT_OF: Readonly<Record<CloseReaction, LinkEvent>> = {
  retry: 'lost',
  now: 'lostNow',
  relogin: 'loginEnded',
  stop: 'shutOut',
};

interface LinkState {
  step: LinkStep;
  identity: ChatIdentity;
  failure: ChatFailure | undefined;
  socket: ChatSocket | undefined;
  /** Grows with each socket: late words of an older one are not heard. */
  round: number;
  /** Losses and failed logins since the last login. */
  tries: number;
  fails: number;
  jwt: string;
  loginId: string;
  /** Life of the login, milliseconds. */
  life: number | undefined;
  exchange: AbortController | undefined;
  cancel: () => void;
}

const nothing = (): void => undefined;

/** Makes a link that stands still until `start`. */
export function createLink(options: LinkOptions): Link {
  const { clock, random, logger } = options;
  const state: LinkState = {
    ...{ step: 'stopped', identity: { kind: 'guest' }, failure: undefined, socket: undefined, round: 0, tries: 0 },
    ...{ fails: 0, jwt: '', loginId: '', life: undefined, exchange: undefined, cancel: nothing },
  };
  const queue: LinkEvent[] = [];
  /** The guest of before is nobody any more; for any other refusal he stays who he was, or what he said would be said twice. */
  const isStranger = () => state.failure?.code === LOGIN_OVER;
  const isGuest = () => state.identity.kind === 'guest';

  const tell = (msgId: number, msgData: object): void => {
    try {
      state.socket?.send(encodeFrame(msgId, msgData));
    } catch {
      logger?.warn('chat.send', { msgId });
    }
  };

  const liveness = createLiveness(
    clock,
    () => {
      tell(REQUEST_IDS.heartbeat, {});
      options.onBeat();
    },
    () => {
      close(CLOSE_CODES.silent);
      dispatch('lost');
    },
  );

  const plan = (ms: number) => {
    state.cancel = clock.after(ms, () => dispatch('due'));
  };

  function close(code?: number): void {
    const { socket } = state;
    state.round += 1;
    state.socket = undefined;
    socket?.close(code);
  }

  const closed = (code: number): void => {
    state.socket = undefined;
    state.round += 1;
    const reaction = reactionTo(code);
    if (reaction === 'stop') state.failure = { kind: 'closed', code };
    if (code !== 1000) logger?.warn('chat.closed', { code });
    // Sent away before it was let in: coming back at once would go round in a circle.
    const isRefusedAgain = reaction === 'relogin' && state.step !== 'ready';
    dispatch(isRefusedAgain ? 'lost' : EVENT_OF[reaction]);
  };

  const open = (): void => {
    const round = (state.round += 1);
    const isOurs = () => round === state.round;
    const handlers = {
      onOpen: () => isOurs() && dispatch(isGuest() ? 'openedAsGuest' : 'openedAsMember'),
      onMessage: (data: unknown) => isOurs() && hear(data),
      onClose: (code: number) => isOurs() && closed(code),
    };
    try {
      const socket = options.openSocket(handlers, state.identity);
      if (isOurs()) state.socket = socket;
    } catch {
      closed(1006);
    }
  };

  const fail = (failure: ChatFailure, event: LinkEvent): void => {
    state.failure = failure;
    logger?.warn('chat.login', { ...failure });
    dispatch(event);
  };

  const exchange = async (): Promise<void> => {
    const work = (state.exchange = new AbortController());
    const isOurs = () => state.exchange === work;
    if (isGuest()) return dispatch('jwtCame');
    try {
      const jwt = await options.fetchJwt(work.signal);
      if (!isOurs()) return;
      state.jwt = jwt;
      dispatch('jwtCame');
    } catch (error) {
      if (!isOurs()) return;
      if (options.isLoginOver?.(error)) fail({ kind: 'ended' }, 'loginOver');
      else fail({ kind: 'token' }, 'jwtFailed');
    }
  };

  const giveUpExchange = (): void => {
    state.exchange?.abort();
    state.exchange = undefined;
  };

  const login = (): void => {
    const cid = (state.loginId = options.createId());
    if (isGuest()) tell(REQUEST_IDS.guestLogin, { cid, token: isStranger() ? undefined : options.guestToken() });
    else tell(REQUEST_IDS.login, { cid, token: state.jwt });
  };

  const effects: Readonly<Record<LinkEffect, () => void>> = {
    open,
    close,
    beat: liveness.start,
    hush: () => {
      liveness.stop();
      giveUpExchange();
    },
    exchange: () => {
      giveUpExchange();
      plan(EXCHANGE_MS);
      void exchange();
    },
    login,
    planOpenLimit: () => plan(ANSWER_MS),
    planLoginLimit: () => plan(ANSWER_MS),
    planRetry: () => plan(retryMs(state.tries++, random)),
    planRest: () => {
      giveUpExchange();
      plan(restMs(state.fails++, random));
    },
    planRenewal: () => {
      if (state.life !== undefined && !isGuest()) plan(state.life * RENEW_AT);
    },
  };

  const move = (event: LinkEvent): void => {
    const [to, ...todo] = linkTable[state.step][event] ?? [];
    if (!to) return;
    state.cancel();
    state.cancel = nothing;
    state.step = to;
    for (const effect of todo) effects[effect]();
    options.onChange();
  };

  /** One at a time: what an effect brings about comes after it. */
  function dispatch(event: LinkEvent): void {
    queue.push(event);
    if (queue.length > 1) return;
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      move(next);
      queue.shift();
    }
  }

  const loginAnswered = (msgData: object): void => {
    const { code } = msgData as { readonly code?: unknown };
    const life = code === OK ? options.readLogin(msgData) : undefined;
    if (!life) return fail({ kind: 'login', code: Number(code) }, 'refused');
    state.failure = undefined;
    state.tries = state.fails = 0;
    state.life = life.expires === undefined ? undefined : Math.max(life.expires - life.time, 0);
    dispatch('accepted');
  };

  function hear(data: unknown): void {
    liveness.heard();
    const frame = decodeFrame(data);
    if (typeof frame === 'string') return logger?.warn('chat.frame', { fault: frame });
    const { cid } = frame.msgData as { readonly cid?: unknown };
    if (cid === state.loginId) loginAnswered(frame.msgData);
    else if (frame.msgId !== REQUEST_IDS.heartbeat) options.onFrame(frame);
  }

  return {
    step: () => state.step,
    failure: () => state.failure,
    start: (identity) => {
      state.identity = identity;
      state.failure = undefined;
      state.tries = state.fails = 0;
      dispatch('started');
    },
    stop: () => dispatch('stopped'),
    wake: (wake) => {
      if (wake === 'offline') {
        close();
        return dispatch('lost');
      }
      if (wake === 'online' && state.step === 'connecting') return dispatch('lostNow');
      dispatch('woken');
      liveness.prove(() => dispatch('lostNow'));
    },
    ask: (msgId, msgData) => {
      if (state.step !== 'ready') return false;
      tell(msgId, msgData);
      return true;
    },
  };
}
