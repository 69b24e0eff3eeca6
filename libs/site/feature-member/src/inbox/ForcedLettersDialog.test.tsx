import { screen, waitFor } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { ForcedLettersDialog } from './ForcedLettersDialog.tsx';

const letters = [
  {
    letterId: '12',
    title: '反诈骗提醒',
    content: '<p>不要告诉任何人</p><img src=x onerror="alert(1)">',
    createTime: 0,
  },
  { letterId: '11', title: '系统维护', content: '<p>今晚维护</p>', createTime: 0 },
];

async function setUp(shown = letters) {
  const close = jest.fn();
  const read = jest.fn(() => ({}));
  const dialog = <ForcedLettersDialog request={{ kind: 'letters', letters: shown }} close={close} />;
  const site = await renderMember(dialog, { 'letter.read': read }, { path: '/' });
  return { ...site, close, read };
}

describe('ForcedLettersDialog', () => {
  it('USR-06 shows the messages one after the other and marks each as read', async () => {
    const { user, close, read } = await setUp();
    expect(screen.getByRole('dialog', { name: '反诈骗提醒' })).toHaveTextContent('不要告诉任何人');
    expect(document.querySelector('[onerror]')).toBeNull();
    await user.click(screen.getByRole('button', { name: '知道了，下一条' }));
    expect(screen.getByRole('dialog', { name: '系统维护' })).toHaveTextContent('今晚维护');
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    expect(close).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(read.mock.calls).toEqual([
        [{ letterId: '12' }, undefined],
        [{ letterId: '11' }, undefined],
      ]),
    );
  });

  it('USR-06 leaves a message unread that is closed without its button', async () => {
    const { user, close, read } = await setUp();
    await user.click(screen.getByRole('button', { name: '稍后再看' }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
  });

  it('USR-06 shows time and place of a message, and no place of a single one', async () => {
    const { user, unmount } = await setUp();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('1970-01-01 08:00 · 第 1 / 2 条');
    expect(screen.getByRole('status')).toHaveTextContent('反诈骗提醒');
    await user.click(screen.getByRole('button', { name: '知道了，下一条' }));
    expect(dialog).toHaveTextContent('1970-01-01 08:00 · 第 2 / 2 条');
    unmount();
    await setUp(letters.slice(1));
    expect(screen.getByText('1970-01-01 08:00')).toBeVisible();
    expect(screen.queryByText(/第 1/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '知道了' })).toBeVisible();
  });

  it('USR-06 Escape leaves a message unread, and without messages there is no dialog', async () => {
    const { user, close, read, unmount } = await setUp();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
    unmount();
    await setUp([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
