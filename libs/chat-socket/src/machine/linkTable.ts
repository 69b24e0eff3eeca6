/**
 * Step of the link. `waiting`: until the next attempt. `exchanging`: connected, exchanging the token for a JWT. `backingOff`:
 * connected, after a failed exchange or login. `ready`: logged in.
 */
export type LinkStep = 'stopped' | 'waiting' | 'connecting' | 'exchanging' | 'backingOff' | 'loggingIn' | 'ready';

/**
 * Event of the link. `due`: timer of the step. `lost`, `lostNow`, `loginEnded`, `shutOut`: closed, by the reaction to the
 * code. `woken`: online or visible again. `accepted`, `refused`: reply to the login.
 */
export type LinkEvent =
  | 'started'
  | 'stopped'
  | 'openedAsMember'
  | 'openedAsGuest'
  | 'lost'
  | 'lostNow'
  | 'loginEnded'
  | 'shutOut'
  | 'woken'
  | 'due'
  | 'jwtReceived'
  | 'jwtFailed'
  | 'loginOver'
  | 'accepted'
  | 'refused';

/** Effect of a transition. The link runs the effects in their order. */
export type LinkEffect =
  | 'open'
  | 'close'
  | 'startHeartbeat'
  | 'exchange'
  | 'login'
  | 'startTimeout'
  | 'scheduleRetry'
  | 'backOff'
  | 'scheduleRenewal';

type Move = readonly [to: LinkStep, ...effects: LinkEffect[]];

const connect: Move = ['connecting', 'open', 'startTimeout'];
const wait: Move = ['waiting', 'close', 'scheduleRetry'];
const retryMove: Move = ['connecting', 'close', 'open', 'startTimeout'];
const stop: Move = ['stopped', 'close'];
const exchange: Move = ['exchanging', 'exchange'];
const backOffMove: Move = ['backingOff', 'backOff'];
const login: Move = ['loggingIn', 'login', 'startTimeout'];

/**
 * Transitions of every step with a socket. `loginEnded` before the login waits, because an immediate retry would loop.
 */
const linked = {
  stopped: stop,
  lost: wait,
  lostNow: retryMove,
  loginEnded: wait,
  shutOut: stop,
} as const;

/**
 * All transitions of the link (§4, C1). An event that is missing from a row came too late and is ignored. Every transition
 * ends the timer of the step before. Only `connect` and `retryMove` open a socket, and `retryMove` closes the one before, so
 * there is at most one.
 */
export const linkTable: Readonly<Record<LinkStep, Readonly<Partial<Record<LinkEvent, Move>>>>> = {
  stopped: { started: connect },
  waiting: { due: connect, woken: connect, started: connect, stopped: ['stopped'] },
  connecting: {
    ...linked,
    due: wait,
    openedAsMember: ['exchanging', 'startHeartbeat', 'exchange'],
    openedAsGuest: ['loggingIn', 'startHeartbeat', 'login', 'startTimeout'],
  },
  exchanging: { ...linked, jwtReceived: login, jwtFailed: backOffMove, loginOver: stop, due: backOffMove },
  backingOff: { ...linked, due: exchange, woken: exchange },
  loggingIn: { ...linked, accepted: ['ready', 'scheduleRenewal'], refused: backOffMove, due: wait },
  ready: {
    ...linked,
    loginEnded: retryMove,
    due: ['ready', 'exchange'],
    jwtReceived: ['ready', 'login', 'startTimeout'],
    accepted: ['ready', 'scheduleRenewal'],
    jwtFailed: ['ready', 'backOff'],
    loginOver: stop,
    refused: backOffMove,
  },
};
