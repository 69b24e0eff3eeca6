import { ApiError, TransportError } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import { createFakeClock } from '@pavilion/kernel/testing';
import { errorMessages, type Member } from '@pavilion/site-contract';
import { boundMember, createFakeApi, emptyProfile, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountMessages } from '../messages/accountMessages.ts';
import { RevealedValue } from './RevealedValue.tsx';

const member: Member = {
  ...boundMember,
  profile: { ...emptyProfile, hasSecondPassword: true, sealed: { realName: 'a', phone: 'b', email: 'c' } },
};

async function setUp(handler?: FakeHandlers['site.singleDataDecryption'], hasSecondPassword = true) {
  const clock = createFakeClock();
  const decrypt = jest.fn(handler ?? (() => ({ d: 'demo@example.com', v: true })));
  const shown = { ...member, profile: { ...member.profile, hasSecondPassword } };
  const site = await renderWithSite(<RevealedValue id="email" masked="d***@example.com" member={shown} />, {
    messages: [accountMessages, errorMessages],
    services: { clock, api: createFakeApi({ 'site.singleDataDecryption': decrypt }) },
  });
  return { ...site, clock, decrypt, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

async function openDialog(user: User) {
  await user.click(screen.getByRole('button', { name: '显示 邮箱' }));
  return within(await screen.findByRole('dialog', { name: '显示邮箱' }));
}

async function reveal(user: User, password = 'money123') {
  const dialog = await openDialog(user);
  await user.type(dialog.getByLabelText('资金密码'), `${password}{Enter}`);
  return dialog;
}

const getValue = () => screen.getByTestId('value-email').textContent;
const fail = (error: Error) => () => Promise.reject(error);

describe('RevealedValue', () => {
  it('is masked, without an announcement, until it is opened', async () => {
    await setUp();
    expect(getValue()).toBe('d***@example.com');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('API-05 is complete for 30 s after the second password, and announced', async () => {
    const { user, clock, decrypt } = await setUp();
    await reveal(user);
    await waitFor(() => expect(getValue()).toBe('demo@example.com'));
    expect(decrypt.mock.calls).toEqual([[{ data: 'c', secondPassword: md5Hex('money123') }, undefined]]);
    expect(screen.getByRole('status')).toHaveTextContent('已显示完整的邮箱，30 秒后自动隐藏');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => clock.advance(29_999));
    expect(getValue()).toBe('demo@example.com');
    act(() => clock.advance(1));
    expect(getValue()).toBe('d***@example.com');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('can be hidden earlier without a password', async () => {
    const { user, clock } = await setUp();
    await reveal(user);
    await user.click(await screen.findByRole('button', { name: '隐藏 邮箱' }));
    expect(getValue()).toBe('d***@example.com');
    expect(screen.queryByLabelText('资金密码')).not.toBeInTheDocument();
    expect(clock.pending()).toBe(0);
  });

  it('leaves no timer when it is removed', async () => {
    const { user, clock, unmount } = await setUp();
    await reveal(user);
    await waitFor(() => expect(getValue()).toBe('demo@example.com'));
    unmount();
    expect(clock.pending()).toBe(0);
  });

  it('stays masked if the dialog is closed', async () => {
    const { user, decrypt } = await setUp();
    const dialog = await openDialog(user);
    expect(dialog.getByText('请输入资金密码，完整内容显示 30 秒后会自动隐藏。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([getValue(), decrypt.mock.calls]).toEqual(['d***@example.com', []]);
  });

  it('can show the typed password, which the browser does not complete', async () => {
    const { user } = await setUp();
    const dialog = await openDialog(user);
    const field = dialog.getByLabelText('资金密码');
    expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual(['password', 'off']);
    await user.click(dialog.getByRole('button', { name: '显示密码' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(dialog.getByRole('button', { name: '隐藏密码' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  const refused = new ApiError(6100, {
    endpointId: 'site.singleDataDecryption',
    requestId: 'r',
    serverMessage: '资金密码错误',
  });
  const lost = new TransportError('timeout', { endpointId: 'x', requestId: 'r', outcome: 'none', attempts: 1 });

  it.each`
    what                          | handler                         | text
    ${'a refusal'}                | ${fail(refused)}                | ${'资金密码错误'}
    ${'a lost response'}          | ${fail(lost)}                   | ${'请求超时，服务没有及时回应，请稍后再试'}
    ${'a value that is not open'} | ${() => ({ d: 'x', v: false })} | ${'没有读取成功，请刷新页面后重试。'}
  `('API-05 shows the reason after $what and keeps the dialog', async ({ handler, text }) => {
    const { user } = await setUp(handler as FakeHandlers['site.singleDataDecryption']);
    const dialog = await reveal(user);
    await waitFor(() => expect(dialog.getByLabelText('资金密码')).toHaveAccessibleDescription(text as string));
    expect(dialog.getByRole('button', { name: '显示' })).not.toHaveAttribute('aria-busy');
    expect(getValue()).toBe('d***@example.com');
  });

  it('removes the reason and sends one call while it waits', async () => {
    const resolvers: ((value: { d: string; v: boolean }) => void)[] = [];
    const { user, decrypt } = await setUp(() => new Promise((resolve) => resolvers.push(resolve)));
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: '显示' }));
    expect(dialog.getByLabelText('资金密码')).toHaveAccessibleDescription('请输入资金密码');
    await user.type(dialog.getByLabelText('资金密码'), 'money123{Enter}');
    expect(dialog.getByRole('button', { name: '显示' })).toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByLabelText('资金密码')).not.toHaveAccessibleDescription('请输入资金密码');
    fireEvent.submit(dialog.getByLabelText('资金密码').closest('form') as HTMLFormElement);
    expect(decrypt).toHaveBeenCalledTimes(1);
    await act(async () => resolvers[0]?.({ d: 'demo@example.com', v: true }));
    expect(getValue()).toBe('demo@example.com');
  });

  it('without a second password has no field, and a link to its binding that closes the dialog', async () => {
    const { user } = await setUp(undefined, false);
    const dialog = await openDialog(user);
    expect(dialog.getByText('设置资金密码后才能查看完整内容。')).toBeVisible();
    expect(dialog.queryByLabelText('资金密码')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '显示' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('link', { name: '设置资金密码' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
