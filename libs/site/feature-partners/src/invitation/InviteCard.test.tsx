import { buildQrPath } from '@pavilion/site-qr';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { InviteCard } from './InviteCard.tsx';

const LINK = 'http://localhost/?register=1&icode=100007&rcode=link';

const open = () => renderWithSite(<InviteCard inviteCode="100007" />, { messages: [partnerMessages] });

it('ACT-03 shows link, code and QR code; the QR code carries its own source', async () => {
  await open();
  const card = within(screen.getByRole('region', { name: '您的邀请链接' }));
  const field = card.getByLabelText('邀请链接');
  expect(field).toHaveValue(LINK);
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('邀请码 100007');
  const code = buildQrPath('http://localhost/?register=1&icode=100007&rcode=qr').path;
  expect(card.getByRole('img', { name: '邀请链接的二维码' }).querySelector('path')).toHaveAttribute('d', code);
  expect(card.getByText('让好友用相机扫码，直接打开注册。')).toBeVisible();
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['复制', '保存邀请图']);
});

it('ACT-03 selects the whole link on focus', async () => {
  await open();
  const field = screen.getByLabelText<HTMLInputElement>('邀请链接');
  field.setSelectionRange(0, 0);
  act(() => field.focus());
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
});

it('ACT-03 copies the link', async () => {
  const user = userEvent.setup();
  const site = await open();
  await user.click(screen.getByRole('button', { name: '复制' }));
  await waitFor(() => expect(site.toasts).toEqual([{ kind: 'success', text: '已复制' }]));
  expect(await navigator.clipboard.readText()).toBe(LINK);
});
