import { createMemoryStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { flushMicrotasks } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { ServiceMark } from './ServiceMark.tsx';

const TOKEN = '3f0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90';

interface Options {
  readonly unread?: number;
  readonly site?: object;
  readonly userId?: string;
  readonly token?: string;
}

async function open({ unread = 1, site = { areas: ['service'] }, userId = '', token = '' }: Options = {}) {
  const store = createMemoryStore();
  const clock = createFakeClock();
  if (token !== '') store.set('service.guest', token);
  const read = jest.fn(() => ({ unread }));
  const view = await renderWithSite(<ServiceMark />, {
    messages: [serviceMessages],
    services: { api: createFakeApi({ 'service.unread': read }), store, clock },
    state: { site, session: userId === '' ? { status: 'guest' } : { status: 'member', userId } } as never,
  });
  await act(flushMicrotasks);
  return { ...view, read, clock };
}

it.each`
  unread | text
  ${1}   | ${'1'}
  ${99}  | ${'99'}
  ${100} | ${'99+'}
`('NAV-08 shows $unread unread replies as $text, with the exact count in the accessible name', async (row) => {
  const { unread, text } = row as { readonly unread: number; readonly text: string };
  await open({ unread, userId: '7' });
  expect(screen.getByLabelText(`${unread} 条未读回复`)).toHaveTextContent(new RegExp(`^${text.replace('+', '\\+')}$`));
});

it('NAV-08 shows no number if all replies are read', async () => {
  const { container, read } = await open({ unread: 0, userId: '7' });
  expect(read).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
});

it.each`
  player                     | userId | token    | body
  ${'a member'}              | ${'7'} | ${''}    | ${{}}
  ${'a member with a token'} | ${'7'} | ${TOKEN} | ${{}}
  ${'a guest with a token'}  | ${''}  | ${TOKEN} | ${{ guestToken: TOKEN }}
`('NAV-08 reads the count of $player with the body $body', async ({ userId, token, body }) => {
  const { read } = await open({ userId, token });
  expect(read.mock.calls.map((call: readonly unknown[]) => call[0])).toEqual([body]);
  expect(screen.getByText('1')).toBeVisible();
});

it.each`
  case                                   | setting
  ${'of a guest without a conversation'} | ${{}}
  ${'on a platform without the area'}    | ${{ site: { areas: [] }, userId: '7' }}
  ${'before the settings are loaded'}    | ${{ site: {}, userId: '7' }}
`('NAV-08 W5 reads no count $case', async ({ setting }) => {
  const { read, container } = await open(setting as object);
  expect(read).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

it('NAV-08 reads the count again every 30 seconds', async () => {
  const { read, clock } = await open({ userId: '7' });
  await act(() => clock.advanceAsync(29_000));
  expect(read).toHaveBeenCalledTimes(1);
  await act(() => clock.advanceAsync(1_000));
  expect(read).toHaveBeenCalledTimes(2);
});
