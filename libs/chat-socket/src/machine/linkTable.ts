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
export type LinkEffect =
  | 'open'
  | 'close'
  | 'beat'
  | 'hush'
  | 'exchange'
  | 'login'
  | 'planOpenLimit'
  | 'planRetry'
  | 'planRest'
  | 'planLoginLimit'
  | 'planRenewal';

type Move = readonly [to: LinkStep, ...effects: LinkEffect[]];

const connect: Move = ['connecting', 'open', 'planOpenLimit'];
const wait: Move = ['waiting', 'hush', 'close', 'planRetry'];
const again: Move = ['connecting', 'hush', 'close', 'open', 'planOpenLimit'];
const stop: Move = ['stopped', 'hush', 'close'];
const exchange: Move = ['exchanging', 'exchange'];
const rest: Move = ['resting', 'planRest'];
const login: Move = ['loggingIn', 'login', 'planLoginLimit'];

/** Of every step with a socket. */
const linked = {
  stopped: stop,
  lost: wait,
  lostNow: again,
  loginEnded: again,
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
    openedAsGuest: ['loggingIn', 'beat', 'login', 'planLoginLimit'],
  },
  exchanging: { ...linked, jwtCame: login, jwtFailed: rest, loginOver: stop, due: rest },
  resting: { ...linked, due: exchange, woken: exchange },
  loggingIn: { ...linked, accepted: ['ready', 'planRenewal'], refused: rest, due: wait },
  ready: {
    ...linked,
    due: ['ready', 'exchange'],
    jwtCame: ['ready', 'login', 'planLoginLimit'],
    accepted: ['ready', 'planRenewal'],
    jwtFailed: ['ready', 'planRest'],
    loginOver: stop,
    refused: rest,
  },
};
