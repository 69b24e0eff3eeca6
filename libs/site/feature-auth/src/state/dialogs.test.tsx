import { loginActions, type ForgotState, type LoginState, type RegisterState } from '@pavilion/auth-flows';
import { dialogActions, type RootState } from '@pavilion/site-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { ForgotDialog } from '../forgot/ForgotDialog.tsx';
import { LegalDialog } from '../legal/LegalDialog.tsx';
import { LoginDialog } from '../login/LoginDialog.tsx';
import { RegisterDialog } from '../register/RegisterDialog.tsx';
import { renderPart } from '../testing/renderPart.tsx';

const failure = { kind: 'api', code: 6002, reaction: 'show', messageKey: 'error.6002' } as const;
const forgotForm = { by: 'phone', maskedAccount: '138****0001' } as const;
const countries = { 'site.queryCountryArea': () => [] };

interface Shown {
  readonly kind: 'login' | 'register' | 'forgot';
  readonly state?: Partial<RootState>;
}

async function setUp({ kind, state = {} }: Shown) {
  const close = jest.fn();
  const dialogs = {
    login: <LoginDialog request={{ kind: 'login' }} close={close} />,
    register: <RegisterDialog request={{ kind: 'register' }} close={close} />,
    forgot: <ForgotDialog request={{ kind: 'forgot' }} close={close} />,
  };
  const site = await renderPart(dialogs[kind], { state, handlers: countries });
  const dialog = screen.getByRole('dialog');
  const countCloses = async (way: () => Promise<void>) => {
    close.mockClear();
    await way();
    return close.mock.calls.length;
  };
  const ways = {
    escape: () => site.user.keyboard('{Escape}'),
    outside: () => site.user.click(dialog.previousElementSibling as Element),
    button: () => site.user.click(within(dialog).getByRole('button', { name: '关闭' })),
  };
  const closes = async () => ({
    escape: await countCloses(ways.escape),
    outside: await countCloses(ways.outside),
    button: await countCloses(ways.button),
  });
  const sent = (type: string) => site.actions.filter((action) => action.type === type);
  return { ...site, dialog, closes, sent };
}

describe('ways to close', () => {
  const all = { escape: 1, outside: 1, button: 1 };
  const careful = { escape: 1, outside: 0, button: 1 };
  const buttonOnly = { escape: 0, outside: 0, button: 1 };
  const none = { escape: 0, outside: 0, button: 0 };

  it.each`
    login                                                    | closes
    ${{ step: 'editing', username: '' }}                     | ${all}
    ${{ step: 'submitting', username: 'demo01' }}            | ${all}
    ${{ step: 'entering', username: 'demo01', userId: '1' }} | ${none}
  `('the login in the step $login.step closes by $closes', async ({ login, closes }) => {
    const site = await setUp({ kind: 'login', state: { login: login as LoginState } });
    expect(await site.closes()).toEqual(closes);
  });

  it.each`
    register                                       | closes
    ${{ step: 'editing', username: '' }}           | ${careful}
    ${{ step: 'refused', username: 'a', failure }} | ${careful}
    ${{ step: 'submitting', username: 'a' }}       | ${buttonOnly}
    ${{ step: 'registered', username: 'a' }}       | ${none}
  `('the registration in the step $register.step closes by $closes', async ({ register, closes }) => {
    const site = await setUp({ kind: 'register', state: { register: register as RegisterState } });
    expect(await site.closes()).toEqual(closes);
  });

  it.each`
    forgot                                  | closes
    ${{ step: 'identity', ...forgotForm }}  | ${careful}
    ${{ step: 'password', ...forgotForm }}  | ${careful}
    ${{ step: 'resetting', ...forgotForm }} | ${buttonOnly}
    ${{ step: 'done', ...forgotForm }}      | ${careful}
  `('the reset in the step $forgot.step closes by $closes', async ({ forgot, closes }) => {
    const site = await setUp({ kind: 'forgot', state: { forgot: forgot as ForgotState } });
    expect(await site.closes()).toEqual(closes);
  });
});

describe('opening', () => {
  it.each`
    login                                               | opened
    ${{ step: 'idle' }}                                 | ${1}
    ${{ step: 'succeeded', userId: '1' }}               | ${1}
    ${{ step: 'editing', username: 'demo01' }}          | ${0}
    ${{ step: 'submitting', username: 'demo01' }}       | ${0}
    ${{ step: 'refused', username: 'demo01', failure }} | ${0}
    ${{ step: 'expired', username: 'demo01' }}          | ${0}
  `('the login dialog starts the flow in the step $login.step $opened times', async ({ login, opened }) => {
    const { sent } = await setUp({ kind: 'login', state: { login: login as LoginState } });
    expect(sent(loginActions.loginOpened.type)).toHaveLength(opened as number);
  });

  it.each`
    kind          | state                                                        | type                         | opened
    ${'register'} | ${{}}                                                        | ${'register/registerOpened'} | ${1}
    ${'register'} | ${{ register: { step: 'refused', username: 'a', failure } }} | ${'register/registerOpened'} | ${0}
    ${'forgot'}   | ${{}}                                                        | ${'forgot/forgotOpened'}     | ${1}
    ${'forgot'}   | ${{ forgot: { step: 'code', ...forgotForm } }}               | ${'forgot/forgotOpened'}     | ${0}
  `('the dialog $kind sends $type $opened times', async ({ kind, state, type, opened }) => {
    const { sent } = await setUp({ kind: kind as Shown['kind'], state: state as Partial<RootState> });
    expect(sent(type as string)).toHaveLength(opened as number);
  });
});

describe('one dialog at a time', () => {
  it('DLG-07 the newest dialog closes the others once it is rendered', async () => {
    const { store, send } = await setUp({ kind: 'register' });
    await send(dialogActions.opened({ kind: 'login' }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'login' }]);
    await send(dialogActions.opened({ kind: 'register' }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'register' }]);
    // The next dialog is not rendered yet, and this one must not close it.
    await send(dialogActions.opened({ kind: 'login' }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'register' }, { kind: 'login' }]);
  });

  it('DLG-07 a dialog of another feature stays', async () => {
    const { store, send } = await setUp({ kind: 'register' });
    const tips = { kind: 'tips', title: 'a', text: 'b', ok: 'c' } as const;
    await send(dialogActions.opened(tips));
    await send(dialogActions.opened({ kind: 'register' }));
    expect(store.getState().ui.dialogs).toEqual([tips, { kind: 'register' }]);
  });
});

describe('steps of the reset', () => {
  it.each`
    step             | label         | steps
    ${'identity'}    | ${'手机号码'} | ${3}
    ${'identifying'} | ${'手机号码'} | ${3}
    ${'code'}        | ${'验证码'}   | ${3}
    ${'verifying'}   | ${'验证码'}   | ${3}
    ${'password'}    | ${'新密码'}   | ${3}
    ${'resetting'}   | ${'新密码'}   | ${3}
  `('FGT-01 the step $step has the field $label', async ({ step, label, steps }) => {
    await setUp({ kind: 'forgot', state: { forgot: { step, ...forgotForm } as ForgotState } });
    const labels = ['手机号码', '验证码', '新密码'].filter((name) => screen.queryByLabelText(name));
    expect(labels).toEqual([label]);
    expect(screen.getAllByRole('listitem')).toHaveLength(steps as number);
    expect(screen.getByRole('link', { name: '联系客服' })).toBeVisible();
  });

  it('the success page has neither steps nor the foot', async () => {
    await setUp({ kind: 'forgot', state: { forgot: { step: 'done', ...forgotForm } } });
    expect(screen.getByText('密码已重设')).toBeVisible();
    expect([screen.queryAllByRole('listitem'), screen.queryByRole('link')]).toEqual([[], null]);
  });

  it('the last step stays while the dialog is closing', async () => {
    const { send } = await setUp({ kind: 'forgot', state: { forgot: { step: 'code', ...forgotForm } } });
    await send({ type: 'forgot/forgotClosed' });
    expect(screen.getByLabelText('验证码')).toBeVisible();
  });
});

describe('LegalDialog', () => {
  it.each`
    topic        | title           | swap                | text
    ${'terms'}   | ${'条款与规则'} | ${'查看隐私政策'}   | ${'年满 18 周岁'}
    ${'privacy'} | ${'隐私政策'}   | ${'查看条款与规则'} | ${'不向第三方披露'}
  `('DLG-06 shows $title, and its buttons lead to the other text and back', async ({ topic, title, swap, text }) => {
    const onSwap = jest.fn();
    const onClose = jest.fn();
    const { user } = await renderPart(
      <LegalDialog topic={topic as 'terms' | 'privacy'} onSwap={onSwap} onClose={onClose} />,
    );
    const dialog = screen.getByRole('dialog', { name: title as string });
    await waitFor(() => expect(dialog).toHaveTextContent(text as string));
    expect(screen.queryByLabelText('正在打开')).not.toBeInTheDocument();
    expect(screen.queryByText('内容没有打开，请稍后再试')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '返回' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: swap as string }));
    expect([onSwap.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: '返回' }));
    await user.keyboard('{Escape}');
    await user.click(dialog.previousElementSibling as Element);
    expect([onSwap.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 3]);
  });

  it('DLG-06 the two texts replace each other in both directions', async () => {
    const { user } = await setUp({ kind: 'login' });
    await user.click(screen.getByRole('button', { name: '隐私政策' }));
    await user.click(await screen.findByRole('button', { name: '查看条款与规则' }));
    await user.click(await screen.findByRole('button', { name: '查看隐私政策' }));
    expect(await screen.findByRole('dialog', { name: '隐私政策' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByRole('dialog', { name: '登录' })).toBeVisible();
  });
});
