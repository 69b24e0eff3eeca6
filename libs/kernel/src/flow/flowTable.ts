/**
 * A flow as a table: in which step which event leads where. What is not in a row came too late and does nothing, so that
 * every step answers every event.
 */
export type FlowTable<Step extends string, Event extends string> = Readonly<
  Record<Step, Readonly<Partial<Record<Event, Step>>>>
>;
