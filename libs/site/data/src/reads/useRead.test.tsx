import { ApiError, SessionEndedError } from '@pavilion/api-client';
import { sessionActions } from '@pavilion/site-contract';
import { deferred } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import { balances } from '../balances/balances.ts';
import { readsChanged } from '../changes/readsChanged.ts';
import { renderReads, settle } from '../testing/renderReads.tsx';
import { createLazyReads } from './createLazyReads.ts';
import { NO_BODY, type ReadOptions } from './readTypes.ts';
import { selectResponse } from './selectResponse.ts';
import { useRead } from './useRead.ts';

const open = { status: 'open', pageNum: 1, pageSize: 50 } as const;
const response = (total: number) => ({ total, list: [] });
/** Responses with the number of calls so far. */
function countCalls() {
  let calls = 0;
  return jest.fn(async () => response((calls += 1)));
}

const never = new Promise<never>(() => undefined);

interface TotalProps {
  readonly name?: string;
  readonly options?: ReadOptions;
  readonly pageNum?: number;
}

function Total({ name = 'total', options, pageNum = 1 }: TotalProps) {
  const { data, failure, isFetching, isLoading, refetch } = useRead(
    'record.betRecordList',
    { ...open, pageNum },
    options,
  );
  const parts = [
    data?.total ?? '-',
    failure && String(failure.reaction),
    isFetching && 'fetching',
    isLoading && 'loading',
  ];
  return (
    <button data-testid={name} onClick={refetch}>
      {parts.filter(Boolean).join(' ')}
    </button>
  );
}

const shown = (name = 'total') => screen.getByTestId(name).textContent;

function setVisibility(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => jest.restoreAllMocks());

describe('sharing and freshness', () => {
  it('shares one call between components with the same arguments', async () => {
    const list = jest.fn(async () => response(3));
    renderReads(
      <>
        <Total name="one" />
        <Total name="two" />
      </>,
      { 'record.betRecordList': list },
    );
    await settle();
    expect([shown('one'), shown('two'), list.mock.calls.length]).toEqual(['3', '3', 1]);
  });

  it('shows a cached response without a call for less than 2 s, an older one with a call', async () => {
    const list = countCalls();
    const { advance, rerender } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    rerender(<p />);
    await advance(1_999);
    rerender(<Total />);
    await settle();
    expect([shown(), list.mock.calls.length]).toEqual(['1', 1]);
    rerender(<p />);
    await advance(1);
    rerender(<Total />);
    expect(shown()).toBe('1 fetching');
    await settle();
    expect(shown()).toBe('2');
  });

  it('keeps a public response for 60 s, and the entry for 60 s after its last use', async () => {
    const notices = jest.fn(async () => ({ total: 0, list: [] }) as never);
    function Notices() {
      const { isLoading } = useRead('advertising.queryNoticeListByPage', { pageNum: 1, pageSize: 5 });
      return <p>{isLoading ? 'loading' : 'ready'}</p>;
    }
    const { advance, rerender, store } = renderReads(<Notices />, { 'advertising.queryNoticeListByPage': notices });
    await settle();
    rerender(<p />);
    await advance(59_999);
    rerender(<Notices />);
    expect([screen.getByText('ready') && 'ready', notices.mock.calls.length]).toEqual(['ready', 1]);
    rerender(<p />);
    await advance(59_999);
    expect(JSON.stringify(store.getState())).toContain('queryNoticeListByPage');
    await advance(1);
    expect(JSON.stringify(store.getState())).not.toContain('queryNoticeListByPage');
  });

  it('F-API-14 reads changed arguments, and a late response of the former ones replaces nothing', async () => {
    const first = deferred<ReturnType<typeof response>>();
    const list = ({ pageNum }: { readonly pageNum: number }) => (pageNum === 1 ? first.promise : response(22));
    const { rerender } = renderReads(<Total />, { 'record.betRecordList': list });
    rerender(<Total pageNum={2} />);
    await settle();
    await act(async () => first.resolve(response(11)));
    expect(shown()).toBe('22');
  });

  it('sends no call for a skipped read and is not loading', async () => {
    function Skipped() {
      const { isLoading } = useRead('record.betRecordList', undefined);
      return <p>{isLoading ? 'loading' : 'skipped'}</p>;
    }
    renderReads(<Skipped />, {});
    expect(screen.getByText('skipped')).toBeVisible();
  });

  it('fetches a response in the other language after a switch', async () => {
    const list = countCalls();
    const { switchLanguage } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    await switchLanguage();
    expect(shown()).toBe('2');
  });
});

describe('cancellation', () => {
  it('F-API-15 aborts the call when the last component unmounts, not before', async () => {
    let signal: AbortSignal | undefined;
    const { rerender } = renderReads(
      <>
        <Total name="one" />
        <Total name="two" />
      </>,
      { 'record.betRecordList': (_, options) => ((signal = options?.signal), never) },
    );
    await settle();
    rerender(<Total name="one" />);
    expect(signal?.aborted).toBe(false);
    rerender(<p />);
    expect(signal?.aborted).toBe(true);
  });

  it('F-API-15 aborts a refetch on unmount and fetches again on mount, whatever the age of the response', async () => {
    const list = jest.fn<Promise<ReturnType<typeof response>>, []>().mockResolvedValueOnce(response(1));
    list.mockReturnValueOnce(never).mockResolvedValueOnce(response(3));
    const { store, rerender } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    await act(async () => void store.dispatch(readsChanged({ tags: ['bets'] })));
    rerender(<p />);
    await settle();
    rerender(<Total />);
    expect(shown()).toBe('1 fetching');
    await settle();
    expect(shown()).toBe('3');
  });

  it('fetches for a component that mounts in the commit in which the last one unmounts', async () => {
    const list = jest.fn<Promise<ReturnType<typeof response>>, []>().mockReturnValueOnce(never);
    list.mockResolvedValueOnce(response(2));
    const { rerender } = renderReads(<Total key="home" />, { 'record.betRecordList': list });
    await settle();
    rerender(<Total key="venue" />);
    expect(shown()).toBe('- fetching loading');
    await settle();
    expect([shown(), list.mock.calls.length]).toEqual(['2', 2]);
  });

  it('fetches again if its polling interval changes during a call', async () => {
    const list = jest.fn<Promise<ReturnType<typeof response>>, []>().mockReturnValueOnce(never);
    list.mockResolvedValueOnce(response(2));
    const { rerender } = renderReads(<Total options={{ pollMs: 5_000 }} />, { 'record.betRecordList': list });
    await settle();
    rerender(<Total options={{ pollMs: 9_000 }} />);
    await settle();
    expect(shown()).toBe('2');
  });

  it('removes an aborted read a minute after its last component unmounted', async () => {
    const { rerender, advance, clock } = renderReads(<Total />, { 'record.betRecordList': () => never });
    await settle();
    rerender(<p />);
    await settle();
    expect(clock.pending()).toBe(1);
    await advance(60_000);
    expect(clock.pending()).toBe(0);
  });
});

describe('polling', () => {
  const polled = <Total options={{ pollMs: 5_000 }} />;

  it('polls 5 s after the former response, and not while a call is in flight', async () => {
    const slow = deferred<ReturnType<typeof response>>();
    const list = jest.fn<Promise<ReturnType<typeof response>>, []>().mockResolvedValueOnce(response(1));
    list.mockReturnValueOnce(slow.promise).mockResolvedValue(response(3));
    const { advance, clock } = renderReads(polled, { 'record.betRecordList': list });
    await settle();
    await advance(4_999);
    expect(list).toHaveBeenCalledTimes(1);
    await advance(1);
    await advance(20_000);
    expect(list).toHaveBeenCalledTimes(2);
    await act(async () => slow.resolve(response(2)));
    await advance(5_000);
    expect([shown(), list.mock.calls.length, clock.pending()]).toEqual(['3', 3, 1]);
  });

  it('stops on a hidden page and fetches when it is visible again', async () => {
    const list = countCalls();
    const { advance } = renderReads(polled, { 'record.betRecordList': list });
    await settle();
    await setVisibility('hidden');
    await advance(60_000);
    expect(list).toHaveBeenCalledTimes(1);
    await setVisibility('visible');
    expect(list).toHaveBeenCalledTimes(2);
    await advance(5_000);
    expect(list).toHaveBeenCalledTimes(3);
  });

  it('polls for two components at the shorter interval, and stops after both unmount', async () => {
    const list = jest.fn(async () => response(1));
    const two = (
      <>
        <Total name="slow" options={{ pollMs: 10_000 }} />
        <Total name="fast" options={{ pollMs: 5_000 }} />
      </>
    );
    const { advance, rerender } = renderReads(two, { 'record.betRecordList': list });
    await settle();
    await advance(5_000);
    await advance(5_000);
    expect(list).toHaveBeenCalledTimes(3);
    rerender(<Total name="slow" options={{ pollMs: 10_000 }} />);
    await advance(9_999);
    expect(list).toHaveBeenCalledTimes(3);
    await advance(1);
    expect(list).toHaveBeenCalledTimes(4);
    rerender(<p />);
    await advance(50_000);
    expect(list).toHaveBeenCalledTimes(4);
  });
});

describe.each(['focus', 'online'])('%s', (event) => {
  it('fetches a response that is too old or failed, and keeps a fresh one', async () => {
    const list = countCalls();
    const { advance } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    await act(async () => window.dispatchEvent(new Event(event)));
    expect(list).toHaveBeenCalledTimes(1);
    await advance(2_000);
    list.mockRejectedValueOnce(new Error('lost'));
    await act(async () => window.dispatchEvent(new Event(event)));
    expect(shown()).toBe('1 show');
    await act(async () => window.dispatchEvent(new Event(event)));
    expect([shown(), list.mock.calls.length]).toEqual(['2', 3]);
  });
});

describe('failures', () => {
  const refusal = new ApiError(6013, { endpointId: 'x', requestId: 'r', serverMessage: '' });

  it('keeps the former response and shows the failure after a failed refetch, until the next response', async () => {
    const list = jest.fn<Promise<ReturnType<typeof response>>, []>().mockResolvedValueOnce(response(5));
    list.mockRejectedValueOnce(refusal).mockResolvedValueOnce(response(6));
    const { store } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    await act(async () => void store.dispatch(readsChanged({ tags: ['bets'] })));
    expect(shown()).toBe('5 maintenance');
    act(() => screen.getByTestId('total').click());
    expect(shown()).toBe('5 maintenance fetching');
    await settle();
    expect(shown()).toBe('6');
  });

  it('F-API-28 shows no failure of a call whose session has ended', async () => {
    const ended = new SessionEndedError({ endpointId: 'x', requestId: 'r', outcome: 'none' });
    const list = jest.fn<Promise<ReturnType<typeof response>>, []>().mockResolvedValueOnce(response(5));
    list.mockRejectedValueOnce(ended);
    const { store } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    await act(async () => void store.dispatch(readsChanged({ tags: ['bets'] })));
    expect([shown(), list.mock.calls.length]).toEqual(['5', 2]);
  });

  it('does not send a second call for a refetch during the same call', async () => {
    const list = jest.fn(() => never);
    renderReads(<Total />, { 'record.betRecordList': list });
    act(() => screen.getByTestId('total').click());
    act(() => screen.getByTestId('total').click());
    await settle();
    expect(list).toHaveBeenCalledTimes(1);
  });
});

describe('changes', () => {
  it('fetches after a call that changes one of its tags, and not after others', async () => {
    const list = countCalls();
    const { api } = renderReads(<Total />, {
      'record.betRecordList': list,
      'sport.placeBet': () => ({}) as never,
      'letter.read': () => ({}) as never,
    });
    await settle();
    await act(() => api.call('letter.read', {} as never));
    expect(shown()).toBe('1');
    await act(() => api.call('sport.placeBet', {} as never));
    expect(shown()).toBe('2');
  });

  it('F-WAL-14 sends one more call for 20 changes during a call', async () => {
    const first = deferred<ReturnType<typeof response>>();
    const list = jest.fn<Promise<ReturnType<typeof response>>, []>().mockReturnValueOnce(first.promise);
    list.mockResolvedValue(response(2));
    const { store } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    act(() => {
      for (let i = 0; i < 20; i += 1) store.dispatch(readsChanged({ tags: ['bets'] }));
    });
    await settle();
    expect(list).toHaveBeenCalledTimes(1);
    await act(async () => first.resolve(response(1)));
    expect([shown(), list.mock.calls.length]).toEqual(['2', 2]);
  });

  it('fetches after a change while another read is slow', async () => {
    const list = countCalls();
    function Slow() {
      return <p>{String(useRead('letter.list', { type: 'notice', pageNum: 1, pageSize: 10 }).isLoading)}</p>;
    }
    const element = (
      <>
        <Slow />
        <Total />
      </>
    );
    const { store } = renderReads(element, { 'record.betRecordList': list, 'letter.list': () => never });
    await settle();
    await act(async () => void store.dispatch(readsChanged({ tags: ['bets'] })));
    expect(shown()).toBe('2');
  });

  it('fetches a changed response without watchers when it is used again, whatever its age', async () => {
    const list = countCalls();
    const { store, rerender } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    rerender(<p />);
    await act(async () => void store.dispatch(readsChanged({ endpointId: 'sport.placeBet' })));
    expect(list).toHaveBeenCalledTimes(1);
    rerender(<Total />);
    await settle();
    expect(shown()).toBe('2');
  });
});

describe('owner', () => {
  const login = (userId: string) => sessionActions.loggedIn({ userId });
  const logout = sessionActions.loggedOut({ reason: 'player' });

  it('F-API-28 aborts the call of the former member and drops its response', async () => {
    const first = deferred<ReturnType<typeof response>>();
    const signals: (AbortSignal | undefined)[] = [];
    const responses = [first.promise, never];
    const { store } = renderReads(<Total />, {
      'record.betRecordList': (_, options) => (signals.push(options?.signal), responses.shift() ?? response(-1)),
    });
    await settle();
    await act(async () => void store.dispatch(logout));
    await act(async () => void store.dispatch(login('b')));
    await act(async () => first.resolve(response(111)));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    expect(shown()).toBe('- fetching loading');
    expect(JSON.stringify(store.getState())).not.toContain('111');
  });

  it('F-API-27 keeps no response after logout, and sends no member read as a guest', async () => {
    const late = deferred<ReturnType<typeof response>>();
    const responses = [Promise.resolve(response(777)), late.promise];
    const list = jest.fn(() => responses.shift() ?? never);
    const { store } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    await act(async () => void store.dispatch(readsChanged({ tags: ['bets'] })));
    await act(async () => void store.dispatch(logout));
    await act(async () => late.resolve(response(111)));
    const kept = JSON.stringify(store.getState());
    expect([kept.includes('777'), kept.includes('111'), list.mock.calls.length]).toEqual([false, false, 2]);
    expect(shown()).toContain('loading');
  });

  it('F-API-28 drops a response that arrived before the member changed', async () => {
    const both = deferred<never>();
    const { store } = renderReads(<Total />, { 'record.betRecordList': () => both.promise });
    await settle();
    await act(async () => {
      both.resolve(response(111) as never);
      store.dispatch(login('b'));
    });
    const reads = (store.getState() as unknown as { reads: { queries: object } }).reads;
    expect(Object.keys(reads.queries).filter((key) => key.includes(' a '))).toEqual([]);
  });

  it('reads again if the same member logs out and in immediately', async () => {
    const list = countCalls();
    const { store } = renderReads(<Total />, { 'record.betRecordList': list });
    await settle();
    await act(async () => {
      store.dispatch(logout);
      store.dispatch(login('a'));
    });
    expect(shown()).toBe('2');
  });

  it('leaves no timer and no call of the former member', async () => {
    const list = jest.fn(async () => response(1));
    const { store, clock, advance } = renderReads(<Total options={{ pollMs: 5_000 }} />, {
      'record.betRecordList': list,
    });
    await settle();
    await act(async () => void store.dispatch(logout));
    expect(clock.pending()).toBe(0);
    await advance(60_000);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('dispose removes listeners and timers', async () => {
    const list = jest.fn(async () => response(1));
    const { cache, clock, countLanguageListeners, advance } = renderReads(<Total options={{ pollMs: 5_000 }} />, {
      'record.betRecordList': list,
    });
    await settle();
    const removed = jest.spyOn(window, 'removeEventListener');
    await act(async () => cache.dispose());
    await advance(60_000);
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect([list.mock.calls.length, clock.pending(), countLanguageListeners()]).toEqual([1, 0, 0]);
    expect(removed.mock.calls.map(([event]) => event)).toEqual(expect.arrayContaining(['focus', 'online']));
  });
});

describe('composed reads', () => {
  const centre = { currency: 'CNY', centerWalletBalance: '10.00', lockMoney: '0.00' } as const;

  function Money() {
    const { data, failure } = useRead(balances, NO_BODY);
    return <p data-testid="total">{data?.centerWalletBalance ?? (failure ? 'failed' : 'loading')}</p>;
  }

  it('resolves when all calls have resolved', async () => {
    const venues = deferred<never>();
    renderReads(<Money />, { 'transfer.getBalance': () => centre, 'venue.allBalance': () => venues.promise });
    await settle();
    expect(shown()).toBe('loading');
    await act(async () => venues.resolve({ list: [], totalMoney: '0.00' } as never));
    expect(shown()).toBe('10.00');
  });

  it('can be selected outside components while mounted', async () => {
    const handlers = {
      'transfer.getBalance': () => centre,
      'venue.allBalance': () => ({ list: [], totalMoney: '0.00' }),
    };
    const { store } = renderReads(<Money />, handlers);
    const select = () => selectResponse(store.getState(), balances, NO_BODY)?.centerWalletBalance;
    expect(select()).toBeUndefined();
    await settle();
    expect(select()).toBe('10.00');
    await act(async () => void store.dispatch(sessionActions.loggedOut({ reason: 'player' })));
    expect(select()).toBeUndefined();
  });

  it('fails as a whole', async () => {
    renderReads(<Money />, {
      'transfer.getBalance': () => centre,
      'venue.allBalance': () => Promise.reject(new Error('lost')),
    });
    await settle();
    expect(shown()).toBe('failed');
  });
});

describe('loading of the cache', () => {
  it('is loading until the code is loaded, and then reads', async () => {
    const code = deferred<void>();
    renderReads(
      <Total />,
      { 'record.betRecordList': () => response(1) },
      { port: (reads) => createLazyReads(() => code.promise.then(reads)) },
    );
    await settle();
    expect(shown()).toBe('- fetching loading');
    await act(async () => code.resolve());
    expect(shown()).toBe('1');
  });

  it('shows a failure if the code cannot be loaded, and loads it again on a refetch', async () => {
    const loads = [() => Promise.reject(new Error('lost'))];
    renderReads(
      <Total />,
      { 'record.betRecordList': () => response(1) },
      {
        port: (reads) => createLazyReads(async () => (await loads.shift()?.(), reads())),
      },
    );
    await settle();
    expect(shown()).toBe('- show');
    await act(async () => screen.getByTestId('total').click());
    expect(shown()).toBe('1');
  });
});
