import { toCallFailure } from '@pavilion/api-client';
import { uiActions } from '@pavilion/site-contract';
import { act, screen } from '@testing-library/react';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const setUp = async (error: Error, isFetching?: boolean) => {
  const retry = jest.fn();
  const site = await renderWallet(
    <LoadFailure failure={toCallFailure(error)} onRetry={retry} {...(isFetching !== undefined && { isFetching })} />,
    {},
    { path: '/mine/wallet' },
  );
  return { ...site, retry, button: screen.getByRole('button', { name: '再试一次' }) };
};

describe('LoadFailure', () => {
  it('ERR-09 shows the server text and that the money is safe', async () => {
    const { user, retry, button } = await setUp(createRefusal(6005, '请联系客服'));
    expect(screen.getByText('没有读取成功')).toBeVisible();
    expect(screen.getByText(/您的资金不受影响，请稍后再试。/)).toBeVisible();
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf?error=6005');
    expect(button).not.toHaveAttribute('aria-busy');
    await user.click(button);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('ERR-09 shows the text of the error catalogue if the server sent none', async () => {
    await setUp(createLostResponse());
    expect(document.body).not.toHaveTextContent('undefined');
    expect(screen.getByText(/您的资金不受影响/).textContent).toMatch(/^.{4,} 您的资金不受影响，请稍后再试。$/);
  });

  it('F-UI-05 shows that a retry is in progress', async () => {
    const { button } = await setUp(createRefusal(6005, ''), true);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('F-UI-05 shows the missing connection instead of the reason', async () => {
    const { store, user, retry } = await setUp(createRefusal(6005, '服务有点繁忙'));
    act(() => void store.dispatch(uiActions.onlineChanged(false)));
    expect(screen.getByText('网络已断开')).toBeVisible();
    expect(screen.getByText('恢复连接后会自动继续。')).toBeVisible();
    expect(screen.queryByText(/服务有点繁忙/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
