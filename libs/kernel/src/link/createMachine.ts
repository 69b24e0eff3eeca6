import type { Clock } from '../ports/clock.ts';

/**
 * Transitions by step and event: the next step and the effects that run in their order. An event without an entry came
 * too late and is ignored.
 */
export type MachineTable<Step extends string, Event extends string, Effect extends string> = Readonly<
  Record<Step, Readonly<Partial<Record<Event, Move<Step, Effect>>>>>
>;

type Move<Step, Effect> = readonly [to: Step, ...effects: Effect[]];

/** Options of {@link createMachine}. */
export interface MachineOptions<Step extends string, Event extends string, Effect extends string> {
  readonly table: MachineTable<Step, Event, Effect>;
  readonly first: Step;
  readonly effects: Readonly<Record<Effect, () => void>>;
  readonly clock: Clock;
  /** Called after the effects of every transition, also of one that leads to the same step. */
  readonly onChange: (step: Step) => void;
}

/** A state table that runs, with at most one timer. */
export interface Machine<Step extends string, Event extends string> {
  readonly step: () => Step;
  /** Handles one event at a time. An event that an effect causes is handled after that transition. */
  readonly dispatch: (event: Event) => void;
  /** Dispatches an event after `ms` milliseconds. The next transition cancels the timer. */
  readonly schedule: (ms: number, event: Event) => void;
}

/** Creates a machine in its first step. */
export function createMachine<Step extends string, Event extends string, Effect extends string>(
  options: MachineOptions<Step, Event, Effect>,
): Machine<Step, Event> {
  const { table, effects, clock, onChange } = options;
  const queue: Event[] = [];
  let step = options.first;
  let cancel: (() => void) | undefined;

  const transition = (event: Event): void => {
    const move: Move<Step, Effect> | undefined = table[step][event];
    if (!move) return;
    const [to, ...todo] = move;
    cancel?.();
    step = to;
    for (const effect of todo) effects[effect]();
    onChange(to);
  };

  /** An error of an effect or a listener reaches the caller after the rest of the queue has been handled. */
  const drain = (): void => {
    const [event] = queue;
    if (event === undefined) return;
    try {
      transition(event);
    } finally {
      queue.shift();
      drain();
    }
  };

  const dispatch = (event: Event): void => {
    if (queue.push(event) === 1) drain();
  };

  return {
    step: () => step,
    dispatch,
    schedule: (ms, event) => {
      cancel?.();
      cancel = clock.after(ms, () => dispatch(event));
    },
  };
}
