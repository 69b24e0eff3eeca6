import { buildQrPath } from '@pavilion/site-qr';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

it.each([
  ['zh-CN', '把云阁装到手机', /“云阁 APP”/],
  ['zh-TW', '把玉閣裝進手機', /「玉閣 APP」/],
] as const)('ACT-03 names the brand in %s', async (locale, title, why) => {
  await renderWithSite(<DownloadPage />, { messages: [partnerMessages], locale });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
});

it('ACT-03 shows three steps for each platform', async () => {
  await renderWithSite(<DownloadPage />, { messages: [partnerMessages] });
  const ways = screen.getAllByRole('heading', { level: 3 }).map((heading) => [
    heading.textContent,
    ...within(heading.parentElement!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ]);
  expect(ways).toEqual([
    ['iPhone、iPad（Safari）', '点底部的“分享”。', '选“添加到主屏幕”。', '点右上角的“添加”。'],
    ['安卓（Chrome）', '点右上角的菜单。', '选“安装应用”或“添加到主屏幕”。', '点“安装”。'],
    ['电脑（Chrome、Edge）', '点地址栏右侧的安装图标。', '点“安装”。', '从桌面或开始菜单打开。'],
  ]);
});

it('ACT-03 shows the domain to check, and why there is no store', async () => {
  await renderWithSite(<DownloadPage />, { messages: [partnerMessages] });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '安装步骤',
    '装之前先看地址栏',
    '为什么没有商店链接',
  ]);
  expect(screen.getByText('只从您平时使用的网址安装。地址栏里的域名应当是 localhost。')).toBeVisible();
  expect(screen.getByText(/^网页应用：和网站是同一个/)).toBeVisible();
});

it('ACT-03 the QR code and the copied text are the address of this page', async () => {
  const user = userEvent.setup();
  const site = await renderWithSite(<DownloadPage />, { messages: [partnerMessages] });
  const code = screen.getByRole('img', { name: '本页网址的二维码' });
  expect(code.querySelector('path')).toHaveAttribute('d', buildQrPath('http://localhost/download').path);
  expect(code.closest('figure')).toHaveTextContent('用手机相机扫码，在手机上打开本页');
  await user.click(screen.getByRole('button', { name: '复制' }));
  await waitFor(() => expect(site.toasts).toEqual([{ kind: 'success', text: '已复制' }]));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/download');
});

it('ACT-03 offers either the steps, the installation or its confirmation', async () => {
  await renderWithSite(<DownloadPage />, { messages: [partnerMessages] });
  const getShown = () => [
    screen.queryByText('这个浏览器不能一键安装，请按下面的步骤。') !== null,
    screen.queryByRole('button', { name: '安装到本机' }) !== null,
    screen.queryByRole('status') !== null,
  ];
  expect(getShown()).toEqual([true, false, false]);
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() });
  act(() => void window.dispatchEvent(offer));
  expect(getShown()).toEqual([false, true, false]);
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(getShown()).toEqual([false, false, true]);
  expect(screen.getByRole('status')).toHaveTextContent('已安装，可以从主屏幕或应用列表打开');
});
