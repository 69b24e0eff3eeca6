import { ApiError, toCallFailure } from '@pavilion/api-client';
import { uiActions } from '@pavilion/site-contract';
import { act, screen } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const createFailure = (code: number, serverMessage: string) =>
  toCallFailure(new ApiError(code, { endpointId: 'letter.list', requestId: 'r', serverMessage }));

async function setUp(code: number, serverMessage: string, isFetching = false) {
  const onRetry = jest.fn();
  const failure = createFailure(code, serverMessage);
  const site = await renderMember(<LoadFailure {...{ failure, isFetching, onRetry }} />, {}, { path: '/mine' });
  return { ...site, onRetry };
}

describe('LoadFailure', () => {
  it('F-API-24 shows the reason and retries once for each click', async () => {
    const { user, onRetry } = await setUp(6005, '系统繁忙');
    expect(screen.getByText('暂时无法加载')).toBeVisible();
    expect(screen.getByText('系统繁忙')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('F-API-24 ignores the retry while a call is in flight', async () => {
    const { user, onRetry } = await setUp(6005, '系统繁忙', true);
    const retry = screen.getByRole('button', { name: '重试' });
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await user.click(retry);
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('a maintenance has a title of its own', async () => {
    await setUp(6013, '维护到 12:00');
    expect(screen.getByText('正在维护')).toBeVisible();
    expect(screen.getByText('维护到 12:00')).toBeVisible();
    expect(screen.queryByText('暂时无法加载')).not.toBeInTheDocument();
  });

  it.each([
    [6005, '请联系客服处理'],
    [6013, '维护中，请联系客服'],
  ])('customer service gets the code %d of the failure', async (code, text) => {
    await setUp(code, text);
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', `/app/help/zxkf?error=${code}`);
  });

  it('a device without a network shows that instead of the failure', async () => {
    const { store, user, onRetry } = await setUp(6013, '维护到 12:00');
    act(() => void store.dispatch(uiActions.onlineChanged(false)));
    expect(screen.getByText('网络已断开')).toBeVisible();
    expect(screen.getByText('恢复连接后会自动更新。')).toBeVisible();
    expect(screen.queryByText('正在维护')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
