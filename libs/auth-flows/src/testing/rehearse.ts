import type { KeyValueStore } from '@pavilion/kernel';
import type { FakeClock } from '@pavilion/kernel/testing';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { assert, asyncProperty, nat } from 'fast-check';
import type { Saga } from 'redux-saga';
import { drawnMoves, type Move } from './drawMoves.ts';
import { openStage } from './openStage.ts';

/** Fake port. The rehearsal settles its promise, in any order, or never. */
export type CallPort = <Result>(port: string, signal?: AbortSignal) => Promise<Result>;

/** Environment of a flow in a rehearsal. */
export interface Stage {
  readonly callPort: CallPort;
  readonly clock: FakeClock;
  readonly store: KeyValueStore;
  readonly report: (error: unknown) => void;
}

/** Step of a script that settles the oldest open call; an error rejects it. */
export interface ScriptResult {
  readonly result: unknown;
}

/** A flow, the actions of a player, and the possible results of its ports. */
export interface Rehearsal {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly sagas: (stage: Stage) => readonly Saga[];
  readonly actions: readonly UnknownAction[];
  /** Beginnings that reach deep states, run after `again`: actions and results. Each sequence starts with one or with none. */
  readonly scripts?: readonly (readonly (UnknownAction | ScriptResult)[])[];
  /** Successful results by port. */
  readonly results: Readonly<Record<string, readonly unknown[]>>;
  /** Steps in which a call must be in progress. */
  readonly busy: Readonly<Record<string, readonly string[]>>;
  /** Closes the flow. Every slice is then in one of its `restful` steps. */
  readonly closing: readonly UnknownAction[];
  readonly restful: Readonly<Record<string, readonly string[]>>;
  /** Opens the flow in any state. It must then call the named port, which proves that its saga still runs. */
  readonly again: readonly UnknownAction[];
  readonly callsPort: string;
}

type OpenStage = ReturnType<typeof openStage>;

const isScriptResult = (step: UnknownAction | ScriptResult): step is ScriptResult => 'result' in step;

async function follow(stage: OpenStage, script: readonly (UnknownAction | ScriptResult)[]) {
  for (const step of script) {
    if (isScriptResult(step)) await stage.settleOldest(step.result);
    else await stage.act(step);
  }
}

async function play(stage: OpenStage, { actions }: Rehearsal, moves: readonly Move[]) {
  for (const move of moves) {
    if (move.kind === 'act') await stage.act(actions[move.index % actions.length] ?? { type: 'none' });
    else if (move.kind === 'advance') await stage.advance(move.ms);
    else await stage.settle(move);
  }
}

/** Closes the flow and checks that it is at rest, without a timer or call. */
async function close(stage: OpenStage, { closing, restful }: Rehearsal) {
  await stage.refuseUnstoppable();
  for (const action of closing) await stage.act(action);
  for (const [slice, steps] of Object.entries(restful)) {
    if (!steps.includes(stage.getStep(slice))) throw new Error(`closed, but ${slice} is at ${stage.getStep(slice)}`);
  }
  if (stage.timers() > 0) throw new Error(`closed, but ${stage.timers()} timers are left`);
  if (stage.waiting().length > 0) throw new Error(`closed, but ${stage.waiting().join()} are still open`);
}

/** One random sequence. */
interface Sequence {
  /** Number that selects the script before the moves. */
  readonly chosen: number;
  readonly moves: readonly Move[];
}

/** Runs one sequence, usually on an opened flow, sometimes on a flow at rest. */
async function perform(stage: OpenStage, rehearsal: Rehearsal, { chosen, moves }: Sequence) {
  const { again, callsPort, scripts = [] } = rehearsal;
  const starts = [undefined, [], ...scripts];
  const script = starts[chosen % starts.length];
  if (script) {
    await follow(stage, again);
    if (!stage.waiting().includes(callsPort)) throw new Error(`opened again, but no call of ${callsPort} is open`);
    await follow(stage, script);
  }
  await play(stage, rehearsal, moves);
  await close(stage, rehearsal);
}

/**
 * Runs a flow through random sequences of actions, results and time. After each move no step may wait without a call, and no
 * state may contain a secret. After each sequence the flow must close without a timer, call or unhandled rejection, and must
 * open again.
 *
 * All sequences use the same stage; after a failed sequence a new one is created.
 *
 * @returns the visited steps, such as `login.editing`
 */
export async function rehearse(rehearsal: Rehearsal): Promise<ReadonlySet<string>> {
  const visited = new Set<string>();
  let stage = openStage(rehearsal, visited);
  const property = asyncProperty(nat(99), drawnMoves, async (chosen, moves) => {
    try {
      await perform(stage, rehearsal, { chosen, moves });
    } catch (error) {
      stage = openStage(rehearsal, visited);
      throw error;
    }
  });
  await assert(property);
  await stage.dispose();
  if (stage.timers() > 0) throw new Error('disposed, but a timer is left');
  // A macrotask, so that the test runner receives unhandled rejections and fails the test.
  await new Promise((done) => setImmediate(done));
  return visited;
}
