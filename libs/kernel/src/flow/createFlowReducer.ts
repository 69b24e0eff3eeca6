import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { FlowTable } from './flowTable.ts';

/**
 * Reducers by target step: each builds the state of its step from the previous state and the action. A reducer may
 * return the state of another step in the table, for example to keep a form that has errors.
 */
export type FlowStepReducers<State extends { readonly step: string }> = Readonly<
  Record<State['step'], (state: State, action: UnknownAction) => State>
>;

/** Definition of a flow: the table maps events to steps, the reducers build the state of each step. */
export interface FlowDefinition<State extends { readonly step: string }, Event extends string> {
  /** Prefix of the flow's action types: `login` for `login/…`. */
  readonly name: string;
  /** Second prefix, shared by several flows: `auth` for `auth/…`. */
  readonly family?: string;
  readonly idle: State;
  readonly table: FlowTable<State['step'], Event>;
  readonly reducers: FlowStepReducers<State>;
}

/** Creates the reducer of a flow. An event without an entry in the row of the current step changes nothing (AUT-10). */
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
