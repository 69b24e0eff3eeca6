/**
 * Where the link stands. `waiting`: for the next try. `exchanging`: connected, token on its way to a jwt. `resting`:
 * connected, the last exchange or login failed. `ready`: logged in.
 */
export type LinkStep = 'stopped' | 'waiting' | 'connecting' | 'exchanging' | 'resting' | 'loggingIn' | 'ready';

/**
 * What happens to it. `due`: the step's timer. `lost`, `lostNow`, `loginEnded`, `shutOut`: closed, by what its code
 * calls for. `woken`: online again or in sight again. `accepted`, `refused`: the answer to the login.
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
  | 'jwtCame'
  | 'jwtFailed'
  | 'loginOver'
  | 'accepted'
  | 'refused';

/** What the driver then does, in this order, through its ports. */
export type LinkEffect = 'open' | 'close' | 'beat' | 'exchange' | 'login' | 'limit' | 'retry' | 'rest' | 'renewal';

type Move = readonly [to: LinkStep, ...effects: LinkEffect[]];

const connect: Move = ['connecting', 'open', 'limit'];
const wait: Move = ['waiting', 'close', 'retry'];
const retryMove: Move = ['connecting', 'close', 'open', 'limit'];
const stop: Move = ['stopped', 'close'];
const exchange: Move = ['exchanging', 'exchange'];
const backOffMove: Move = ['resting', 'rest'];
const login: Move = ['loggingIn', 'login', 'limit'];

/** Of every step with a socket. Sent away before it was let in, it waits: coming back at once would go round in a circle. */
const linked = {
  stopped: stop,
  lost: wait,
  lostNow: retryMove,
  loginEnded: wait,
  shutOut: stop,
} as const;

/**
 * Every move of the link (§4, C1). What is not in a row came too late and does nothing; entering any step ends the timer
 * of the one before. A socket is opened from nowhere but `connect` and `again`, which closes the one before: there is one.
 */
export const linkTable: Readonly<Record<LinkStep, Readonly<Partial<Record<LinkEvent, Move>>>>> = {
  stopped: { started: connect },
  waiting: { due: connect, woken: connect, started: connect, stopped: ['stopped'] },
  connecting: {
    ...linked,
    due: wait,
    openedAsMember: ['exchanging', 'beat', 'exchange'],
    openedAsGuest: ['loggingIn', 'beat', 'login', 'limit'],
  },
  exchanging: { ...linked, jwtCame: login, jwtFailed: backOffMove, loginOver: stop, due: backOffMove },
  resting: { ...linked, due: exchange, woken: exchange },
  loggingIn: { ...linked, accepted: ['ready', 'renewal'], refused: backOffMove, due: wait },
  ready: {
    ...linked,
    loginEnded: retryMove,
    due: ['ready', 'exchange'],
    jwtCame: ['ready', 'login', 'limit'],
    accepted: ['ready', 'renewal'],
    jwtFailed: ['ready', 'rest'],
    loginOver: stop,
    refused: backOffMove,
  },
};
