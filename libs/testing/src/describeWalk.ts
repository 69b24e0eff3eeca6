type Action = { readonly type: string; readonly [field: string]: unknown };

/** Target steps by step and event. */
type Table = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

/** A flow with one state for each step and one action for each event. */
export interface Walk<State extends { readonly step: string }, Event extends string> {
  readonly table: Readonly<Record<State['step'], Readonly<Partial<Record<Event, State['step']>>>>>;
  readonly reducer: (state: State | undefined, action: Action) => State;
  readonly states: Readonly<Record<State['step'], State>>;
  readonly actions: Readonly<Record<Event, Action>>;
}

const listSteps = (table: Table, first: string): readonly string[] => {
  const reached = new Set([first]);
  for (const step of reached) for (const next of Object.values(table[step] ?? {})) if (next) reached.add(next);
  return [...reached].sort();
};

/**
 * Declares tests of all steps of a flow with all events, of the reachability of every step, and that actions of other
 * flows change nothing.
 *
 * @param title requirement and name of the flow, for example `AUT-09 loginTable`
 */
export function describeWalk<State extends { readonly step: string }, Event extends string>(
  title: string,
  { table, reducer, states, actions }: Walk<State, Event>,
): void {
  const targets: Table = table;
  const rows = Object.entries<State>(states).flatMap(([step, from]) =>
    Object.entries<Action>(actions).map(([event, action]) => {
      const to = targets[step]?.[event];
      return { step, event, from, action, to: to ?? step, isAccepted: to !== undefined };
    }),
  );

  it.each(rows)(`${title}: $step + $event leads to $to`, ({ from, action, to, isAccepted }) => {
    const after = reducer(from, action);
    expect(after.step).toBe(to);
    if (!isAccepted) expect(after).toBe(from);
  });

  it(`${title}: every step is reachable`, () => {
    const first: string = reducer(undefined, { type: '@@INIT' }).step;
    expect(listSteps(targets, first)).toEqual(Object.keys(states).sort());
  });

  it(`${title}: actions of other flows change nothing`, () => {
    const [flow = ''] = Object.values<Action>(actions).map(({ type }) => type.split('/')[0]);
    for (const state of Object.values<State>(states)) {
      for (const event of ['toString', 'constructor', ''])
        expect(reducer(state, { type: `${flow}/${event}` })).toBe(state);
      for (const event of Object.keys(actions)) expect(reducer(state, { type: `other/${event}` })).toBe(state);
    }
  });
}
