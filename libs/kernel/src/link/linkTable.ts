import type { MachineTable } from './createMachine.ts';

/** Step of a link. `stopped`: no socket and no timer. `waiting`: until the next attempt. */
export type LinkStep = 'stopped' | 'waiting' | 'connecting' | 'open';

/**
 * Event of a link. `due`: the timer of the step has ended. `lost`: the socket is closed or silent. `replaced`: the
 * same, to be reopened without a wait. `woken`: the browser is online or the page visible.
 */
export type LinkEvent = 'started' | 'stopped' | 'opened' | 'lost' | 'replaced' | 'woken' | 'due';

/** Effect of a transition. */
export type LinkEffect = 'open' | 'close' | 'startTimeout' | 'startLiveness' | 'scheduleRetry';

type Move = readonly [to: LinkStep, ...effects: LinkEffect[]];

const connect: Move = ['connecting', 'open', 'startTimeout'];
const wait: Move = ['waiting', 'close', 'scheduleRetry'];

/** Transitions of the steps with a socket. */
const linked = {
  stopped: ['stopped', 'close'],
  lost: wait,
  replaced: ['connecting', 'close', 'open', 'startTimeout'],
} as const;

/** All transitions of a link. A socket is closed before another is opened, so there is at most one. */
export const linkTable: MachineTable<LinkStep, LinkEvent, LinkEffect> = {
  stopped: { started: connect },
  waiting: { due: connect, woken: connect, stopped: ['stopped'] },
  connecting: { ...linked, due: wait, opened: ['open', 'startLiveness'] },
  open: linked,
};
