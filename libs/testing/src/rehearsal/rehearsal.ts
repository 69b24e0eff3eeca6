export type RehearsalAction = { readonly type: string; readonly [field: string]: unknown };

/** Fake port. The rehearsal settles its promise, in any order, or never. */
export type CallPort = <Result>(port: string, signal?: AbortSignal) => Promise<Result>;

/** Clock of a flow. It is moved by the rehearsal. */
export interface RehearsalClock {
  readonly advance: (ms: number) => void;
  readonly pending: () => number;
}

/** Environment of a flow in a rehearsal. */
export interface RehearsalStage<Clock extends RehearsalClock> {
  readonly callPort: CallPort;
  readonly clock: Clock;
  readonly onError: (error: Error) => void;
}

/** States by slice, each in one of its steps. */
export type Slices = Readonly<Record<string, { readonly step: string }>>;

export interface RehearsedFlow {
  readonly send: (action: RehearsalAction) => void;
  readonly getSlices: () => Slices;
  readonly dispose: () => void;
}

/** Step of a script that settles the oldest open call; an error rejects it. */
export interface ScriptResult {
  readonly result: unknown;
}

export type Script = readonly (RehearsalAction | ScriptResult)[];

/** A flow, the actions of a player, and the possible results of its ports. */
export interface Rehearsal<Clock extends RehearsalClock> {
  readonly createClock: () => Clock;
  readonly open: (stage: RehearsalStage<Clock>) => RehearsedFlow;
  readonly actions: readonly RehearsalAction[];
  /** Beginnings that reach deep states. Each sequence starts with one or with none. */
  readonly scripts?: readonly Script[] | undefined;
  /** Successful results by port. */
  readonly results: Readonly<Record<string, readonly unknown[]>>;
  /** Failures that any port may return; errors reject. */
  readonly failures: readonly unknown[];
  /** Steps by slice in which a call must be in progress. */
  readonly busy: Readonly<Record<string, readonly string[]>>;
  /** Closes the flow. Every slice is then in one of its steps of `rest`. */
  readonly closing: readonly RehearsalAction[];
  readonly rest: Readonly<Record<string, readonly string[]>>;
  /**
   * Error that rejects calls without a signal before the flow is closed; no call may then be open afterwards. Without
   * it these calls stay open.
   */
  readonly closingError?: Error;
  /**
   * Opens the flow in any state; it must then call the named port. All sequences use the same flow, which proves that it
   * still runs after each of them.
   */
  readonly reopening?: { readonly actions: readonly RehearsalAction[]; readonly port: string };
  /** Text that no state may contain. */
  readonly secrets?: RegExp;
}
