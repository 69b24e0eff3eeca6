import type { Controller } from '@pavilion/kernel/controller';
import { createFakeClock, type FakeClock } from '@pavilion/kernel/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { refused, unanswered } from './callFailure.ts';
import { hold } from './hold.ts';
import { microtasks } from './microtasks.ts';

/** Fake port: its promise settles when the rehearsal chooses, in any order, or never. */
export type Ask = <Answer>(port: string, signal?: AbortSignal) => Promise<Answer>;

/** In a script: the answer to the oldest open call. */
export interface Answer {
  readonly answer: unknown;
}

/** A flow, everything a player may do with it, and everything its ports may answer. */
export interface Rehearsal<State extends { readonly step: string }> {
  readonly open: (stage: {
    readonly ask: Ask;
    readonly clock: FakeClock;
    readonly onError: (error: Error) => void;
  }) => Controller<State>;
  readonly actions: readonly UnknownAction[];
  /** Beginnings that reach deep states: one of them, or none, comes before the random moves. */
  readonly scripts?: readonly (readonly (UnknownAction | Answer)[])[];
  /** Good answers by port. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** Steps in which a call must be under way. */
  readonly busy: readonly string[];
  /** Ends the flow: it then rests in `rest`, with no timer and no call under way that could be given up. */
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
  unanswered(),
  unanswered('none'),
  new TypeError('a bug'),
];

type Move =
  | { readonly kind: 'act'; readonly at: number }
  | { readonly kind: 'answer'; readonly at: number; readonly which: number }
  | { readonly kind: 'pass'; readonly ms: number };

const SPANS = [1, 3_000, 30_000, 600_000];

/** A move out of one number: of thirteen five are deeds of the player, six are answers, two let time pass. */
function moveOf(drawn: number): Move {
  const kind = drawn % 13;
  const rest = Math.floor(drawn / 13);
  if (kind < 5) return { kind: 'act', at: rest };
  if (kind < 11) return { kind: 'answer', at: rest % 10, which: Math.floor(rest / 10) };
  return { kind: 'pass', ms: SPANS[rest % SPANS.length] ?? 0 };
}

/** Random moves, drawn as plain numbers: sequences of records take longer to make than to play. */
const moves = fc
  .array(fc.nat(13 * 10 * 1_000), { minLength: 1, maxLength: 16, size: 'max' })
  .map((drawn) => drawn.map(moveOf));

/** Open calls of a flow. A call whose signal is aborted counts as given up. */
function createOpenCalls() {
  const calls: Open[] = [];
  const ask: Ask = (port, signal) =>
    new Promise((resolve, reject) => {
      calls.push({ port, signal, resolve: resolve as Open['resolve'], reject });
    });
  return {
    ask,
    hasLive: () => calls.some(({ signal }) => !signal?.aborted),
    hasAbortable: () => calls.some(({ signal }) => signal && !signal.aborted),
    takeOldest: () => calls.shift(),
    take: (at: number): Open | undefined => calls.splice(at % Math.max(1, calls.length), 1)[0],
  };
}

/** One run of a flow: its clock, its open calls and the errors of its sagas. */
function createRun<State extends { readonly step: string }>(rehearsal: Rehearsal<State>, visited: Set<string>) {
  const clock = createFakeClock();
  const calls = createOpenCalls();
  const crashes: Error[] = [];
  const flow = rehearsal.open({ ask: calls.ask, clock, onError: (error) => crashes.push(error) });

  const settleCall = (call: Open | undefined, which: number) => {
    const good = rehearsal.answers[call?.port ?? ''] ?? [undefined];
    const all = [...good, ...good, ...good, ...refusals];
    const answer = all[which % all.length];
    if (answer instanceof Error) call?.reject(answer);
    else call?.resolve(answer);
  };
  const check = async () => {
    await microtasks();
    const { step } = flow.getState();
    visited.add(step);
    hold(crashes.length === 0, () => `a saga died: ${crashes[0]?.stack ?? ''}`);
    hold(!rehearsal.busy.includes(step) || calls.hasLive(), () => `it waits in ${step} for nothing`);
  };

  return {
    playStep: (step: UnknownAction | Answer) => {
      if (isAnswer(step)) calls.takeOldest()?.resolve(step.answer);
      else flow.send(step);
      return check();
    },
    playMove: (move: Move) => {
      if (move.kind === 'answer') settleCall(calls.take(move.at), move.which);
      else if (move.kind === 'pass') clock.advance(move.ms);
      else {
        const action = rehearsal.actions[move.at % rehearsal.actions.length];
        if (action) flow.send(action);
      }
      return check();
    },
    close: async () => {
      flow.send(rehearsal.closing);
      await microtasks();
      const { step } = flow.getState();
      hold(step === rehearsal.rest, () => `closed, its step is ${step}`);
      hold(clock.pending() === 0, () => `${clock.pending()} timers are left`);
      hold(!calls.hasAbortable(), () => 'a call goes on that could be given up');
      flow.dispose();
    },
  };
}

const isAnswer = (step: UnknownAction | Answer): step is Answer => 'answer' in step;

/**
 * Rehearses a flow in random sequences: no step waits without a call, no saga dies, and it always closes completely.
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
