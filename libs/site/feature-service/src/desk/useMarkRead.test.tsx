import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { flushMicrotasks } from '@pavilion/testing';
import { act, fireEvent } from '@testing-library/react';
import { useMarkRead } from './useMarkRead.ts';

const TOKEN = '3f0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90';
const ids = (...list: readonly string[]) => list.map((messageId) => ({ messageId }));

async function open({ unread = 1, list = ids('7', '8'), identity = {}, isVisible = true } = {}) {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  const bodies: unknown[] = [];
  function Page() {
    useMarkRead({ unread, list } as never, identity);
    return null;
  }
  const api = createFakeApi({
    'service.markRead': (body) => {
      bodies.push(body);
      return {};
    },
  });
  const view = await renderWithSite(<Page />, { services: { api } });
  await act(flushMicrotasks);
  const change = async (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
    await act(flushMicrotasks);
  };
  return { ...view, bodies, change };
}

afterEach(() => jest.restoreAllMocks());

it('NAV-08 marks the replies up to the last shown message as read', async () => {
  const { bodies } = await open();
  expect(bodies).toEqual([{ messageId: '8' }]);
});

it('NAV-08 marks the replies of a guest with the token', async () => {
  const { bodies } = await open({ identity: { guestToken: TOKEN } });
  expect(bodies).toEqual([{ messageId: '8', guestToken: TOKEN }]);
});

it.each`
  case                      | setting
  ${'without unread reply'} | ${{ unread: 0 }}
  ${'without a message'}    | ${{ list: [] }}
`('NAV-08 marks nothing $case, also when the page is shown again', async ({ setting }) => {
  const { bodies, change } = await open(setting as object);
  await change('visible');
  expect(bodies).toEqual([]);
});

it('NAV-08 replies of a hidden page are unread until the page is shown', async () => {
  const { bodies, change } = await open({ isVisible: false });
  await change('hidden');
  expect(bodies).toEqual([]);
  await change('visible');
  expect(bodies).toEqual([{ messageId: '8' }]);
});

it('NAV-08 marks nothing after the desk is closed', async () => {
  const { bodies, change, unmount } = await open({ isVisible: false });
  unmount();
  await change('visible');
  expect(bodies).toEqual([]);
});
