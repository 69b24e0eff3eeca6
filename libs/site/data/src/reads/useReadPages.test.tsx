import { deferred } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { readsChanged } from '../changes/readsChanged.ts';
import { renderReads, settle } from '../testing/renderReads.tsx';
import { useReadPages } from './useReadPages.ts';

const body = { type: 'notice', pageSize: 2 } as const;

/** Creates a server with inbox messages of the given ids, newest first. */
const createServer = (ids: () => readonly number[]) =>
  jest.fn(({ pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number }) => {
    const list = ids().slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return Promise.resolve({ total: ids().length, list: list.map((id) => ({ letterId: String(id) })) } as never);
  });

function Letters() {
  const { data, hasMore, isFetching, failure, readMore } = useReadPages('letter.list', body);
  const ids = data?.flatMap(({ list }) => list.map(({ letterId }) => letterId));
  const parts = [ids?.join(',') ?? '-', hasMore && 'more', isFetching && 'fetching', failure && 'failed'];
  return <button onClick={readMore}>{parts.filter(Boolean).join(' ')}</button>;
}

const shown = () => screen.getByRole('button').textContent;
const click = () => act(async () => screen.getByRole('button').click());

it('reads page after page until the last', async () => {
  const list = createServer(() => [5, 4, 3, 2, 1]);
  renderReads(<Letters />, { 'letter.list': list });
  await settle();
  expect(shown()).toBe('5,4 more');
  await click();
  await click();
  expect(shown()).toBe('5,4,3,2,1');
  await click();
  expect([shown(), list.mock.calls.map(([{ pageNum }]) => pageNum)]).toEqual(['5,4,3,2,1', [1, 2, 3]]);
});

it('fetches `pagesPerFetch` pages at the same time, and none after the last', async () => {
  function ThreeByThree() {
    const { data, hasMore, readMore } = useReadPages('letter.list', body, { pagesPerFetch: 3 });
    const ids = data?.flatMap(({ list }) => list.map(({ letterId }) => letterId));
    return <button onClick={readMore}>{[ids?.join(','), hasMore && 'more'].filter(Boolean).join(' ')}</button>;
  }
  const list = createServer(() => [9, 8, 7, 6, 5, 4, 3, 2, 1]);
  renderReads(<ThreeByThree />, { 'letter.list': list });
  await settle();
  expect(shown()).toBe('9,8 more');
  await click();
  expect(shown()).toBe('9,8,7,6,5,4,3,2 more');
  await click();
  expect(shown()).toBe('9,8,7,6,5,4,3,2,1');
  expect(list.mock.calls.map(([{ pageNum }]) => pageNum)).toEqual([1, 2, 3, 4, 5]);
});

it('reads the next page if it is requested by the render that shows the former one', async () => {
  function AllLetters() {
    const { data, hasMore, isFetching, readMore } = useReadPages('letter.list', body);
    useEffect(() => {
      if (hasMore && !isFetching) readMore();
    }, [hasMore, isFetching, readMore]);
    return <button>{data?.length ?? 0}</button>;
  }
  const list = createServer(() => [5, 4, 3, 2, 1]);
  renderReads(<AllLetters />, { 'letter.list': list });
  await settle();
  expect([shown(), list.mock.calls.map(([{ pageNum }]) => pageNum)]).toEqual(['3', [1, 2, 3]]);
});

it('fetches all pages again after a change, without missing or duplicate entries', async () => {
  let ids = [4, 3, 2, 1];
  const { store } = renderReads(<Letters />, { 'letter.list': createServer(() => ids) });
  await settle();
  await click();
  ids = [5, 4, 3, 2, 1];
  await act(async () => void store.dispatch(readsChanged({ tags: ['letters'] })));
  await settle();
  expect(shown()).toBe('5,4,3,2 more');
});

it('keeps the pages if the next one fails, and reads it again', async () => {
  const list = createServer(() => [4, 3, 2, 1]);
  renderReads(<Letters />, { 'letter.list': list });
  await settle();
  list.mockRejectedValueOnce(new Error('lost'));
  await click();
  expect(shown()).toBe('4,3 more failed');
  await click();
  expect(shown()).toBe('4,3,2,1');
  await settle();
  expect(list.mock.calls.map(([{ pageNum }]) => pageNum)).toEqual([1, 2, 2]);
});

it('F-WAL-14 fetches all pages once more if a change comes during the call for the next page', async () => {
  let ids = [4, 3, 2, 1];
  const slow = deferred<never>();
  const list = createServer(() => ids);
  const { store } = renderReads(<Letters />, { 'letter.list': list });
  await settle();
  list.mockReturnValueOnce(slow.promise);
  await click();
  ids = [9, 4, 3, 2, 1];
  await act(async () => void store.dispatch(readsChanged({ tags: ['letters'] })));
  await act(async () => slow.resolve({ total: 4, list: [{ letterId: '2' }, { letterId: '1' }] } as never));
  await settle();
  expect(shown()).toBe('9,4,3,2 more');
});

it('fetches all pages again if a refetch is requested during the call for the next page', async () => {
  let ids = [4, 3, 2, 1];
  const slow = deferred<never>();
  const list = createServer(() => ids);
  function WithRefetch() {
    const { data, readMore, refetch } = useReadPages('letter.list', body);
    return (
      <>
        <p>{data?.flatMap((page) => page.list.map(({ letterId }) => letterId)).join(',')}</p>
        <button onClick={readMore}>more</button>
        <button onClick={refetch}>again</button>
      </>
    );
  }
  renderReads(<WithRefetch />, { 'letter.list': list });
  await settle();
  list.mockReturnValueOnce(slow.promise);
  act(() => screen.getByText('more').click());
  ids = [9, 4, 3, 2, 1];
  act(() => screen.getByText('again').click());
  await act(async () => slow.resolve({ total: 4, list: [{ letterId: '2' }, { letterId: '1' }] } as never));
  await settle();
  expect(screen.getByRole('paragraph')).toHaveTextContent('9,4,3,2');
});
