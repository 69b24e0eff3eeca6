import { renderWithSite } from '@pavilion/site-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { createHomeFeature } from './index.ts';

const createPart = (text: string) => ({ featureId: 'sports', load: async () => () => <p>{text}</p> });

it('DSK-01 home has the board first, and its sections on scrolling', async () => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
  const { routes, messages } = createHomeFeature({ board: createPart('board'), dock: createPart('dock') });
  const Page = routes?.[0]?.page ?? (() => null);
  expect(routes).toMatchObject([{ path: '/', layout: 'desk' }]);
  await act(() => renderWithSite(<Page />, { messages: messages ?? [] }));
  expect(await screen.findByText('board')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '全部栏目' })).toBeNull();
  await act(async () => void fireEvent.scroll(window));
  expect(await screen.findByRole('heading', { name: '全部栏目' })).toBeVisible();
});
