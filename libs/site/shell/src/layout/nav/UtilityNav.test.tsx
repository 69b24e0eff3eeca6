import { sessionActions } from '@pavilion/site-contract';
import { createMemoryStore } from '@pavilion/kernel';
import { renderWithSite } from '@pavilion/site-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { shellMessages } from '../../messages/shellMessages.ts';
import { UtilityNav } from './UtilityNav.tsx';

jest.mock('@pavilion/feature-service', () => ({ loadServiceMark: async () => () => <span>2 unread</span> }));

async function setUp({ token, isMember = false }: { readonly token?: string; readonly isMember?: boolean } = {}) {
  const store = createMemoryStore();
  if (token !== undefined) store.set('service.guest', token);
  const site = await renderWithSite(<UtilityNav />, { messages: [shellMessages], services: { store } });
  if (isMember) act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  const interact = () =>
    act(async () => {
      fireEvent.pointerMove(document);
      for (let at = 0; at < 10; at += 1) await Promise.resolve();
    });
  const listMarked = () => screen.getAllByRole('link').filter((link) => link.textContent.includes('2 unread'));
  return { interact, listMarked };
}

it.each`
  visitor                     | options                | marked
  ${'a member'}               | ${{ isMember: true }}  | ${['客服2 unread']}
  ${'a guest with a chat'}    | ${{ token: 'secret' }} | ${['客服2 unread']}
  ${'a guest without a chat'} | ${{}}                  | ${[]}
`('shows unread replies to $visitor in the link to customer service only', async ({ options, marked }) => {
  const { interact, listMarked } = await setUp(options as object);
  expect(listMarked()).toEqual([]);
  await interact();
  expect(listMarked().map((link) => link.textContent)).toEqual(marked);
});
