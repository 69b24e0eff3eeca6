import { renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { DownloadPage } from './DownloadPage.tsx';

it('ACT-03 shows a QR code of this page and no link to a store', async () => {
  await renderWithSite(<DownloadPage />, { messages: [partnerMessages] });
  expect(screen.getByRole('img', { name: '本页网址的二维码' })).toBeVisible();
  expect(screen.getByText('http://localhost/download')).toBeVisible();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('ACT-03 installs with the offer of the browser, once', async () => {
  await renderWithSite(<DownloadPage />, { messages: [partnerMessages] });
  expect(screen.getByText(/不能一键安装/)).toBeVisible();
  const prompt = jest.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '安装到本机' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: '安装到本机' })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText(/已安装/)).toBeVisible();
});
