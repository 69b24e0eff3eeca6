import { createSecret, type Secret as SecretReference } from '@pavilion/kernel';
import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { MoneyFailure } from './moneyFailure.ts';
import type { PendingMoneyAction, MoneyActionState } from './moneyActionState.ts';
import { moneyActionTable, type MoneyActionEvent } from './moneyActionTable.ts';

/** Request for a money action. `secret` is sent with it and is never part of a state, store or log. */
export interface MoneyActionRequest<Draft, Secret> {
  readonly draft: Draft;
  readonly secret?: Secret;
}

/** Payload of `submitRequested`: the draft, and a reference to the secret, which no action contains (I7). */
export interface RequestedMoneyAction<Draft, Secret> {
  readonly draft: Draft;
  readonly secret?: SecretReference<Secret>;
}

/** Creates the actions of one kind of money action, such as `venueTransfer/submitRequested`. */
function createMoneyActions<Draft, Result, Secret>(name: string) {
  const event = <Payload = void>(type: MoneyActionEvent) =>
    createAction<Payload, `${string}/${MoneyActionEvent}`>(`${name}/${type}`);
  return {
    /** Command: start a money action. Ignored while one is in progress (F-WAL-03). */
    submitRequested: createAction(
      `${name}/submitRequested`,
      ({ draft, secret }: MoneyActionRequest<Draft, Secret>): { payload: RequestedMoneyAction<Draft, Secret> } => ({
        payload: { draft, ...(secret !== undefined && { secret: createSecret(secret) }) },
      }),
    ),
    /** Command: query the outcome of the action in progress without waiting for the next poll. */
    outcomeQueryRequested: createAction(`${name}/outcomeQueryRequested`),
    dismissed: event('dismissed'),
    /** The member logged out. A pending action stays stored and is resumed after the next login. */
    memberLeft: event('memberLeft'),
    sent: event<PendingMoneyAction<Draft>>('sent'),
    resumed: event<PendingMoneyAction<Draft>>('resumed'),
    done: event<Result>('done'),
    outcomePending: event<Result>('outcomePending'),
    responseLost: event('responseLost'),
    refused: event<MoneyFailure>('refused'),
  };
}

/** Actions of a {@link MoneyAction}. */
export type MoneyActions<Draft, Result, Secret> = ReturnType<typeof createMoneyActions<Draft, Result, Secret>>;

/** Kind of money action: its state, actions and reducer, based on `moneyActionTable`. */
export interface MoneyAction<Draft, Result, Secret> {
  readonly name: string;
  readonly idle: MoneyActionState<Draft, Result>;
  readonly actions: MoneyActions<Draft, Result, Secret>;
  readonly reducer: ReturnType<typeof createFlowReducer<MoneyActionState<Draft, Result>, MoneyActionEvent>>;
}

/**
 * Creates a kind of money action, such as transfer, launch, recall, deposit, withdrawal, exchange or gift.
 *
 * @param name name of the slice and prefix of its action types
 */
export function createMoneyAction<Draft, Result, Secret = never>(name: string): MoneyAction<Draft, Result, Secret> {
  type State = MoneyActionState<Draft, Result>;
  const idle: State = { step: 'idle' };
  const getAction = (state: State, action: UnknownAction): PendingMoneyAction<Draft> =>
    state.step === 'idle' || name + '/sent' === action.type || name + '/resumed' === action.type
      ? (action as PayloadAction<PendingMoneyAction<Draft>>).payload
      : state.action;
  const createResponseReducer = (step: 'pending' | 'done') => (state: State, action: UnknownAction) =>
    'payload' in action && action['payload'] !== undefined
      ? { step, action: getAction(state, action), response: action['payload'] as Result }
      : state;
  const reducer = createFlowReducer<State, MoneyActionEvent>({
    name,
    idle,
    table: moneyActionTable,
    reducers: {
      idle: () => idle,
      sending: (state, action) => ({ step: 'sending', action: getAction(state, action) }),
      unknown: (state, action) =>
        state.step === 'unknown' ? state : { step: 'unknown', action: getAction(state, action) },
      pending: createResponseReducer('pending'),
      done: createResponseReducer('done'),
      refused: (state, action) => ({
        step: 'refused',
        action: getAction(state, action),
        failure: (action as PayloadAction<MoneyFailure>).payload,
      }),
    },
  });
  return { name, idle, actions: createMoneyActions<Draft, Result, Secret>(name), reducer };
}
