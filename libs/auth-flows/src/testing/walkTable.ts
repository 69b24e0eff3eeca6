import type { FlowTable } from '@pavilion/kernel/flow';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** A flow with one state for each step and one action for each event. */
export interface Walk<State extends { readonly step: string }, Event extends string> {
  readonly table: FlowTable<State['step'], Event>;
  readonly reducer: Reducer<State>;
  readonly states: Readonly<Record<State['step'], State>>;
  readonly actions: Readonly<Record<Event, UnknownAction>>;
}

/** Returns one row for each step and event, with its target step or, if the table has none, the same step. */
export function walkTable<State extends { readonly step: string }, Event extends string>({
  table,
  states,
  actions,
}: Walk<State, Event>) {
  return Object.entries<State>(states).flatMap(([step, from]) =>
    Object.entries<UnknownAction>(actions).map(([event, action]) => {
      const to = (table as FlowTable<string, string>)[step]?.[event];
      return { step, event, from, action, to: to ?? step, isHeard: to !== undefined };
    }),
  );
}

/** Declares tests of all steps of a table with all events (AUT-09), and a test that every step can be reached. */
export function describeWalk<State extends { readonly step: string }, Event extends string>(
  name: string,
  walk: Walk<State, Event>,
): void {
  describe(name, () => {
    it.each(walkTable(walk))('AUT-09 $step + $event leads to $to', ({ from, action, to, isHeard }) => {
      const after = walk.reducer(from, action);
      expect(after.step).toBe(to);
      if (!isHeard) expect(after).toBe(from);
    });

    it('AUT-10 every step is reachable', () => {
      const start = walk.reducer(undefined, { type: '@@INIT' }).step as State['step'];
      const reached = new Set<string>([start]);
      for (const step of reached) {
        const row = (walk.table as FlowTable<string, string>)[step] ?? {};
        for (const next of Object.values(row)) if (next) reached.add(next);
      }
      expect([...reached].sort()).toEqual(Object.keys(walk.states).sort());
    });

    it('AUT-10 actions of other slices change nothing', () => {
      for (const state of Object.values<State>(walk.states)) {
        expect(walk.reducer(state, { type: 'login/toString' })).toBe(state);
        expect(walk.reducer(state, { type: 'other/loginClosed' })).toBe(state);
      }
    });
  });
}
