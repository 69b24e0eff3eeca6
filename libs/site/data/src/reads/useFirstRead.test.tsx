import { sessionActions } from '@pavilion/site-contract';
import { deferred } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import { readsChanged } from '../changes/readsChanged.ts';
import { renderReads, settle } from '../testing/renderReads.tsx';
import { createLazyReads } from './createLazyReads.ts';
import type { ReadsPort } from './readTypes.ts';
import { useFirstRead } from './useFirstRead.ts';
import { useRead } from './useRead.ts';

const NEWEST = { pageNum: 1, pageSize: 5 };
type Response = { readonly total: number; readonly list: [] };
const response = (total: number): Response => ({ total, list: [] });

function Notices() {
  const { data, failure, isLoading } = useFirstRead('advertising.queryNoticeListByPage', NEWEST);
  return (
    <p data-testid="notices">
      {data?.total} {failure && 'failed'} {isLoading && 'loading'}
    </p>
  );
}

const shown = () => screen.getByTestId('notices').textContent?.trim();
const interact = (event = 'pointermove') => act(async () => window.dispatchEvent(new Event(event)));

/** Renders the read of a guest. The cache's code is loaded when something loads it. */
async function renderFirst(list: () => Promise<Response> = countCalls(), { code = Promise.resolve() } = {}) {
  let port: ReadsPort | undefined;
  const loadCode = jest.fn(() => code);
  const view = renderReads(
    <Notices />,
    { 'advertising.queryNoticeListByPage': list },
    { userId: '', port: (cache) => (port ??= createLazyReads(() => loadCode().then(cache))) },
  );
  await settle();
  return { ...view, loadCode, loadCache: () => act(async () => void (await port?.load())) };
}

/** Responses with the number of calls so far. */
function countCalls() {
  let calls = 0;
  return jest.fn(async () => response((calls += 1)));
}

it('shows the response without loading the cache', async () => {
  const { loadCode, advance } = await renderFirst();
  await advance(600_000);
  expect([shown(), loadCode.mock.calls.length]).toEqual(['1', 0]);
});

it.each(['pointermove', 'keydown', 'touchstart', 'scroll'])(
  'loads the cache once after %s, and the cache takes over the response without a call',
  async (event) => {
    const list = countCalls();
    const { loadCode, store } = await renderFirst(list);
    await interact(event);
    await interact(event);
    expect([shown(), loadCode.mock.calls.length, list.mock.calls.length]).toEqual(['1', 1, 1]);
    await act(async () => void store.dispatch(readsChanged({ tags: ['notices'] })));
    expect(shown()).toBe('2');
  },
);

it('the cache takes over when something else loads it', async () => {
  const list = countCalls();
  const { store, loadCache } = await renderFirst(list);
  await loadCache();
  expect([shown(), list.mock.calls.length]).toEqual(['1', 1]);
  await act(async () => void store.dispatch(readsChanged({ tags: ['notices'] })));
  expect(shown()).toBe('2');
});

it('shares the response with other components once the cache has it', async () => {
  const list = countCalls();
  const { rerender } = await renderFirst(list);
  await interact();
  function Total() {
    return <b>{useRead('advertising.queryNoticeListByPage', NEWEST).data?.total}</b>;
  }
  rerender(
    <>
      <Notices />
      <Total />
    </>,
  );
  await settle();
  expect([screen.getByText('1', { selector: 'b' }) && 1, list.mock.calls.length]).toEqual([1, 1]);
});

it('fetches a response that is too old when the cache takes it over, and shows it meanwhile', async () => {
  const list = countCalls();
  const { advance } = await renderFirst(list);
  await advance(60_000);
  const late = deferred<Response>();
  list.mockReturnValueOnce(late.promise);
  await interact();
  expect([shown(), list.mock.calls.length]).toEqual(['1', 2]);
  await act(async () => late.resolve(response(7)));
  expect(shown()).toBe('7');
});

it('EDN-03 fetches the texts of the other language if the first interaction switches it', async () => {
  const list = countCalls();
  const { switchLanguage } = await renderFirst(list);
  await switchLanguage();
  expect(shown()).toBe('1');
  await interact();
  expect([shown(), list.mock.calls.length]).toEqual(['2', 2]);
});

it('EDN-03 fetches the texts of the other language once the cache has taken over', async () => {
  const list = countCalls();
  const { switchLanguage } = await renderFirst(list);
  await interact();
  await switchLanguage();
  expect([shown(), list.mock.calls.length]).toEqual(['2', 2]);
});

it('sends one call if the visitor interacts before the response', async () => {
  const late = deferred<Response>();
  const list = jest.fn(() => late.promise);
  await renderFirst(list);
  await interact();
  expect([shown(), list.mock.calls.length]).toEqual(['loading', 1]);
  await act(async () => late.resolve(response(3)));
  expect([shown(), list.mock.calls.length]).toEqual(['3', 1]);
});

it('shows a failure, and reads again at the first interaction', async () => {
  const list = countCalls();
  list.mockRejectedValueOnce(new Error('lost'));
  await renderFirst(list);
  expect(shown()).toBe('failed');
  await interact();
  expect(shown()).toBe('1');
});

it('keeps the response if the code of the cache cannot be loaded', async () => {
  await renderFirst(countCalls(), { code: Promise.reject(new Error('lost')) });
  await interact();
  expect(shown()).toBe('1');
});

it('F-API-15 aborts the call on unmount', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { unmount } = renderReads(
    <Notices />,
    {
      'advertising.queryNoticeListByPage': (_, options) => (
        signals.push(options?.signal),
        new Promise<never>(() => undefined)
      ),
    },
    { userId: '', port: () => createLazyReads(() => new Promise(() => undefined)) },
  );
  await settle();
  unmount();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

it('F-API-28 discards the response of the guest after a login', async () => {
  const list = countCalls();
  const { store, loadCache } = await renderFirst(list);
  await act(async () => void store.dispatch(sessionActions.loggedIn({ userId: 'b' })));
  expect(shown()).toBe('loading');
  await loadCache();
  expect([shown(), list.mock.calls.length]).toEqual(['2', 2]);
});

it('reads from the cache if it is loaded already', async () => {
  const list = countCalls();
  renderReads(<Notices />, { 'advertising.queryNoticeListByPage': list }, { userId: '' });
  await settle();
  expect([shown(), list.mock.calls.length]).toEqual(['1', 1]);
});
