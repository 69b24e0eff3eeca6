import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure, RequestOf, ResponseOf } from '@pavilion/api-client';
import { type FlowTable, createFlowReducer } from '@pavilion/kernel/flow';
import type { MoneyFailure } from '../failure/moneyFailure.ts';

/** An account withdrawals are paid to; its number is masked everywhere. */
export type PayCard = ResponseOf<'bankCard.withdrawAdd'>;
export type CardKind = PayCard['kind'];
/** An account to be saved. Its number is in no state: it goes out with the command and is forgotten. */
export type NewCard = RequestOf<'bankCard.withdrawAdd'>;
/** What may still be added, of each kind. */
export type AddableCards = ResponseOf<'bankCard.withdrawAddList'>;

/** The saved accounts and what may be added, of one moment (WAL-06). */
export interface SavedAccounts {
  readonly list: readonly PayCard[];
  readonly addable: AddableCards;
}

export type CardsState =
  | { readonly step: 'idle' | 'loading' }
  | { readonly step: 'failed'; readonly failure: CallFailure }
  | { readonly step: 'ready'; readonly facts: SavedAccounts; readonly failure?: MoneyFailure; readonly added?: string }
  | { readonly step: 'adding'; readonly facts: SavedAccounts }
  | { readonly step: 'removing'; readonly facts: SavedAccounts; readonly cardId: string };

export type CardsStep = CardsState['step'];
export type CardsEvent =
  'opened' | 'loaded' | 'loadFailed' | 'addRequested' | 'added' | 'removeRequested' | 'removed' | 'refused' | 'left';

const around = { opened: 'loading', left: 'idle' } as const;

/** Saved accounts as a table: one change at a time, and after each the list is the platform's own. */
export const cardsTable: FlowTable<CardsStep, CardsEvent> = {
  idle: { opened: 'loading' },
  loading: { ...around, loaded: 'ready', loadFailed: 'failed' },
  failed: around,
  ready: { ...around, loaded: 'ready', addRequested: 'adding', removeRequested: 'removing' },
  adding: { ...around, added: 'ready', refused: 'ready' },
  removing: { ...around, removed: 'ready', refused: 'ready' },
};

const event = <Payload = void>(type: CardsEvent) => createAction<Payload>(`cards/${type}`);

/** Commands `opened`, `addRequested`, `removeRequested`, `left`; the rest is the saga's. */
export const cardsActions = {
  opened: event('opened'),
  addRequested: event<NewCard>('addRequested'),
  removeRequested: event<{ readonly cardId: string }>('removeRequested'),
  left: event('left'),
  loaded: event<SavedAccounts>('loaded'),
  loadFailed: event<CallFailure>('loadFailed'),
  added: event<{ readonly facts: SavedAccounts; readonly cardId: string }>('added'),
  removed: event<{ readonly facts: SavedAccounts }>('removed'),
  /** With the list read anew where it could be: an answer may be lost after the change was made. */
  refused: event<{ readonly failure: MoneyFailure; readonly facts?: SavedAccounts }>('refused'),
};

function reduceReady(state: CardsState, action: UnknownAction): CardsState {
  if (cardsActions.loaded.match(action)) return { step: 'ready', facts: action.payload };
  if (cardsActions.added.match(action))
    return { step: 'ready', facts: action.payload.facts, added: action.payload.cardId };
  if (cardsActions.removed.match(action)) return { step: 'ready', facts: action.payload.facts };
  if (!cardsActions.refused.match(action) || !('facts' in state)) return state;
  return { step: 'ready', facts: action.payload.facts ?? state.facts, failure: action.payload.failure };
}

/** The reducer of the saved accounts; mount it under `cards`. */
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
