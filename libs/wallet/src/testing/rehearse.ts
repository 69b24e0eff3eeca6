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

/**
 * Rehearses a flow in random sequences: nobody waits for nothing, no saga dies, and whatever happened it closes whole.
 *
 * @returns the steps that were stood in
 */
export async function rehearse<State extends { readonly step: string }>(
  rehearsal: Rehearsal<State>,
): Promise<ReadonlySet<string>> {
  const visited = new Set<string>();
  const starts = [[], ...(rehearsal.scripts ?? [])];
  const property = fc.asyncProperty(fc.nat(99), moves, async (chosen, sequence) => {
    const clock = createFakeClock();
    const calls: Open[] = [];
    const crashes: Error[] = [];
    const ask: Ask = (port, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ port, signal, resolve: resolve as Open['resolve'], reject });
      });
    const live = () => calls.filter(({ signal }) => !signal?.aborted);
    const flow = rehearsal.open({ ask, clock, onError: (error) => crashes.push(error) });
    const check = () => {
      const { step } = flow.getState();
      visited.add(step);
      hold(crashes.length === 0, () => `a saga died: ${crashes[0]?.stack ?? ''}`);
      hold(!rehearsal.busy.includes(step) || live().length > 0, () => `it waits in ${step} for nothing`);
    };
    for (const step of starts[chosen % starts.length] ?? []) {
      if ('answer' in step) calls.shift()?.resolve(step.answer);
      else flow.send(step as UnknownAction);
      await microtasks();
      check();
    }
    for (const move of sequence) {
      if (move.kind === 'act') flow.send(rehearsal.actions[move.at % rehearsal.actions.length] as UnknownAction);
      else if (move.kind === 'pass') clock.pass(move.ms);
      else {
        const [call] = calls.splice(move.at % Math.max(1, calls.length), 1);
        const good = rehearsal.answers[call?.port ?? ''] ?? [undefined];
        const all = [...good, ...good, ...good, ...refusals];
        const answer = all[move.which % all.length];
        if (answer instanceof Error) call?.reject(answer);
        else call?.resolve(answer);
      }
      await microtasks();
      check();
    }
    flow.send(rehearsal.closing);
    await microtasks();
    const { step } = flow.getState();
    hold(step === rehearsal.rest, () => `closed, it stands in ${step}`);
    hold(clock.pending() === 0, () => `${clock.pending()} timers are left`);
    hold(!calls.some(({ signal }) => signal && !signal.aborted), () => 'a call goes on that could be given up');
    flow.dispose();
  });
  await fc.assert(property);
  return visited;
}
