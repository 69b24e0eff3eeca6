import { ApiError, SessionEndedError } from '@pavilion/api-client';
import { deferred } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import { useRead } from '../reads/useRead.ts';
import { renderReads, settle, type Handlers } from '../testing/renderReads.tsx';
import { useWrite, type WriteResult } from './useWrite.ts';

const results: WriteResult<unknown>[] = [];
beforeEach(() => (results.length = 0));

function Remove() {
  const { send, isSending, failure } = useWrite('letter.delete');
  return (
    <button onClick={() => void send({ letterIds: ['1'] }).then((result) => results.push(result))}>
      {isSending ? 'sending' : (failure?.code ?? 'idle')}
    </button>
  );
}

function Unread() {
  const { data } = useRead('letter.getUnreadForType', { userSystem: 1 });
  return <p data-testid="unread">{data?.notice_count ?? '-'}</p>;
}

const shown = () => screen.getByRole('button').textContent;
const click = () => act(async () => screen.getByRole('button').click());
const refusal = new ApiError(6004, { endpointId: 'letter.delete', requestId: 'r', serverMessage: '已删除' });

it('is sending until the response, and then fetches the reads with its tags', async () => {
  const slow = deferred<never>();
  let unread = 2;
  const handlers: Handlers = {
    'letter.delete': () => slow.promise,
    'letter.getUnreadForType': () => ({ notice_count: unread }) as never,
  };
  renderReads(
    <>
      <Remove />
      <Unread />
    </>,
    handlers,
  );
  await settle();
  await click();
  expect([shown(), screen.getByTestId('unread').textContent]).toEqual(['sending', '2']);
  unread = 1;
  await act(async () => slow.resolve({} as never));
  expect([shown(), screen.getByTestId('unread').textContent]).toEqual(['idle', '1']);
  expect(results).toEqual([{ isDone: true, data: {} }]);
});

it('shows the failure until the next call, and never rejects', async () => {
  const responses = [() => Promise.reject(refusal), () => Promise.resolve({} as never)];
  renderReads(<Remove />, { 'letter.delete': () => (responses.shift() as () => Promise<never>)() });
  await click();
  expect(shown()).toBe('6004');
  expect(results).toMatchObject([{ isDone: false, failure: { kind: 'api', code: 6004, serverText: '已删除' } }]);
  await click();
  expect(shown()).toBe('idle');
});

it('is not aborted on unmount', async () => {
  const slow = deferred<never>();
  let signal: AbortSignal | undefined;
  const { unmount } = renderReads(<Remove />, {
    'letter.delete': (_, options) => ((signal = options?.signal), slow.promise),
  });
  await click();
  unmount();
  await act(async () => slow.resolve({} as never));
  expect([signal?.aborted ?? false, results.length]).toEqual([false, 1]);
});

it('F-API-28 drops a call whose session has ended: no failure, no result, and the button works again', async () => {
  const ended = new SessionEndedError({ endpointId: 'letter.delete', requestId: 'r', outcome: 'none' });
  renderReads(<Remove />, { 'letter.delete': () => Promise.reject(ended) });
  await click();
  expect([shown(), results]).toEqual(['idle', []]);
});
