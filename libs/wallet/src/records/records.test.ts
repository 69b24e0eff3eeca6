import { deferred, describeWalk, flushMicrotasks } from '@pavilion/testing';
import { schemas } from '@pavilion/api-client/schemas';
import { createRecordsController } from '../cashierControllers.ts';
import { responseLost } from '../testing/callFailure.ts';
import { rehearseController } from '../testing/rehearseController.ts';
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
if (!record) throw new Error('The example response has no record. Add one to `transactions.queryDealRecord`.');
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

describeWalk('WAL-10 records', {
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

describe('transaction record', () => {
  it('WAL-07 F-API-14 the last filter wins, in whatever order responses arrive', async () => {
    const [slow, quick] = [deferred<RecordPage>(), deferred<RecordPage>()];
    const readPage = jest.fn().mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise);
    const flow = createRecordsController({ readPage });
    flow.send(recordsActions.opened(query));
    flow.send(recordsActions.opened({ ...query, type: 'deposit' }));
    quick.resolve({ ...page, total: 2 });
    slow.resolve({ ...page, total: 1 });
    await flushMicrotasks();
    expect(flow.getState()).toMatchObject({ step: 'ready', query: { type: 'deposit' }, page: { total: 2 } });
  });

  it('WAL-07 a failed refresh keeps the records', async () => {
    const readPage = jest.fn().mockResolvedValueOnce(page).mockRejectedValueOnce(responseLost());
    const flow = createRecordsController({ readPage });
    flow.send(recordsActions.opened(query));
    await flushMicrotasks();
    flow.send(recordsActions.refreshRequested());
    await flushMicrotasks();
    expect(flow.getState()).toMatchObject({ step: 'ready', page, failure: { kind: 'transport' } });
  });

  it('WAL-07 adds pages without duplicates and starts again at the first page on refresh', async () => {
    const createPage = (first: number, count: number): RecordPage => ({
      ...page,
      total: 5,
      list: Array.from({ length: count }, (_, at) => ({ ...record, id: `${first + at}` })),
    });
    const readPage = jest
      .fn()
      .mockResolvedValueOnce(createPage(1, 2))
      .mockRejectedValueOnce(responseLost())
      // A record moved to the next page because a new one arrived.
      .mockResolvedValueOnce(createPage(2, 2))
      .mockResolvedValueOnce(createPage(4, 1))
      .mockResolvedValueOnce(createPage(0, 2));
    const flow = createRecordsController({ readPage });
    const readRecords = async (action: ReturnType<typeof recordsActions.moreRequested>) => {
      flow.send(action);
      await flushMicrotasks();
      const state = flow.getState();
      if (state.step !== 'ready') throw new Error(state.step);
      return [state.page.list.map(({ id }) => id).join(), state.isWhole, state.moreFailure?.kind];
    };
    const [more, refresh] = [recordsActions.moreRequested(), recordsActions.refreshRequested()];
    expect(await readRecords(recordsActions.opened({ ...query, pageSize: 2 }) as never)).toEqual([
      '1,2',
      false,
      undefined,
    ]);
    expect(await readRecords(more)).toEqual(['1,2', false, 'transport']);
    expect(await readRecords(more)).toEqual(['1,2,3', false, undefined]);
    expect(await readRecords(more)).toEqual(['1,2,3,4', true, undefined]);
    expect(await readRecords(refresh as never)).toEqual(['0,1', false, undefined]);
    const calls = readPage.mock.calls as readonly [RecordQuery][];
    expect(calls.map(([{ pageNum }]) => pageNum)).toEqual([1, 2, 2, 3, 1]);
  });

  it('WAL-07 every random sequence ends without an open timer or call', async () => {
    const visited = await rehearseController<RecordsState>({
      open: ({ callPort, onError }) =>
        createRecordsController({ readPage: (_query, signal) => callPort('readPage', signal) }, onError),
      actions: [
        recordsActions.opened(query),
        recordsActions.opened({ ...query, type: 'gift' }),
        recordsActions.refreshRequested(),
        recordsActions.moreRequested(),
        recordsActions.left(),
      ],
      results: { readPage: [page] },
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
  `('WAL-07 reads $total records as $rows rows in $pages pages', async ({ total, pages, rows, isCut }) => {
    const readPage = world(total);
    const all = await readAllRecords(readPage, { type: '', status: '' }, signal);
    expect([all.list.length, readPage.mock.calls.length, all.isCut]).toEqual([rows, pages, isCut]);
  });

  it('WAL-07 returns a record once if it moved to the next page', async () => {
    const full = Array.from({ length: 100 }, (_, at) => ({ ...record, id: `${at}` }));
    const readPage = jest
      .fn()
      .mockResolvedValueOnce({ ...page, total: 101, list: full })
      .mockResolvedValueOnce({ ...page, total: 101, list: full.slice(-2) });
    expect((await readAllRecords(readPage, { type: '', status: '' }, signal)).list).toHaveLength(100);
  });
});

describe('formatCsv', () => {
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
  `('WAL-07 writes $cell as $written', ({ cell, written }) => {
    expect(formatCsv([[cell, 'x']])).toBe(`\uFEFF${written},x\r\n`);
  });
});
