/**
 * Transition table of a flow: for each step, the events it accepts and the step each of them leads to. Any other event
 * is ignored.
 */
export type FlowTable<Step extends string, Event extends string> = Readonly<
  Record<Step, Readonly<Partial<Record<Event, Step>>>>
>;
