import type { LinkStep, MachineTable } from '@pavilion/kernel/link';

/**
 * Step of the login. `connecting`: the link is not open. `exchanging`: exchanging the token for a JWT. `backingOff`: after
 * a failed exchange or login. `ready`: logged in.
 */
export type LoginStep = 'connecting' | 'exchanging' | 'backingOff' | 'loggingIn' | 'ready';

/** Step of the chat: that of the link, and of the login while the link is open. */
export type ChatStep = Exclude<LinkStep, 'open'> | LoginStep;

/**
 * Event of the login. `due`: timer of the step. `lost`: the link is no longer open. `woken`: online or visible again.
 * `accepted`, `refused`: reply to the login.
 */
export type LoginEvent =
  | 'openedAsMember'
  | 'openedAsGuest'
  | 'lost'
  | 'woken'
  | 'due'
  | 'jwtReceived'
  | 'jwtFailed'
  | 'loginOver'
  | 'accepted'
  | 'refused';

/** Effect of a transition. `reconnect` and `stop` act on the link. */
export type LoginEffect =
  'exchange' | 'abort' | 'login' | 'startTimeout' | 'backOff' | 'scheduleRenewal' | 'reconnect' | 'stop';

type Move = readonly [to: LoginStep, ...effects: LoginEffect[]];

const lost: Move = ['connecting', 'abort'];
const stop: Move = ['connecting', 'abort', 'stop'];
const exchange: Move = ['exchanging', 'exchange'];
const login: Move = ['loggingIn', 'login', 'startTimeout'];
const backOff: Move = ['backingOff', 'backOff'];

/** All transitions of the login on an open link (§4, C1). Every transition ends the timer of the step before. */
export const loginTable: MachineTable<LoginStep, LoginEvent, LoginEffect> = {
  connecting: { openedAsMember: exchange, openedAsGuest: login },
  exchanging: { lost, jwtReceived: login, jwtFailed: backOff, loginOver: stop, due: backOff },
  backingOff: { lost, due: exchange, woken: exchange },
  loggingIn: {
    lost,
    accepted: ['ready', 'scheduleRenewal'],
    refused: backOff,
    due: ['connecting', 'abort', 'reconnect'],
  },
  ready: {
    lost,
    due: ['ready', 'exchange'],
    jwtReceived: ['ready', 'login', 'startTimeout'],
    accepted: ['ready', 'scheduleRenewal'],
    jwtFailed: ['ready', 'backOff'],
    loginOver: stop,
    refused: backOff,
  },
};
