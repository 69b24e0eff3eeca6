import { flushMicrotasks } from '../flushMicrotasks.ts';
import { createOpenCalls } from './createOpenCalls.ts';
import type { Move } from './drawnMoves.ts';
import type { Rehearsal, RehearsalClock, Script, Slices } from './rehearsal.ts';

/** Throws if a condition is false. It is faster than a matcher, which matters in random sequences. */
function ensure(condition: boolean, describe: () => string): void {
  if (!condition) throw new Error(describe());
}

/** A running flow with its open calls and its clock. Each step ends with a check of all rules. */
export interface Run {
  readonly follow: (script: Script) => Promise<void>;
  readonly play: (moves: readonly Move[]) => Promise<void>;
  /** Opens the flow and requires the call of a port. */
  readonly reopen: () => Promise<void>;
  /** Closes the flow and requires that it is at rest, without a timer or call. */
  readonly close: () => Promise<void>;
  /** Ends the flow and requires that no timer is left. */
  readonly dispose: () => Promise<void>;
}

/** Creates the check of the rules that hold after every step. */
function createCheck<Clock extends RehearsalClock>(rehearsal: Rehearsal<Clock>, visited: Set<string>) {
  const { busy, secrets } = rehearsal;
  const busySlices = Object.entries(busy);
  let checked: Slices | undefined;
  return (slices: Slices, isCalling: () => boolean): void => {
    for (const [slice, steps] of busySlices) {
      const step = slices[slice]?.step ?? '';
      ensure(!steps.includes(step) || isCalling(), () => `${slice} has no open call in ${step}`);
    }
    if (slices === checked) return;
    checked = slices;
    for (const [slice, { step }] of Object.entries(slices)) visited.add(`${slice}.${step}`);
    ensure(!secrets?.test(JSON.stringify(slices)), () => 'the state contains a secret');
  };
}

/** Opens the flow of a rehearsal. The steps that it visits are added to `visited`. */
export function createRun<Clock extends RehearsalClock>(rehearsal: Rehearsal<Clock>, visited: Set<string>): Run {
  const { actions, closing, closingError, rest, reopening } = rehearsal;
  const clock = rehearsal.createClock();
  const calls = createOpenCalls(rehearsal);
  const crashes: Error[] = [];
  const flow = rehearsal.open({ callPort: calls.callPort, clock, onError: (error) => void crashes.push(error) });
  const check = createCheck(rehearsal, visited);

  const perform = async (happen: () => void): Promise<void> => {
    happen();
    await flushMicrotasks();
    ensure(crashes.length === 0, () => `a saga failed: ${crashes[0]?.stack ?? ''}`);
    check(flow.getSlices(), () => calls.listPorts().length > 0);
  };
  const requireNoTimer = (): void => ensure(clock.pending() === 0, () => `${clock.pending()} timers are left`);
  const follow = async (script: Script): Promise<void> => {
    for (const step of script)
      await perform(() => ('result' in step ? calls.settleOldest(step.result) : flow.send(step)));
  };
  const playMove = (move: Move): void => {
    if (move.kind === 'settle') calls.settle(move.which, move.outcome);
    else if (move.kind === 'advance') clock.advance(move.ms);
    else flow.send(actions[move.index % actions.length] ?? { type: 'none' });
  };

  return {
    follow,
    play: async (moves) => {
      for (const move of moves) await perform(() => playMove(move));
    },
    reopen: async () => {
      if (!reopening) return;
      await follow(reopening.actions);
      const { port } = reopening;
      ensure(calls.listPorts().includes(port), () => `opened again, but no call of ${port} is open`);
    },
    close: async () => {
      if (closingError) await perform(() => calls.rejectUnabortable(closingError));
      await follow(closing);
      for (const [slice, steps] of Object.entries(rest)) {
        const step = flow.getSlices()[slice]?.step ?? '';
        ensure(steps.includes(step), () => `closed, but ${slice} is at ${step}`);
      }
      requireNoTimer();
      const isCalling = closingError ? calls.listPorts().length > 0 : calls.hasAbortable();
      ensure(!isCalling, () => `closed, but ${calls.listPorts().join()} are still open`);
      calls.clear();
    },
    dispose: async () => {
      await perform(flow.dispose);
      requireNoTimer();
    },
  };
}
