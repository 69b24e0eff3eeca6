import type { KeyValueStore } from '@pavilion/kernel';
import type { FakeClock } from '@pavilion/kernel/testing';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { assert, asyncProperty, nat } from 'fast-check';
import type { Saga } from 'redux-saga';
import { drawnMoves, type Move } from './drawMoves.ts';
import { openStage } from './openStage.ts';

/** What a fake port is: it waits until the rehearsal answers, late or never, in any order. */
export type Ask = <Answer>(port: string, signal?: AbortSignal) => Promise<Answer>;

/** The stage on which a flow is rehearsed. */
export interface Stage {
  readonly ask: Ask;
  readonly clock: FakeClock;
  readonly store: KeyValueStore;
  readonly report: (error: unknown) => void;
}

/** In a script: what the oldest open call is answered with; an error refuses it. */
export interface Answer {
  readonly answer: unknown;
}

/** A flow, everything a player may do with it, and everything its ports may answer. */
export interface Rehearsal {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly sagas: (stage: Stage) => readonly Saga[];
  readonly actions: readonly UnknownAction[];
  /** Ways from `again` into the depth of the flow, one of which (or none) comes before the random moves: actions and answers. */
  readonly scripts?: readonly (readonly (UnknownAction | Answer)[])[];
  /** Good answers by port. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** Steps in which the flow waits for a call, so that one must be under way. */
  readonly busy: Readonly<Record<string, readonly string[]>>;
  /** Closes whatever is open; every slice is then in one of its `restful` steps. */
  readonly closing: readonly UnknownAction[];
  readonly restful: Readonly<Record<string, readonly string[]>>;
  /** Begins anew, whatever was before; the flow must then call this port: its saga is still alive. */
  readonly again: readonly UnknownAction[];
  readonly asksFor: string;
}

type OpenStage = ReturnType<typeof openStage>;

const isAnswer = (step: UnknownAction | Answer): step is Answer => 'answer' in step;

async function follow(stage: OpenStage, script: readonly (UnknownAction | Answer)[]) {
  for (const step of script) {
    if (isAnswer(step)) await stage.answerOldest(step.answer);
    else await stage.act(step);
  }
}

async function play(stage: OpenStage, { actions }: Rehearsal, moves: readonly Move[]) {
  for (const move of moves) {
    if (move.kind === 'act') await stage.act(actions[move.index % actions.length] ?? { type: 'none' });
    else if (move.kind === 'pass') await stage.pass(move.ms);
    else await stage.answer(move);
  }
}

/** Closes everything and holds the flow to it: at rest, no timer, no call. */
async function close(stage: OpenStage, { closing, restful }: Rehearsal) {
  await stage.refuseUnstoppable();
  for (const action of closing) await stage.act(action);
  for (const [slice, steps] of Object.entries(restful)) {
    if (!steps.includes(stage.stepOf(slice))) throw new Error(`closed, but ${slice} stands in ${stage.stepOf(slice)}`);
  }
  if (stage.timers() > 0) throw new Error(`closed, but ${stage.timers()} timers are left`);
  if (stage.waiting().length > 0) throw new Error(`closed, but ${stage.waiting().join()} go on`);
}

/** One random sequence. */
interface Sequence {
  /** Number that chooses the script before the moves. */
  readonly chosen: number;
  readonly moves: readonly Move[];
}

/** One sequence: mostly from an opened flow (so it could be opened after what was before), now and then from rest. */
async function perform(stage: OpenStage, rehearsal: Rehearsal, { chosen, moves }: Sequence) {
  const { again, asksFor, scripts = [] } = rehearsal;
  const starts = [undefined, [], ...scripts];
  const script = starts[chosen % starts.length];
  if (script) {
    await follow(stage, again);
    if (!stage.waiting().includes(asksFor)) throw new Error(`opened again, but nothing asks for ${asksFor}`);
    await follow(stage, script);
  }
  await play(stage, rehearsal, moves);
  await close(stage, rehearsal);
}

/**
 * Rehearses a flow in random sequences of what players, platform and time may do, in any order, and holds each to one
 * consistent state: nobody waits for nothing, nothing secret stands in the state, and whatever happened the flow closes
 * whole (no timer, no call under way, no rejection unhandled) and can be opened again.
 *
 * All are played in one tab, one after the other; only a sequence that failed is followed, while it is shrunk, by a new tab.
 *
 * @returns the steps that were stood in, `login.editing`, so that a test can say that none was missed
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
  // A macrotask, so that the runner hears of a rejection nobody handled: it fails the test by itself.
  await new Promise((done) => setImmediate(done));
  return visited;
}
