import type { Controller } from '@pavilion/kernel/controller';
import { createFakeClock, type FakeClock } from '@pavilion/kernel/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { refused, responseLost } from './callFailure.ts';
import { ensure } from './ensure.ts';
import { flushMicrotasks } from './flushMicrotasks.ts';

/** Fake port. The rehearsal settles its promise, in any order, or never. */
export type CallPort = <Result>(port: string, signal?: AbortSignal) => Promise<Result>;

/** Step of a script that resolves the oldest open call. */
export interface ScriptResult {
  readonly result: unknown;
}

/** A flow, the actions of a player, and the possible results of its ports. */
export interface Rehearsal<State extends { readonly step: string }> {
  readonly open: (stage: {
    readonly callPort: CallPort;
    readonly clock: FakeClock;
    readonly onError: (error: Error) => void;
  }) => Controller<State>;
  readonly actions: readonly UnknownAction[];
  /** Beginnings that reach deep states. Each sequence starts with one of them, or with none. */
  readonly scripts?: readonly (readonly (UnknownAction | ScriptResult)[])[];
  /** Successful results by port. */
  readonly results: Readonly<Record<string, readonly unknown[]>>;
  /** Steps in which a call must be in progress. */
  readonly busy: readonly string[];
  /** Ends the flow, which is then at `rest`, without a timer or an abortable call. */
  readonly closing: UnknownAction;
  readonly rest: string;
}

interface Open {
  readonly port: string;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const refusals = [
  refused(6004),
  refused(6012),
  refused(6001),
  responseLost(),
  responseLost('none'),
  new TypeError('bug'),
];

type Move =
  | { readonly kind: 'act'; readonly at: number }
  | { readonly kind: 'settle'; readonly at: number; readonly which: number }
  | { readonly kind: 'advance'; readonly ms: number };

const SPANS = [1, 3_000, 30_000, 600_000];

/** Converts a number to a move: of 13 kinds, 5 are actions, 6 settle a call and 2 advance the clock. */
function toMove(value: number): Move {
  const kind = value % 13;
  const rest = Math.floor(value / 13);
  if (kind < 5) return { kind: 'act', at: rest };
  if (kind < 11) return { kind: 'settle', at: rest % 10, which: Math.floor(rest / 10) };
  return { kind: 'advance', ms: SPANS[rest % SPANS.length] ?? 0 };
}

/** Random moves, numbers as plain numbers because generating records takes longer than running them. */
const moves = fc
  .array(fc.nat(13 * 10 * 1_000), { minLength: 1, maxLength: 16, size: 'max' })
  .map((numbers) => numbers.map(toMove));

/** Creates the list of open calls. A call with an aborted signal counts as cancelled. */
function createOpenCalls() {
  const calls: Open[] = [];
  const callPort: CallPort = (port, signal) =>
    new Promise((resolve, reject) => {
      calls.push({ port, signal, resolve: resolve as Open['resolve'], reject });
    });
  return {
    callPort,
    hasLive: () => calls.some(({ signal }) => !signal?.aborted),
    hasAbortable: () => calls.some(({ signal }) => signal && !signal.aborted),
    takeOldest: () => calls.shift(),
    take: (at: number): Open | undefined => calls.splice(at % Math.max(1, calls.length), 1)[0],
  };
}

/** Creates one run of a flow: its clock, its open calls and the errors of its sagas. */
function createRun<State extends { readonly step: string }>(rehearsal: Rehearsal<State>, visited: Set<string>) {
  const clock = createFakeClock();
  const calls = createOpenCalls();
  const crashes: Error[] = [];
  const flow = rehearsal.open({ callPort: calls.callPort, clock, onError: (error) => crashes.push(error) });

  const settleCall = (call: Open | undefined, which: number) => {
    const good = rehearsal.results[call?.port ?? ''] ?? [undefined];
    const all = [...good, ...good, ...good, ...refusals];
    const result = all[which % all.length];
    if (result instanceof Error) call?.reject(result);
    else call?.resolve(result);
  };
  const check = async () => {
    await flushMicrotasks();
    const { step } = flow.getState();
    visited.add(step);
    ensure(crashes.length === 0, () => `a saga failed: ${crashes[0]?.stack ?? ''}`);
    ensure(!rehearsal.busy.includes(step) || calls.hasLive(), () => `no call is open in ${step}`);
  };

  return {
    playStep: (step: UnknownAction | ScriptResult) => {
      if (isScriptResult(step)) calls.takeOldest()?.resolve(step.result);
      else flow.send(step);
      return check();
    },
    playMove: (move: Move) => {
      if (move.kind === 'settle') settleCall(calls.take(move.at), move.which);
      else if (move.kind === 'advance') clock.advance(move.ms);
      else {
        const action = rehearsal.actions[move.at % rehearsal.actions.length];
        if (action) flow.send(action);
      }
      return check();
    },
    close: async () => {
      flow.send(rehearsal.closing);
      await flushMicrotasks();
      const { step } = flow.getState();
      ensure(step === rehearsal.rest, () => `the step after closing is ${step}`);
      ensure(clock.pending() === 0, () => `${clock.pending()} timers are left`);
      ensure(!calls.hasAbortable(), () => 'an abortable call is still open');
      flow.dispose();
    },
  };
}

const isScriptResult = (step: UnknownAction | ScriptResult): step is ScriptResult => 'result' in step;

/**
 * Runs a flow through random sequences. No step may wait without a call, no saga may fail, and the flow must close without
 * leaving a timer or call.
 *
 * @returns the visited steps
 */
export async function rehearse<State extends { readonly step: string }>(
  rehearsal: Rehearsal<State>,
): Promise<ReadonlySet<string>> {
  const visited = new Set<string>();
  const starts = [[], ...(rehearsal.scripts ?? [])];
  const property = fc.asyncProperty(fc.nat(99), moves, async (chosen, sequence) => {
    const run = createRun(rehearsal, visited);
    for (const step of starts[chosen % starts.length] ?? []) await run.playStep(step);
    for (const move of sequence) await run.playMove(move);
    await run.close();
  });
  await fc.assert(property);
  return visited;
}
