import type { Controller } from '@pavilion/kernel/controller';
import { createFakeClock, type FakeClock } from '@pavilion/kernel/testing';
import { rehearse, type Rehearsal, type RehearsalStage } from '@pavilion/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { refused, responseLost } from './callFailure.ts';

/** A flow with one slice, which a controller runs. */
interface ControllerRehearsal<State extends { readonly step: string }> extends Pick<
  Rehearsal<FakeClock>,
  'actions' | 'scripts' | 'results'
> {
  readonly open: (stage: RehearsalStage<FakeClock>) => Controller<State, never>;
  /** Steps in which a call must be in progress. */
  readonly busy: readonly string[];
  /** Ends the flow, which is then at `rest`. */
  readonly closing: UnknownAction;
  readonly rest: string;
}

const failures = [
  refused(6004),
  refused(6012),
  refused(6001),
  responseLost(),
  responseLost('none'),
  new TypeError('bug'),
];

/**
 * Runs a flow through random sequences. A money call cannot be aborted and may be open when the flow is closed.
 *
 * @returns the visited steps
 */
export async function rehearseController<State extends { readonly step: string }>(
  rehearsal: ControllerRehearsal<State>,
): Promise<ReadonlySet<string>> {
  const { open, actions, scripts, results, busy, closing, rest } = rehearsal;
  const visited = await rehearse({
    createClock: createFakeClock,
    open: (stage) => {
      const { send, getState, dispose } = open(stage);
      return { send: send as (action: UnknownAction) => void, getSlices: () => ({ flow: getState() }), dispose };
    },
    actions,
    scripts,
    results,
    failures,
    busy: { flow: busy },
    closing: [closing],
    rest: { flow: [rest] },
  });
  return new Set([...visited].map((step) => step.slice('flow.'.length)));
}
