import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure, RequestOf, ResponseOf } from '@pavilion/api-client';
import { type FlowTable, createFlowReducer } from '@pavilion/kernel/flow';
import type { MoneyFailure } from '../moneyAction/moneyFailure.ts';

/** Saved account: a destination of withdrawals. Its number is masked. */
export type SavedAccount = ResponseOf<'bankCard.withdrawAdd'>;

/** Kind of a saved account: bank card, Alipay account or coin address. */
export type CardKind = SavedAccount['kind'];
/** Account to save. Its number is part of the command only and enters no state. */
export type NewAccount = RequestOf<'bankCard.withdrawAdd'>;
/** Kinds of account that can still be added, how many of each, and their issuers. */
export type AddableAccounts = ResponseOf<'bankCard.withdrawAddList'>;

/** Saved accounts and the kinds that can still be added, at one moment (WAL-06). */
export interface SavedAccounts {
  readonly list: readonly SavedAccount[];
  readonly addable: AddableAccounts;
}

/** State of saved accounts. `failure` in `ready` is that of the last change. */
export type CardsState =
  | { readonly step: 'idle' | 'loading' }
  | { readonly step: 'failed'; readonly failure: CallFailure }
  | { readonly step: 'ready'; readonly facts: SavedAccounts; readonly failure?: MoneyFailure; readonly added?: string }
  | { readonly step: 'adding'; readonly facts: SavedAccounts }
  | { readonly step: 'removing'; readonly facts: SavedAccounts; readonly cardId: string };

export type CardsStep = CardsState['step'];
export type CardsEvent =
  'opened' | 'loaded' | 'loadFailed' | 'addRequested' | 'added' | 'removeRequested' | 'removed' | 'refused' | 'left';

const commonTransitions = { opened: 'loading', left: 'idle' } as const;

/** Transition table of saved accounts. One change runs at a time; after it the list is reloaded from the platform. */
export const cardsTable: FlowTable<CardsStep, CardsEvent> = {
  idle: { opened: 'loading' },
  loading: { ...commonTransitions, loaded: 'ready', loadFailed: 'failed' },
  failed: commonTransitions,
  ready: { ...commonTransitions, loaded: 'ready', addRequested: 'adding', removeRequested: 'removing' },
  adding: { ...commonTransitions, added: 'ready', refused: 'ready' },
  removing: { ...commonTransitions, removed: 'ready', refused: 'ready' },
};

const event = <Payload = void>(type: CardsEvent) => createAction<Payload, `cards/${CardsEvent}`>(`cards/${type}`);

/** Commands are `opened`, `addRequested`, `removeRequested` and `left`. The saga dispatches the other actions. */
export const cardsActions = {
  opened: event('opened'),
  addRequested: event<NewAccount>('addRequested'),
  removeRequested: event<{ readonly cardId: string }>('removeRequested'),
  left: event('left'),
  loaded: event<SavedAccounts>('loaded'),
  loadFailed: event<CallFailure>('loadFailed'),
  /** Contains the reloaded list if it could be read, as `removed` does; otherwise the reducer edits the former one. */
  added: event<{ readonly card: SavedAccount; readonly facts?: SavedAccounts }>('added'),
  removed: event<{ readonly facts?: SavedAccounts }>('removed'),
  /** Contains the reloaded list if it could be read, because the platform may have made the change all the same. */
  refused: event<{ readonly failure: MoneyFailure; readonly facts?: SavedAccounts }>('refused'),
};

const withoutCard = ({ list, addable }: SavedAccounts, cardId: string): SavedAccounts => ({
  list: list.filter((card) => card.cardId !== cardId),
  addable,
});

const withCard = (facts: SavedAccounts, card: SavedAccount): SavedAccounts => {
  const { list, addable } = withoutCard(facts, card.cardId);
  return { list: [...list, card], addable };
};

function reduceReady(state: CardsState, action: UnknownAction): CardsState {
  if (cardsActions.loaded.match(action)) return { step: 'ready', facts: action.payload };
  if (!('facts' in state)) return state;
  if (cardsActions.added.match(action)) {
    const { card, facts = withCard(state.facts, card) } = action.payload;
    return { step: 'ready', facts, added: card.cardId };
  }
  if (cardsActions.removed.match(action) && state.step === 'removing')
    return { step: 'ready', facts: action.payload.facts ?? withoutCard(state.facts, state.cardId) };
  if (!cardsActions.refused.match(action)) return state;
  return { step: 'ready', facts: action.payload.facts ?? state.facts, failure: action.payload.failure };
}

/** Reducer of saved accounts. Mount it under `cards`. */
export const cardsReducer = createFlowReducer<CardsState, CardsEvent>({
  name: 'cards',
  idle: { step: 'idle' },
  table: cardsTable,
  reducers: {
    idle: () => ({ step: 'idle' }),
    loading: (state) => (state.step === 'loading' ? state : { step: 'loading' }),
    failed: (state, action) =>
      cardsActions.loadFailed.match(action) ? { step: 'failed', failure: action.payload } : state,
    ready: reduceReady,
    adding: (state) => ('facts' in state ? { step: 'adding', facts: state.facts } : state),
    removing: (state, action) =>
      'facts' in state && cardsActions.removeRequested.match(action)
        ? { step: 'removing', facts: state.facts, cardId: action.payload.cardId }
        : state,
  },
});
