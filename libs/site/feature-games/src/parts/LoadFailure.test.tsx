import { ApiError, toCallFailure, TransportError } from '@pavilion/api-client';
import { errorMessages, uiActions } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { LoadFailure } from './LoadFailure.tsx';

const refusal = (code: number, serverMessage = '') =>
  new ApiError(code, { endpointId: 'venue.lobby', requestId: 'r', serverMessage });
const timeout = new TransportError('timeout', {
  endpointId: 'venue.lobby',
  requestId: 'r',
  outcome: 'none',
  attempts: 1,
});
const titles = ['没有网络', '本栏目维护中', '列表加载失败'];

async function renderFailure(error: Error, isOnline = true) {
  const onRetry = jest.fn();
  const { store } = await renderWithSite(<LoadFailure failure={toCallFailure(error)} onRetry={onRetry} />, {
    messages: [gamesMessages, errorMessages],
  });
  if (!isOnline) act(() => void store.dispatch(uiActions.onlineChanged(false)));
  return { onRetry };
}

it.each([
  ['offline', timeout, false, '没有网络', '网络恢复后会重新加载。'],
  ['offline, after a refusal for maintenance', refusal(6013), false, '没有网络', '网络恢复后会重新加载。'],
  ['maintenance of the site', refusal(6013), true, '本栏目维护中', '资金安全不受影响，维护结束后即可进入。'],
  ['maintenance 6316', refusal(6316), true, '本栏目维护中', '资金安全不受影响，维护结束后即可进入。'],
  ['maintenance of a venue', refusal(6415), true, '本栏目维护中', '资金安全不受影响，维护结束后即可进入。'],
  ['a refusal', refusal(6777, '请稍候'), true, '列表加载失败', /^请稍候.*您的资金不受影响，请稍后再试。$/],
  ['no response', timeout, true, '列表加载失败', /您的资金不受影响，请稍后再试。$/],
])('a list that is not read because of %s shows the reason, and is read again on request', async (...row) => {
  const [, error, isOnline, title, text] = row;
  const { onRetry } = await renderFailure(error, isOnline);
  expect(titles.filter((each) => screen.queryByText(each))).toEqual([title]);
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
