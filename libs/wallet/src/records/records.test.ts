import { schemas } from '@pavilion/api-client/schemas';
import { createRecordsController } from '../cashierControllers.ts';
import { unanswered } from '../testing/callFailure.ts';
import { deferred } from '../testing/deferred.ts';
import { microtasks } from '../testing/microtasks.ts';
import { rehearse } from '../testing/rehearse.ts';
import { describeWalk } from '../testing/walkTable.ts';
import { formatCsv } from './formatCsv.ts';
import { EXPORT_MAX, readAllRecords } from './readAllRecords.ts';
import {
  recordsActions,
  recordsReducer,
  recordsTable,
  type RecordPage,
  type RecordQuery,
  type RecordsState,
} from './recordsFlow.ts';

const page: RecordPage = schemas['transactions.queryDealRecord'].example.response;
const [record] = page.list;
if (!record) throw new Error('The example has a record.');
const query: RecordQuery = { type: '', status: '', pageNum: 1, pageSize: 20 };
const failure = { kind: 'transport', messageKey: 'test', reaction: 'show' } as const;

const states: Record<RecordsState['step'], RecordsState> = {
  idle: { step: 'idle' },
  loading: { step: 'loading', query },
  failed: { step: 'failed', query, failure },
  ready: { step: 'ready', query, page, isWhole: true },
  refreshing: { step: 'refreshing', query, page, isWhole: true },
  growing: { step: 'growing', query, page, isWhole: false },
};

describeWalk('records', {
  table: recordsTable,
  reducer: recordsReducer,
  states,
  actions: {
    opened: recordsActions.opened(query),
    refreshRequested: recordsActions.refreshRequested(),
    moreRequested: recordsActions.moreRequested(),
    loaded: recordsActions.loaded(page),
    loadFailed: recordsActions.loadFailed(failure),
    left: recordsActions.left(),
  },
});

describe('the record of transactions', () => {
  it('WAL-07 F-API-14 the filter asked for last wins, whatever order answers come in', async () => {
    const [slow, quick] = [deferred<RecordPage>(), deferred<RecordPage>()];
    const readPage = jest.fn().mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise);
    const flow = createRecordsController({ readPage });
    flow.send(recordsActions.opened(query));
    flow.send(recordsActions.opened({ ...query, type: 'deposit' }));
    quick.resolve({ ...page, total: 2 });
    slow.resolve({ ...page, total: 1 });
    await microtasks();
    expect(flow.getState()).toMatchObject({ step: 'ready', query: { type: 'deposit' }, page: { total: 2 } });
  });

  it('WAL-07 a refresh that failed keeps what was there', async () => {
    const readPage = jest.fn().mockResolvedValueOnce(page).mockRejectedValueOnce(unanswered());
    const flow = createRecordsController({ readPage });
    flow.send(recordsActions.opened(query));
    await microtasks();
    flow.send(recordsActions.refreshRequested());
    await microtasks();
    expect(flow.getState()).toMatchObject({ step: 'ready', page, failure: { kind: 'transport' } });
  });

  it('WAL-07 grows page by page, each record once, and begins anew when refreshed', async () => {
    const pageOf = (first: number, count: number): RecordPage => ({
      ...page,
      total: 5,
      list: Array.from({ length: count }, (_, at) => ({ ...record, id: `${first + at}` })),
    });
    const readPage = jest
      .fn()
      .mockResolvedValueOnce(pageOf(1, 2))
      .mockRejectedValueOnce(unanswered())
      // One has slid down, because another came meanwhile.
      .mockResolvedValueOnce(pageOf(2, 2))
      .mockResolvedValueOnce(pageOf(4, 1))
      .mockResolvedValueOnce(pageOf(0, 2));
    const flow = createRecordsController({ readPage });
    const seen = async (action: ReturnType<typeof recordsActions.moreRequested>) => {
      flow.send(action);
      await microtasks();
      const state = flow.getState();
      if (state.step !== 'ready') throw new Error(state.step);
      return [state.page.list.map(({ id }) => id).join(), state.isWhole, state.moreFailure?.kind];
    };
    const [more, refresh] = [recordsActions.moreRequested(), recordsActions.refreshRequested()];
    expect(await seen(recordsActions.opened({ ...query, pageSize: 2 }) as never)).toEqual(['1,2', false, undefined]);
    expect(await seen(more)).toEqual(['1,2', false, 'transport']);
    expect(await seen(more)).toEqual(['1,2,3', false, undefined]);
    expect(await seen(more)).toEqual(['1,2,3,4', true, undefined]);
    expect(await seen(refresh as never)).toEqual(['0,1', false, undefined]);
    const calls = readPage.mock.calls as readonly [RecordQuery][];
    expect(calls.map(([{ pageNum }]) => pageNum)).toEqual([1, 2, 2, 3, 1]);
  });

  it('WAL-07 every random sequence closes with no timer and no call left', async () => {
    const visited = await rehearse<RecordsState>({
      open: ({ ask, onError }) =>
        createRecordsController({ readPage: (_query, signal) => ask('readPage', signal) }, onError),
      actions: [
        recordsActions.opened(query),
        recordsActions.opened({ ...query, type: 'gift' }),
        recordsActions.refreshRequested(),
        recordsActions.moreRequested(),
        recordsActions.left(),
      ],
      answers: { readPage: [page] },
      busy: ['loading', 'refreshing', 'growing'],
      closing: recordsActions.left(),
      rest: 'idle',
    });
    expect([...visited].sort()).toEqual(Object.keys(states).sort());
  });
});

describe('readAllRecords', () => {
  const world = (total: number) =>
    jest.fn(async ({ pageNum, pageSize }: RecordQuery): Promise<RecordPage> => {
      const from = (pageNum - 1) * pageSize;
      const count = Math.max(0, Math.min(pageSize, total - from));
      return { ...page, total, list: Array.from({ length: count }, (_, at) => ({ ...record, id: `${from + at}` })) };
    });
  const { signal } = new AbortController();

  it.each`
    total              | pages  | rows          | isCut
    ${0}               | ${1}   | ${0}          | ${false}
    ${100}             | ${2}   | ${100}        | ${false}
    ${250}             | ${3}   | ${250}        | ${false}
    ${EXPORT_MAX}      | ${101} | ${EXPORT_MAX} | ${false}
    ${EXPORT_MAX + 50} | ${100} | ${EXPORT_MAX} | ${true}
  `('WAL-07 $total records: $rows rows in $pages pages', async ({ total, pages, rows, isCut }) => {
    const readPage = world(total);
    const all = await readAllRecords(readPage, { type: '', status: '' }, signal);
    expect([all.list.length, readPage.mock.calls.length, all.isCut]).toEqual([rows, pages, isCut]);
  });

  it('WAL-07 a record that slid to the next page stands there once', async () => {
    const full = Array.from({ length: 100 }, (_, at) => ({ ...record, id: `${at}` }));
    const readPage = jest
      .fn()
      .mockResolvedValueOnce({ ...page, total: 101, list: full })
      .mockResolvedValueOnce({ ...page, total: 101, list: full.slice(-2) });
    expect((await readAllRecords(readPage, { type: '', status: '' }, signal)).list).toHaveLength(100);
  });
});

describe('csvText', () => {
  it.each`
    cell            | written
    ${'中国，银行'} | ${'中国，银行'}
    ${'a,b'}        | ${'"a,b"'}
    ${'a"b'}        | ${'"a""b"'}
    ${'a\nb'}       | ${'"a\nb"'}
    ${'=1+1'}       | ${"'=1+1"}
    ${'@sum'}       | ${"'@sum"}
    ${'-cmd'}       | ${"'-cmd"}
    ${'-12.50'}     | ${'-12.50'}
    ${'+3'}         | ${'+3'}
  `('WAL-07 $cell is written $written', ({ cell, written }) => {
    expect(formatCsv([[cell, 'x']])).toBe(`\uFEFF${written},x\r\n`);
  });
});
