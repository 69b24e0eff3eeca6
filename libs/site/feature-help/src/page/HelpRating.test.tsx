import { siteActions } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { TransportError } from '@pavilion/api-client';
import { act, screen, within } from '@testing-library/react';
import type { HelpPageId } from '@pavilion/site-help-content';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

const getButton = (name: string) => screen.getByRole('button', { name });

it('W5 shows no question before the settings of the site have arrived', async () => {
  await renderWithSite(<HelpRating id="rqgl" />, { messages: [helpMessages] });
  expect(screen.queryByRole('group')).toBeNull();
});

it('the question has two options, neither of which is chosen at first', async () => {
  await setUp(['help']);
  const options = within(screen.getByRole('group', { name: '这一页有帮助吗？' })).getAllByRole('button');
  expect(options.map((option) => [option.textContent, option.getAttribute('aria-pressed')])).toEqual([
    ['有帮助', 'false'],
    ['没有', 'false'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('only the latest rating is marked', async () => {
  await setUp(['help']);
  await userEvent.click(getButton('没有'));
  expect(await screen.findByText('谢谢，我们会改进这一页')).toBeVisible();
  expect(getButton('没有')).toHaveAttribute('aria-pressed', 'true');
  expect(getButton('有帮助')).toHaveAttribute('aria-pressed', 'false');
});

it('both options are disabled while a rating is sent', async () => {
  let respond: () => void = () => undefined;
  await setUp(['help'], () => new Promise((resolve) => (respond = () => resolve({}))));
  await userEvent.click(getButton('有帮助'));
  expect(getButton('有帮助')).toBeDisabled();
  expect(getButton('没有')).toBeDisabled();
  expect(getButton('有帮助')).toHaveAttribute('aria-pressed', 'false');
  await act(async () => respond());
  expect(getButton('有帮助')).toBeEnabled();
  expect(getButton('没有')).toBeEnabled();
  expect(getButton('有帮助')).toHaveAttribute('aria-pressed', 'true');
});

it('a failed change of mind keeps the stored rating, and a repeat replaces the failure', async () => {
  let isOffline = false;
  const sent = await setUp(['help'], async () => {
    if (isOffline)
      throw new TransportError('offline', { endpointId: 'help.rate', requestId: 'r', outcome: 'none', attempts: 1 });
    return {};
  });
  await userEvent.click(getButton('有帮助'));
  await screen.findByText('谢谢您的反馈');
  isOffline = true;
  await userEvent.click(getButton('没有'));
  expect(await screen.findByText('没有提交成功，请重试')).toBeVisible();
  expect(screen.queryByText('谢谢您的反馈')).toBeNull();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('有帮助');
  isOffline = false;
  await userEvent.click(getButton('没有'));
  expect(await screen.findByText('谢谢，我们会改进这一页')).toBeVisible();
  expect(screen.queryByText('没有提交成功，请重试')).toBeNull();
  expect(sent).toHaveLength(3);
});

function TwoPages() {
  const [id, setId] = useState<HelpPageId>('rqgl');
  return (
    <>
      <HelpRating id={id} />
      <button type="button" onClick={() => setId('dxqgl')}>
        next
      </button>
    </>
  );
}

it('the rating of one page is not marked on the next', async () => {
  const sent: unknown[] = [];
  const api = createFakeApi({
    'help.rate': (body) => {
      sent.push(body);
      return {};
    },
  });
  const { store } = await renderWithSite(<TwoPages />, { messages: [helpMessages], services: { api } });
  act(() => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, areas: ['help'] })));
  await userEvent.click(getButton('有帮助'));
  await screen.findByText('谢谢您的反馈');
  await userEvent.click(getButton('next'));
  expect(screen.queryByText('谢谢您的反馈')).toBeNull();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await userEvent.click(getButton('没有'));
  await screen.findByText('谢谢，我们会改进这一页');
  expect(sent).toEqual([
    { page: 'rqgl', isHelpful: true },
    { page: 'dxqgl', isHelpful: false },
  ]);
});
