import { siteActions } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { TransportError } from '@pavilion/api-client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpMessages } from '../messages/helpMessages.ts';
import { HelpRating } from './HelpRating.tsx';

async function setUp(areas: string[], rate: () => Promise<Record<string, never>> = async () => ({})) {
  const sent: unknown[] = [];
  const api = createFakeApi({
    'help.rate': (body) => {
      sent.push(body);
      return rate();
    },
  });
  const { store } = await renderWithSite(<HelpRating id="rqgl" />, { messages: [helpMessages], services: { api } });
  act(() => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, areas })));
  return sent;
}

it('ACT-04 W5 shows no question on a platform that stores no ratings', async () => {
  await setUp([]);
  expect(screen.queryByText('这一页有帮助吗？')).toBeNull();
});

it('ACT-04 sends the rating, marks it, and accepts a change of mind', async () => {
  const sent = await setUp(['help']);
  await userEvent.click(screen.getByRole('button', { name: '有帮助' }));
  expect(await screen.findByText('谢谢您的反馈')).toBeVisible();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('有帮助');
  await userEvent.click(screen.getByRole('button', { name: '没有' }));
  expect(await screen.findByText('谢谢，我们会改进这一页')).toBeVisible();
  expect(sent).toEqual([
    { page: 'rqgl', isHelpful: true },
    { page: 'rqgl', isHelpful: false },
  ]);
});

it('ACT-04 a rating that is not stored is not marked', async () => {
  await setUp(['help'], async () => {
    throw new TransportError('offline', { endpointId: 'help.rate', requestId: 'r', outcome: 'none', attempts: 1 });
  });
  await userEvent.click(screen.getByRole('button', { name: '有帮助' }));
  expect(await screen.findByText('没有提交成功，请重试')).toBeVisible();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});
