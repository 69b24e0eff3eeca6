import { renderWithSite } from '@pavilion/site-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { CopyButton } from './CopyButton.tsx';

const TEXT = 'http://localhost/?register=1&icode=100007&rcode=link';
const failed = { kind: 'error', text: '浏览器不允许复制，请手动选中文字' };

async function copy() {
  const user = userEvent.setup();
  const site = await renderWithSite(<CopyButton text={TEXT} />, { messages: [partnerMessages] });
  return { site, click: () => user.click(screen.getByRole('button', { name: '复制' })) };
}

it('ACT-03 copies the text and confirms it once', async () => {
  const { site, click } = await copy();
  expect(site.toasts).toEqual([]);
  await click();
  await waitFor(() => expect(site.toasts).toEqual([{ kind: 'success', text: '已复制' }]));
  expect(await navigator.clipboard.readText()).toBe(TEXT);
});

it('ACT-03 shows that the browser refused to copy', async () => {
  const { site, click } = await copy();
  const refused = new DOMException('Write permission denied.', 'NotAllowedError');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refused);
  await click();
  await waitFor(() => expect(site.toasts).toEqual([failed]));
  expect(write.mock.calls).toEqual([[TEXT]]);
});

it('ACT-03 shows that a page without a secure connection has no clipboard', async () => {
  const { site, click } = await copy();
  const clipboard = jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  try {
    await click();
    await waitFor(() => expect(site.toasts).toEqual([failed]));
  } finally {
    clipboard.mockRestore();
  }
});
