import type { CallFailure } from '@pavilion/api-client';
import { loginActions, type LoginState, type RequestedLogin } from '@pavilion/auth-flows';
import { screen } from '@testing-library/react';
import { renderPart, submitByScript } from '../testing/renderPart.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RememberBox } from './RememberBox.tsx';

const failure: CallFailure = {
  kind: 'api',
  code: 6002,
  reaction: 'show',
  messageKey: 'error.6002',
  serverText: '密码不对',
};
const kept: LoginState = { step: 'editing', username: 'demo01', memory: 'kept' };

async function setUp(login: LoginState, notice?: string) {
  const onShowLegal = jest.fn();
  const onLeave = jest.fn();
  const form = (state: LoginState) => (
    <LoginForm login={state} {...(notice !== undefined && { notice })} onShowLegal={onShowLegal} onLeave={onLeave} />
  );
  const site = await renderPart(form(login));
  const requests = () =>
    site.actions.filter(loginActions.loginRequested.match).map(({ payload }) => omitPassword(payload));
  return { ...site, onShowLegal, onLeave, requests };
}

/** The password is a reference, and its errors depend on the validators. */
const omitPassword = ({ password: _password, fieldErrors: _errors, ...rest }: RequestedLogin) => rest;

const username = () => screen.getByLabelText('用户名');
const password = () => screen.getByLabelText('密码');
const submitButton = () => screen.getByRole('button', { name: /^登录/ });
const box = () => screen.getByRole('checkbox', { name: '记住密码' });

describe('state of the button', () => {
  it.each`
    login                                                                                  | isBusy
    ${{ step: 'idle' }}                                                                    | ${false}
    ${{ step: 'editing', username: 'demo01' }}                                             | ${false}
    ${{ step: 'refused', username: 'demo01', failure }}                                    | ${false}
    ${{ step: 'expired', username: 'demo01' }}                                             | ${false}
    ${{ step: 'submitting', username: 'demo01' }}                                          | ${true}
    ${{ step: 'captchaRequired', username: 'demo01', captcha: 'picture', serverText: '' }} | ${true}
    ${{ step: 'entering', username: 'demo01', userId: '1' }}                               | ${true}
    ${{ step: 'succeeded', userId: '1' }}                                                  | ${true}
  `('F-AUTH-02 the step $login.step is busy: $isBusy', async ({ login, isBusy }) => {
    const { user, requests } = await setUp(login as LoginState);
    expect(submitButton().textContent).toBe(isBusy ? '登录中...' : '登录');
    expect(submitButton().getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
    await user.type(password(), 'demo1234{Enter}');
    submitByScript(password());
    expect(requests()).toHaveLength(isBusy ? 0 : 2);
  });

  it.each`
    name        | typed         | isFilled
    ${'demo01'} | ${'demo1234'} | ${true}
    ${'demo01'} | ${''}         | ${false}
    ${''}       | ${'demo1234'} | ${false}
    ${'  '}     | ${'demo1234'} | ${false}
    ${'demo01'} | ${' '}        | ${true}
  `('AUT-07 with the name "$name" and the password "$typed" the form is filled: $isFilled', async (row) => {
    const { name, typed, isFilled } = row as { name: string; typed: string; isFilled: boolean };
    const { user } = await setUp({ step: 'editing', username: '' });
    if (name) await user.type(username(), name);
    if (typed) await user.type(password(), typed);
    expect(submitButton().getAttribute('aria-disabled')).toBe(isFilled ? null : 'true');
  });
});

describe('remembered login', () => {
  it('AUT-05 is filled without a password and is sent as remembered', async () => {
    const { user, requests } = await setUp(kept);
    expect(username()).toHaveValue('demo01');
    expect(password()).toHaveValue('');
    expect(password()).toHaveAttribute('placeholder', '已记住，可直接登录');
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    expect(box()).toBeChecked();
    expect(box()).toHaveAccessibleDescription('在本机加密保存 30 天，请勿在公用设备上勾选');
    await user.click(submitButton());
    expect(requests()).toEqual([{ username: 'demo01', isRemembering: true, usesRemembered: true }]);
  });

  it('AUT-05 a typed password replaces the remembered one', async () => {
    const { user, requests } = await setUp(kept);
    await user.type(password(), 'demo1234');
    expect(password()).toHaveAttribute('placeholder', '请输入密码');
    await user.keyboard('{Enter}');
    expect(requests()).toEqual([{ username: 'demo01', isRemembering: true }]);
  });

  it('AUT-05 applies to its own name only, with or without outer white space', async () => {
    const { user } = await setUp(kept);
    await user.type(username(), ' ');
    expect(password()).toHaveAttribute('placeholder', '已记住，可直接登录');
    await user.type(username(), 'x');
    expect(password()).toHaveAttribute('placeholder', '请输入密码');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('AUT-05 clearing the checkbox removes the remembered login and the hint', async () => {
    const { user, actions } = await setUp(kept);
    await user.click(box());
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription('');
    expect(screen.queryByText(/30 天/)).not.toBeInTheDocument();
    expect(actions.filter(loginActions.rememberedLoginCleared.match)).toHaveLength(1);
    await user.click(box());
    expect(actions.filter(loginActions.rememberedLoginCleared.match)).toHaveLength(1);
  });

  it('AUT-05 the checkbox of a form without a remembered login is empty and is sent as chosen', async () => {
    const { user, requests, actions } = await setUp({ step: 'editing', username: 'demo01' });
    await user.type(password(), 'demo1234{Enter}');
    await user.click(box());
    expect(box()).toBeChecked();
    await user.click(submitButton());
    await user.click(box());
    await user.click(submitButton());
    expect(requests().map(({ isRemembering }) => isRemembering)).toEqual([false, true, false]);
    expect(actions.filter(loginActions.rememberedLoginCleared.match)).toEqual([]);
  });

  it('AUT-05 without storage for secrets nothing is chosen', async () => {
    const { user, requests } = await setUp({ step: 'editing', username: 'demo01', memory: 'unavailable' });
    expect(box()).toBeDisabled();
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription('当前浏览器无法安全保存密码，本次登录不会记住密码');
    await user.type(password(), 'demo1234{Enter}');
    expect(requests()).toEqual([{ username: 'demo01' }]);
  });
});

describe('RememberBox', () => {
  it.each`
    isTicked | isUnavailable | isChecked | description
    ${false} | ${false}      | ${false}  | ${''}
    ${true}  | ${false}      | ${true}   | ${'在本机加密保存 30 天，请勿在公用设备上勾选'}
    ${false} | ${true}       | ${false}  | ${'当前浏览器无法安全保存密码，本次登录不会记住密码'}
    ${true}  | ${true}       | ${false}  | ${'当前浏览器无法安全保存密码，本次登录不会记住密码'}
  `('AUT-05 ticked: $isTicked, unavailable: $isUnavailable is described by "$description"', async (row) => {
    const { isTicked, isUnavailable, isChecked, description } = row as {
      isTicked: boolean;
      isUnavailable: boolean;
      isChecked: boolean;
      description: string;
    };
    await renderPart(<RememberBox isTicked={isTicked} isUnavailable={isUnavailable} onTick={jest.fn()} />);
    expect((box() as HTMLInputElement).checked).toBe(isChecked);
    expect(box().hasAttribute('disabled')).toBe(isUnavailable);
    expect(box().hasAttribute('aria-describedby')).toBe(description !== '');
    expect(box()).toHaveAccessibleDescription(description);
  });
});

describe('texts above the form and at its fields', () => {
  it.each`
    login                                               | notice          | status                                  | alert
    ${{ step: 'editing', username: '' }}                | ${undefined}    | ${undefined}                            | ${undefined}
    ${{ step: 'editing', username: '' }}                | ${'请重新登录'} | ${'请重新登录'}                         | ${undefined}
    ${{ step: 'expired', username: 'demo01' }}          | ${'请重新登录'} | ${'身份验证已超时，请重新输入密码登录'} | ${undefined}
    ${{ step: 'refused', username: 'demo01', failure }} | ${undefined}    | ${undefined}                            | ${'密码不对'}
    ${{ step: 'refused', username: 'demo01', failure }} | ${'请重新登录'} | ${'请重新登录'}                         | ${'密码不对'}
  `('ERR-02 the step $login.step with the notice $notice shows $status and $alert', async (row) => {
    const { login, notice, status, alert } = row as {
      login: LoginState;
      notice?: string;
      status?: string;
      alert?: string;
    };
    await setUp(login, notice);
    expect(screen.queryByRole('status')?.textContent).toBe(status);
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.filter(Boolean)).toEqual(alert ? [alert] : []);
  });

  it.each`
    fieldErrors                                                       | name                | typed
    ${{}}                                                             | ${''}               | ${''}
    ${{ username: 'usernameRequired' }}                               | ${'用户名不能为空'} | ${''}
    ${{ password: 'passwordRequired' }}                               | ${''}               | ${'密码不能为空'}
    ${{ username: 'usernameRequired', password: 'passwordRequired' }} | ${'用户名不能为空'} | ${'密码不能为空'}
    ${{ password: 'passwordCharacters' }}                             | ${''}               | ${''}
  `('AUT-02 the errors $fieldErrors are shown while they apply', async ({ fieldErrors, name, typed }) => {
    await setUp({ step: 'editing', username: '', fieldErrors: fieldErrors as object });
    expect(username()).toHaveAccessibleDescription(name as string);
    expect(password()).toHaveAccessibleDescription(typed as string);
  });

  it('AUT-02 the error of a name disappears once it is not blank', async () => {
    const { user } = await setUp({ step: 'editing', username: '', fieldErrors: { username: 'usernameRequired' } });
    await user.type(username(), ' ');
    expect(username()).toHaveAccessibleDescription('用户名不能为空');
    await user.type(username(), 'd');
    expect(username()).toHaveAccessibleDescription('');
  });

  it('I3 a name that the player typed replaces the one of the flow, also an empty one', async () => {
    const { user } = await setUp({ step: 'editing', username: 'demo01' });
    await user.clear(username());
    expect(username()).toHaveValue('');
    await user.type(username(), 'vip001');
    expect(username()).toHaveValue('vip001');
    expect(username()).toHaveAttribute('maxlength', '30');
  });
});

describe('links', () => {
  it.each([
    ['条款与规则', 'terms'],
    ['隐私政策', 'privacy'],
  ])('DLG-06 %s opens the text %s', async (name, topic) => {
    const { user, onShowLegal, requests } = await setUp({ step: 'editing', username: '' });
    expect(screen.getByText(/登录即表示您已年满 18 周岁/).textContent).toBe(
      '登录即表示您已年满 18 周岁，并同意条款与规则和隐私政策。',
    );
    await user.click(screen.getByRole('button', { name }));
    expect([onShowLegal.mock.calls, requests()]).toEqual([[[topic]], []]);
  });

  it('AUT-02 the link to customer service closes the dialog, the others do not', async () => {
    const { user, onLeave, actions } = await setUp({ step: 'editing', username: '' });
    await user.click(screen.getByRole('button', { name: '注册' }));
    await user.click(screen.getByRole('button', { name: '忘记密码？' }));
    expect(onLeave).not.toHaveBeenCalled();
    expect(actions.map(({ type }) => type).slice(-2)).toEqual([
      'auth/authModeSwitched',
      'auth/forgotPasswordRequested',
    ]);
    const link = screen.getByRole('link', { name: '联系客服' });
    expect(link).toHaveAttribute('href', '/app/help/zxkf');
    await user.click(link);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
