import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import { type FlowTable, createFlowReducer } from '@pavilion/kernel/flow';
import type { CallFailure } from '@pavilion/api-client';

/** Which transactions, and which page of them (WAL-07). */
export type RecordQuery = RequestOf<'transactions.queryDealRecord'>;
/** One page of transactions, and what everything under the filter comes to. */
export type RecordPage = ResponseOf<'transactions.queryDealRecord'>;
export type TransactionRecord = RecordPage['list'][number];

/** What has been read: the first page, and as many after it as were asked for. */
interface LoadedRecords {
  /** As asked when opened; the pages after it differ in `pageNum` alone. */
  readonly query: RecordQuery;
  /** Totals as last heard, and every record read so far, each once. */
  readonly page: RecordPage;
  /** Nothing comes after these. */
  readonly isWhole: boolean;
}

export type RecordsState =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly query: RecordQuery }
  | { readonly step: 'failed'; readonly query: RecordQuery; readonly failure: CallFailure }
  | (LoadedRecords & {
      readonly step: 'ready';
      /** Why these are old: the refresh failed. */
      readonly failure?: CallFailure;
      /** Why those after these are missing. */
      readonly moreFailure?: CallFailure;
    })
  | (LoadedRecords & { readonly step: 'refreshing' })
  | (LoadedRecords & { readonly step: 'growing' });

export type RecordsStep = RecordsState['step'];
export type RecordsEvent = 'opened' | 'refreshRequested' | 'moreRequested' | 'loaded' | 'loadFailed' | 'left';

const around = { opened: 'loading', left: 'idle' } as const;

/**
 * The record of transactions as a table. A refresh that failed keeps what was there, and says that it is old; it begins at
 * the first page again.
 */
export const recordsTable: FlowTable<RecordsStep, RecordsEvent> = {
  idle: { opened: 'loading' },
  loading: { ...around, loaded: 'ready', loadFailed: 'failed' },
  failed: { ...around, refreshRequested: 'loading' },
  ready: { ...around, refreshRequested: 'refreshing', moreRequested: 'growing' },
  refreshing: { ...around, loaded: 'ready', loadFailed: 'ready' },
  growing: { ...around, loaded: 'ready', loadFailed: 'ready' },
};

const event = <Payload = void>(type: RecordsEvent) => createAction<Payload>(`records/${type}`);

/** Commands `opened` (with a filter and a page), `refreshRequested`, `moreRequested`, `left`; the rest is the saga's. */
export const recordsActions = {
  opened: event<RecordQuery>('opened'),
  refreshRequested: event('refreshRequested'),
  moreRequested: event('moreRequested'),
  left: event('left'),
  loaded: event<RecordPage>('loaded'),
  loadFailed: event<CallFailure>('loadFailed'),
};

function reduceLoading(state: RecordsState, action: UnknownAction): RecordsState {
  if (recordsActions.opened.match(action)) return { step: 'loading', query: action.payload };
  return state.step === 'failed' ? { step: 'loading', query: state.query } : state;
}

/** A record that slid to the next page, because others came meanwhile, stands there once. */
function joined(held: readonly TransactionRecord[], more: readonly TransactionRecord[]): TransactionRecord[] {
  const known = new Set(held.map(({ id }) => id));
  return [...held, ...more.filter(({ id }) => !known.has(id))];
}

function received(state: Exclude<RecordsState, { step: 'idle' }>, page: RecordPage): RecordsState {
  const list = state.step === 'growing' ? joined(state.page.list, page.list) : page.list;
  const isWhole = page.list.length < state.query.pageSize || list.length >= page.total;
  return { step: 'ready', query: state.query, page: { ...page, list }, isWhole };
}

function reduceReady(state: RecordsState, action: UnknownAction): RecordsState {
  if (state.step === 'idle') return state;
  if (recordsActions.loaded.match(action)) return received(state, action.payload);
  if (!recordsActions.loadFailed.match(action) || !('page' in state)) return state;
  const { query, page, isWhole } = state;
  const why = state.step === 'growing' ? { moreFailure: action.payload } : { failure: action.payload };
  return { step: 'ready', query, page, isWhole, ...why };
}

const reduceReading =
  (step: 'refreshing' | 'growing') =>
  (state: RecordsState): RecordsState =>
    state.step === 'ready' ? { step, query: state.query, page: state.page, isWhole: state.isWhole } : state;

/** The reducer of the record of transactions; mount it under `records`. */
export const recordsReducer = createFlowReducer<RecordsState, RecordsEvent>({
  name: 'records',
  idle: { step: 'idle' },
  table: recordsTable,
  reducers: {
    idle: () => ({ step: 'idle' }),
    loading: reduceLoading,
    failed: (state, action) =>
      recordsActions.loadFailed.match(action) && state.step !== 'idle'
        ? { step: 'failed', query: state.query, failure: action.payload }
        : state,
    ready: reduceReady,
    refreshing: reduceReading('refreshing'),
    growing: reduceReading('growing'),
  },
});
