import { screen, waitFor } from '@testing-library/react';
import { renderWallet } from '../testing/renderWallet.tsx';
import { CopyButton } from './CopyButton.tsx';

const setUp = async (write: () => Promise<void>) => {
  const site = await renderWallet(<CopyButton text="K7P2QX" name="附言" />, {}, { path: '/mine/wallet' });
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await site.user.click(screen.getByRole('button', { name: '复制 附言' }));
  return { ...site, writeText };
};

afterEach(() => jest.restoreAllMocks());

it('WAL-04 copies the exact text and confirms it', async () => {
  const { toasts, writeText } = await setUp(() => Promise.resolve());
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '已复制' }]));
  expect(writeText.mock.calls).toEqual([['K7P2QX']]);
});

it('WAL-04 shows that the browser refused to copy', async () => {
  const { toasts } = await setUp(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '没有复制成功，请手动选取' }]));
});
