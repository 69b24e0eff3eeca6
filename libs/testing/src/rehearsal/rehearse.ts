import { assert, asyncProperty, nat } from 'fast-check';
import { settle } from '../settle.ts';
import { createRun } from './createRun.ts';
import { drawnMoves } from './drawnMoves.ts';
import type { Rehearsal, RehearsalClock, Script } from './rehearsal.ts';

/**
 * Runs a flow through random sequences of actions, results and time. After each move no step may wait without a call and
 * no state may contain a secret. After each sequence the flow must close without a timer, call or error.
 *
 * With `reopening` all sequences use the same flow; after a failed sequence a new one is created.
 *
 * @returns the visited steps, such as `login.editing`
 */
export async function rehearse<Clock extends RehearsalClock>(
  rehearsal: Rehearsal<Clock>,
): Promise<ReadonlySet<string>> {
  const { scripts = [], reopening } = rehearsal;
  const visited = new Set<string>();
  const open = () => createRun(rehearsal, visited);
  /** `undefined` is a sequence of a flow that is not opened first. */
  const starts: readonly (Script | undefined)[] = reopening ? [undefined, [], ...scripts] : [[], ...scripts];
  let run = open();
  const property = asyncProperty(nat(99), drawnMoves, async (chosen, moves) => {
    try {
      const script = starts[chosen % starts.length];
      if (script) await run.reopen();
      await run.follow(script ?? []);
      await run.play(moves);
      await run.close();
      if (reopening) return;
      await run.dispose();
      run = open();
    } catch (error) {
      run = open();
      throw error;
    }
  });
  await assert(property);
  await run.dispose();
  // The test runner then receives unhandled rejections and fails the test.
  await settle();
  return visited;
}
