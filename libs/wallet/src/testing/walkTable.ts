import type { FlowTable } from '@pavilion/kernel/flow';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** A flow with one state for each step and one action for each event. */
export interface Walk<State extends { readonly step: string }, Event extends string> {
  readonly table: FlowTable<State['step'], Event>;
  readonly reducer: Reducer<State>;
  readonly states: Readonly<Record<State['step'], State>>;
  readonly actions: Readonly<Record<Event, UnknownAction>>;
}

/** Declares tests of all steps of a table with all events, and a test that every step can be reached. */
export function describeWalk<State extends { readonly step: string }, Event extends string>(
  name: string,
  { table, reducer, states, actions }: Walk<State, Event>,
): void {
  const rows = table as FlowTable<string, string>;
  const walk = Object.entries<State>(states).flatMap(([step, from]) =>
    Object.entries<UnknownAction>(actions).map(([event, action]) => ({
      step,
      event,
      from,
      action,
      to: rows[step]?.[event] ?? step,
      isAccepted: rows[step]?.[event] !== undefined,
    })),
  );
  describe(name, () => {
    it.each(walk)('WAL-10 $step + $event leads to $to', ({ from, action, to, isAccepted }) => {
      const after = reducer(from, action);
      expect(after.step).toBe(to);
      if (!isAccepted) expect(after).toBe(from);
    });

    it('WAL-10 every step is reachable, and actions of other slices change nothing', () => {
      const start: string = reducer(undefined, { type: '@@INIT' }).step;
      const reached = new Set([start]);
      for (const step of reached) for (const next of Object.values(rows[step] ?? {})) if (next) reached.add(next);
      expect([...reached].sort()).toEqual(Object.keys(states).sort());
      for (const state of Object.values<State>(states)) {
        expect(reducer(state, { type: 'other/left' })).toBe(state);
        expect(reducer(state, { type: `${name}/toString` })).toBe(state);
      }
    });
  });
}
