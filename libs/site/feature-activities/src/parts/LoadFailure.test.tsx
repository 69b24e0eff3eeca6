import { ApiError, toCallFailure, TransportError, type CallFailure } from '@pavilion/api-client';
import { uiActions } from '@pavilion/site-contract';
import { act, screen } from '@testing-library/react';
import { renderPart, type PartOptions } from '../testing/renderPart.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const call = { endpointId: 'promotion.config', requestId: 'r' } as const;
const refusal = new ApiError(6004, { ...call, serverMessage: '请联系在线客服', data: {} });
const lost = new TransportError('timeout', { ...call, outcome: 'unknown', attempts: 1 });

async function renderFailure(failure: CallFailure, isFetching = false, options: PartOptions = {}) {
  const onRetry = jest.fn();
  const site = await renderPart(<LoadFailure failure={failure} isFetching={isFetching} onRetry={onRetry} />, options);
  return { ...site, onRetry };
}

it.each`
  locale     | failed            | offline         | hint                    | retry
  ${'zh-CN'} | ${'没有读取成功'} | ${'网络已断开'} | ${'恢复连接后请重试。'} | ${'重试'}
  ${'zh-TW'} | ${'讀取失敗'}     | ${'網路已中斷'} | ${''}                   | ${''}
`('ERR-09 shows a failed read with a retry, and an offline one, in $locale', async (row) => {
  const { locale, failed, offline, hint, retry } = row as Record<string, string>;
  const { user, onRetry, store } = await renderFailure(toCallFailure(lost), false, { locale: locale as 'zh-CN' });
  expect(screen.getByText(failed!)).toBeVisible();
  expect(screen.queryByText(offline!)).toBeNull();
  await user.click(screen.getByRole('button'));
  act(() => void store.dispatch(uiActions.onlineChanged(false)));
  expect(screen.getByText(offline!)).toBeVisible();
  expect(screen.queryByText(failed!)).toBeNull();
  if (hint) expect(screen.getByText(hint)).toBeVisible();
  if (retry) expect(screen.getByRole('button')).toHaveTextContent(retry);
  await user.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('ERR-09 shows the reason of the platform, with a link to customer service that names the code', async () => {
  await renderFailure(toCallFailure(refusal));
  expect(screen.getByRole('link', { name: '联系在线客服' })).toHaveAttribute('href', '/app/help/zxkf?error=6004');
});

it.each([false, true])('ERR-09 retries only once a retry is over; reading: %s', async (isFetching) => {
  const { user, onRetry } = await renderFailure(toCallFailure(lost), isFetching);
  await user.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledTimes(isFetching ? 0 : 1);
});
