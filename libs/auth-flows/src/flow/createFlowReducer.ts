import { type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { type FlowTable } from './flowTable.ts';

/** What is known on arriving at each step. An arrival may decline and keep a step the table also knows (a form with errors). */
export type Arrivals<State extends { readonly step: string }> = Readonly<
  Record<State['step'], (state: State, action: UnknownAction) => State>
>;

/** A flow as data: the table says where an event leads, the arrivals what is known there. */
export interface FlowDefinition<State extends { readonly step: string }, Event extends string> {
  /** First part of the action types the flow hears, `login/…`; `auth/…` is heard by every flow. */
  readonly name: string;
  readonly idle: State;
  readonly table: FlowTable<State['step'], Event>;
  readonly arrivals: Arrivals<State>;
}

/** The reducer of a flow: an event that is not in the row of the present step changes nothing, whatever arrives (AUT-10). */
export function createFlowReducer<State extends { readonly step: string }, Event extends string>(
  flow: FlowDefinition<State, Event>,
): Reducer<State> {
  return (state = flow.idle, action) => {
    const row = flow.table[state.step as State['step']];
    const event = eventOf(flow.name, action);
    if (event === undefined || !Object.hasOwn(row, event)) return state;
    const step = row[event as Event] as State['step'];
    return flow.arrivals[step](state, action);
  };
}

function eventOf(name: string, { type }: UnknownAction): string | undefined {
  const [slice, event] = type.split('/');
  return slice === name || slice === 'auth' ? event : undefined;
}
