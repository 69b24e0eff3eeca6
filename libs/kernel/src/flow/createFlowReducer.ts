import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { FlowTable } from './flowTable.ts';

/** What is known on arriving at each step. An arrival may decline and keep a step the table also knows (a form with errors). */
export type FlowStepReducers<State extends { readonly step: string }> = Readonly<
  Record<State['step'], (state: State, action: UnknownAction) => State>
>;

/** A flow as data: the table says where an event leads, the arrivals what is known there. */
export interface FlowDefinition<State extends { readonly step: string }, Event extends string> {
  /** First part of the action types the flow hears, `login/…`. */
  readonly name: string;
  /** First part of the types of a family of flows, which each of them hears too, `auth/…`. */
  readonly family?: string;
  readonly idle: State;
  readonly table: FlowTable<State['step'], Event>;
  readonly reducers: FlowStepReducers<State>;
}

/** The reducer of a flow: an event that is not in the row of the present step changes nothing, whatever arrives (AUT-10). */
export function createFlowReducer<State extends { readonly step: string }, Event extends string>({
  name,
  family,
  idle,
  table,
  reducers,
}: FlowDefinition<State, Event>): Reducer<State> {
  return (state = idle, action) => {
    const [slice, event] = action.type.split('/');
    const row: Readonly<Record<string, State['step'] | undefined>> = table[state.step as State['step']];
    const isRelevant = slice === name || (family !== undefined && slice === family);
    if (!isRelevant || event === undefined || !Object.hasOwn(row, event)) return state;
    const step = row[event];
    return step === undefined ? state : reducers[step](state, action);
  };
}
