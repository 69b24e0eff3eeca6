import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import { type FlowTable, createFlowReducer } from '@pavilion/kernel/flow';
import type { CallFailure } from '@pavilion/api-client';

/** Filter of the transaction record and number of a page (WAL-07). */
export type RecordQuery = RequestOf<'transactions.queryDealRecord'>;
/** One page of transactions, and the totals of all pages of the filter. */
export type RecordPage = ResponseOf<'transactions.queryDealRecord'>;

/** One transaction of the record. */
export type TransactionRecord = RecordPage['list'][number];

/** The pages read so far. */
interface LoadedRecords {
  /** Query of the first page; the queries of later pages differ only in `pageNum`. */
  readonly query: RecordQuery;
  /** Totals of the last response, and all records read so far without duplicates. */
  readonly page: RecordPage;
  /** Whether the last page has been read. */
  readonly isWhole: boolean;
}

/** State of the transaction record. */
export type RecordsState =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly query: RecordQuery }
  | { readonly step: 'failed'; readonly query: RecordQuery; readonly failure: CallFailure }
  | (LoadedRecords & {
      readonly step: 'ready';
      /** Failure of the last refresh; the records are from before it. */
      readonly failure?: CallFailure;
      /** Failure of the request for the next page. */
      readonly moreFailure?: CallFailure;
    })
  | (LoadedRecords & { readonly step: 'refreshing' })
  | (LoadedRecords & { readonly step: 'growing' });

export type RecordsStep = RecordsState['step'];
export type RecordsEvent = 'opened' | 'refreshRequested' | 'moreRequested' | 'loaded' | 'loadFailed' | 'left';

const commonTransitions = { opened: 'loading', left: 'idle' } as const;

/** Transition table of the transaction record. A failed refresh keeps the records. A refresh starts at the first page. */
export const recordsTable: FlowTable<RecordsStep, RecordsEvent> = {
  idle: { opened: 'loading' },
  loading: { ...commonTransitions, loaded: 'ready', loadFailed: 'failed' },
  failed: { ...commonTransitions, refreshRequested: 'loading' },
  ready: { ...commonTransitions, refreshRequested: 'refreshing', moreRequested: 'growing' },
  refreshing: { ...commonTransitions, loaded: 'ready', loadFailed: 'ready' },
  growing: { ...commonTransitions, loaded: 'ready', loadFailed: 'ready' },
};

const event = <Payload = void>(type: RecordsEvent) =>
  createAction<Payload, `records/${RecordsEvent}`>(`records/${type}`);

/** Commands are `opened`, `refreshRequested`, `moreRequested` and `left`. The saga dispatches the other actions. */
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

/** Appends a page. A record that moved to the next page, because new ones arrived, is listed once. */
function appendRecords(listed: readonly TransactionRecord[], more: readonly TransactionRecord[]): TransactionRecord[] {
  const known = new Set(listed.map(({ id }) => id));
  return [...listed, ...more.filter(({ id }) => !known.has(id))];
}

function reduceLoaded(state: Exclude<RecordsState, { step: 'idle' }>, page: RecordPage): RecordsState {
  const list = state.step === 'growing' ? appendRecords(state.page.list, page.list) : page.list;
  const isWhole = page.list.length < state.query.pageSize || list.length >= page.total;
  return { step: 'ready', query: state.query, page: { ...page, list }, isWhole };
}

function reduceReady(state: RecordsState, action: UnknownAction): RecordsState {
  if (state.step === 'idle') return state;
  if (recordsActions.loaded.match(action)) return reduceLoaded(state, action.payload);
  if (!recordsActions.loadFailed.match(action) || !('page' in state)) return state;
  const { query, page, isWhole } = state;
  const failures = state.step === 'growing' ? { moreFailure: action.payload } : { failure: action.payload };
  return { step: 'ready', query, page, isWhole, ...failures };
}

const reduceReading =
  (step: 'refreshing' | 'growing') =>
  (state: RecordsState): RecordsState =>
    state.step === 'ready' ? { step, query: state.query, page: state.page, isWhole: state.isWhole } : state;

/** Reducer of the transaction record. Mount it under `records`. */
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
