import { type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { type FlowTable } from './flowTable.ts';

/** A flow as data: the table says where an event leads, the arrivals what is known there. */
export interface FlowDefinition<State extends { readonly step: string }, Event extends string> {
  /** First part of the action types the flow hears, `venueTransfer/…`. */
  readonly name: string;
  readonly idle: State;
  readonly table: FlowTable<State['step'], Event>;
  /** What is known on arriving at each step; the same state again declines. */
  readonly arrivals: Readonly<Record<State['step'], (state: State, action: UnknownAction) => State>>;
}

/** The reducer of a flow: an event that is not in the row of the present step changes nothing, whatever arrives. */
export function createFlowReducer<State extends { readonly step: string }, Event extends string>(
  flow: FlowDefinition<State, Event>,
): Reducer<State> {
  const { name, idle, table, arrivals } = flow;
  return (state = idle, action) => {
    const [slice, event] = action.type.split('/');
    const row: Readonly<Record<string, State['step'] | undefined>> = table[state.step as State['step']];
    if (slice !== name || event === undefined || !Object.hasOwn(row, event)) return state;
    const step = row[event];
    return step === undefined ? state : arrivals[step](state, action);
  };
}
