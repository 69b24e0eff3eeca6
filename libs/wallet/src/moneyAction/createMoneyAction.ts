import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { MoneyFailure } from '../failure/moneyFailure.ts';
import type { PendingMoneyAction, MoneyActionState } from './moneyActionState.ts';
import { moneyActionTable, type MoneyActionEvent } from './moneyActionTable.ts';

/** A wish to move money; `secret` goes out with it and stands in no state, store or log. */
export interface MoneyActionRequest<Draft, Secret> {
  readonly draft: Draft;
  readonly secret?: Secret;
}

/** Actions of one kind of money action, such as `venueTransfer/submitRequested`. */
function createMoneyActions<Draft, Answer, Secret>(name: string) {
  const event = <Payload = void>(type: MoneyActionEvent) => createAction<Payload>(`${name}/${type}`);
  return {
    /** Command: do this. Not heard while one is under way (F-WAL-03). */
    submitRequested: createAction<MoneyActionRequest<Draft, Secret>>(`${name}/submitRequested`),
    /** Command: ask at once about what is under way. */
    askRequested: createAction(`${name}/askRequested`),
    dismissed: event('dismissed'),
    /** The member has gone: what is under way stays kept, and is found again when they are back. */
    memberLeft: event('memberLeft'),
    sent: event<PendingMoneyAction<Draft>>('sent'),
    resumed: event<PendingMoneyAction<Draft>>('resumed'),
    done: event<Answer>('done'),
    heldUp: event<Answer>('heldUp'),
    answerLost: event('answerLost'),
    refused: event<MoneyFailure>('refused'),
  };
}

/** What {@link createMoneyAction} makes. */
export type MoneyActions<Draft, Answer, Secret> = ReturnType<typeof createMoneyActions<Draft, Answer, Secret>>;

/** A kind of money action: its state, its actions and its reducer, all over `moneyActionTable`. */
export interface MoneyAction<Draft, Answer, Secret> {
  readonly name: string;
  readonly idle: MoneyActionState<Draft, Answer>;
  readonly actions: MoneyActions<Draft, Answer, Secret>;
  readonly reducer: ReturnType<typeof createFlowReducer<MoneyActionState<Draft, Answer>, MoneyActionEvent>>;
}

/**
 * Makes a kind of money action: transfer, launch, recycle, deposit, withdrawal, exchange and gifts are seven of one machine.
 *
 * @param name of the slice, and first part of its action types
 */
export function createMoneyAction<Draft, Answer, Secret = never>(name: string): MoneyAction<Draft, Answer, Secret> {
  type State = MoneyActionState<Draft, Answer>;
  const idle: State = { step: 'idle' };
  const getAction = (state: State, action: UnknownAction): PendingMoneyAction<Draft> =>
    state.step === 'idle' || name + '/sent' === action.type || name + '/resumed' === action.type
      ? (action as PayloadAction<PendingMoneyAction<Draft>>).payload
      : state.action;
  const answered = (step: 'pending' | 'done') => (state: State, action: UnknownAction) =>
    'payload' in action && action['payload'] !== undefined
      ? { step, action: getAction(state, action), answer: action['payload'] as Answer }
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
      pending: answered('pending'),
      done: answered('done'),
      refused: (state, action) => ({
        step: 'refused',
        action: getAction(state, action),
        failure: (action as PayloadAction<MoneyFailure>).payload,
      }),
    },
  });
  return { name, idle, actions: createMoneyActions<Draft, Answer, Secret>(name), reducer };
}
