import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { type CashierFailure } from '../failure/cashierFailure.ts';
import { createFlowReducer } from '../flow/createFlowReducer.ts';
import { type FlowTable } from '../flow/flowTable.ts';

/** Which transactions, and which page of them (WAL-07). */
export type RecordQuery = RequestOf<'transactions.queryDealRecord'>;
/** One page of transactions, and what everything under the filter comes to. */
export type RecordPage = ResponseOf<'transactions.queryDealRecord'>;
export type DealRecord = RecordPage['list'][number];

export type RecordsState =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly query: RecordQuery }
  | { readonly step: 'failed'; readonly query: RecordQuery; readonly failure: CashierFailure }
  | {
      readonly step: 'ready';
      readonly query: RecordQuery;
      readonly page: RecordPage;
      readonly failure?: CashierFailure;
    }
  | { readonly step: 'refreshing'; readonly query: RecordQuery; readonly page: RecordPage };

export type RecordsStep = RecordsState['step'];
export type RecordsEvent = 'opened' | 'refreshRequested' | 'loaded' | 'loadFailed' | 'left';

const around = { opened: 'loading', left: 'idle' } as const;

/** The record of transactions as a table. A refresh that failed keeps what was there, and says that it is old. */
export const recordsTable: FlowTable<RecordsStep, RecordsEvent> = {
  idle: { opened: 'loading' },
  loading: { ...around, loaded: 'ready', loadFailed: 'failed' },
  failed: { ...around, refreshRequested: 'loading' },
  ready: { ...around, refreshRequested: 'refreshing' },
  refreshing: { ...around, loaded: 'ready', loadFailed: 'ready' },
};

const event = <Payload = void>(type: RecordsEvent) => createAction<Payload>(`records/${type}`);

/** Commands `opened` (with a filter and a page), `refreshRequested`, `left`; the rest is the saga's. */
export const recordsActions = {
  opened: event<RecordQuery>('opened'),
  refreshRequested: event('refreshRequested'),
  left: event('left'),
  loaded: event<RecordPage>('loaded'),
  loadFailed: event<CashierFailure>('loadFailed'),
};

function arriveLoading(state: RecordsState, action: UnknownAction): RecordsState {
  if (recordsActions.opened.match(action)) return { step: 'loading', query: action.payload };
  return state.step === 'failed' ? { step: 'loading', query: state.query } : state;
}

function arriveReady(state: RecordsState, action: UnknownAction): RecordsState {
  if (state.step === 'idle') return state;
  const { query } = state;
  if (recordsActions.loaded.match(action)) return { step: 'ready', query, page: action.payload };
  if (!recordsActions.loadFailed.match(action) || !('page' in state)) return state;
  return { step: 'ready', query, page: state.page, failure: action.payload };
}

/** The reducer of the record of transactions; mount it under `records`. */
export const recordsReducer = createFlowReducer<RecordsState, RecordsEvent>({
  name: 'records',
  idle: { step: 'idle' },
  table: recordsTable,
  arrivals: {
    idle: () => ({ step: 'idle' }),
    loading: arriveLoading,
    failed: (state, action) =>
      recordsActions.loadFailed.match(action) && state.step !== 'idle'
        ? { step: 'failed', query: state.query, failure: action.payload }
        : state,
    ready: arriveReady,
    refreshing: (state) =>
      state.step === 'ready' ? { step: 'refreshing', query: state.query, page: state.page } : state,
  },
});
