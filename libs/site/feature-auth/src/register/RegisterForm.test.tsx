import type { CallFailure } from '@pavilion/api-client';
import { registerActions, type RegisterState } from '@pavilion/auth-flows';
import { screen } from '@testing-library/react';
import { renderPart, submitByScript } from '../testing/renderPart.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const failure: CallFailure = {
  kind: 'api',
  code: 6009,
  reaction: 'show',
  messageKey: 'error.6009',
  serverText: '用户名已存在',
};
const USERNAME_RULE = '4-11位，最少2个字母+数字组合，首位为字母';
const PASSWORD_RULE = '请输入8-12位字母+数字的组合';

async function setUp(register: RegisterState = { step: 'editing', username: '' }) {
  const onShowLegal = jest.fn();
  const onLeave = jest.fn();
  const site = await renderPart(<RegisterForm register={register} onShowLegal={onShowLegal} onLeave={onLeave} />);
  const requests = () => site.actions.filter(registerActions.registerRequested.match);
  return { ...site, onShowLegal, onLeave, requests };
}

const username = () => screen.getByLabelText('用户名');
const password = () => screen.getByLabelText('密码');
const repeat = () => screen.getByLabelText('确认密码');
const agreement = () => screen.getByRole('checkbox');
const submitButton = () => screen.getByRole('button', { name: /^注册/ });

async function fill({ user }: Pick<Awaited<ReturnType<typeof setUp>>, 'user'>) {
  await user.type(username(), 'newbie1');
  await user.type(password(), 'abcd1234');
  await user.type(repeat(), 'abcd1234');
  await user.click(agreement());
}

describe('RegisterForm', () => {
  it.each`
    register                                       | isBusy
    ${{ step: 'idle' }}                            | ${false}
    ${{ step: 'editing', username: '' }}           | ${false}
    ${{ step: 'refused', username: 'a', failure }} | ${false}
    ${{ step: 'submitting', username: 'a' }}       | ${true}
    ${{ step: 'captchaRequired', username: 'a' }}  | ${true}
    ${{ step: 'registered', username: 'a' }}       | ${true}
  `('F-AUTH-16 the step $register.step is busy: $isBusy', async ({ register, isBusy }) => {
    const site = await setUp(register as RegisterState);
    expect(submitButton().textContent).toBe(isBusy ? '注册中...' : '注册');
    expect(submitButton().getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
    await fill(site);
    await site.user.type(username(), '{Enter}');
    submitByScript(username());
    expect(site.requests()).toHaveLength(isBusy ? 0 : 2);
  });

  it('AUT-08 a valid form is sent with its name and without errors', async () => {
    const site = await setUp();
    await fill(site);
    await site.user.click(submitButton());
    expect(site.requests()).toMatchObject([{ payload: { username: 'newbie1' } }]);
    expect(site.requests()[0]?.payload.fieldErrors).toBeUndefined();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it.each(['username', 'password', 'repeat', 'agreement'])(
    'AUT-07 a form without %s is not filled',
    async (missing) => {
      const { user } = await setUp();
      if (missing !== 'username') await user.type(username(), 'newbie1');
      if (missing !== 'password') await user.type(password(), 'abcd1234');
      if (missing !== 'repeat') await user.type(repeat(), 'abcd1234');
      if (missing !== 'agreement') await user.click(agreement());
      expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    },
  );

  it('AUT-06 a submit of an empty form shows all errors, focuses the first field and sends nothing', async () => {
    const { user, requests } = await setUp();
    await user.click(submitButton());
    expect(username()).toHaveAccessibleDescription('用户名不能为空');
    expect(password()).toHaveAccessibleDescription('密码不能为空');
    expect(repeat()).toHaveAccessibleDescription('');
    expect(agreement()).toHaveAccessibleDescription('请同意相关条款和隐私政策');
    expect(agreement()).toHaveAttribute('aria-invalid', 'true');
    expect(username()).toHaveFocus();
    expect(requests()).toEqual([]);
  });

  it('AUT-06 each submit focuses the first invalid field again', async () => {
    const { user } = await setUp();
    await user.type(username(), 'newbie1');
    await user.click(submitButton());
    expect(password()).toHaveFocus();
    await user.click(username());
    await user.click(submitButton());
    expect(password()).toHaveFocus();
  });

  it('AUT-06 a field that was left shows its error, which follows the input', async () => {
    const { user } = await setUp();
    await user.type(username(), 'ab1');
    expect(username()).not.toHaveAttribute('aria-invalid');
    expect(username()).toHaveAccessibleDescription(USERNAME_RULE);
    await user.tab();
    expect(username()).toHaveAttribute('aria-invalid', 'true');
    expect(password()).not.toHaveAttribute('aria-invalid');
    await user.type(username(), 'c');
    expect(username()).not.toHaveAttribute('aria-invalid');
    await user.type(username(), '{Backspace}');
    expect(username()).toHaveAttribute('aria-invalid', 'true');
  });

  it('AUT-06 a field that was left empty shows no error, and neither do the others', async () => {
    const { user } = await setUp();
    await user.click(username());
    await user.click(password());
    await user.click(repeat());
    await user.click(username());
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(password()).toHaveAccessibleDescription(PASSWORD_RULE);
  });

  it('AUT-06 the repetition shows its error after it was left', async () => {
    const { user } = await setUp();
    await user.type(password(), 'abcd1234');
    await user.type(repeat(), 'abcd12345');
    expect(repeat()).toHaveAccessibleDescription('');
    await user.tab();
    expect(repeat()).toHaveAccessibleDescription('两次密码输入不一致');
    await user.type(repeat(), '{Backspace}');
    expect(repeat()).toHaveAccessibleDescription('');
  });

  it('AUT-10 only a refusal is shown above the form', async () => {
    const { unmount } = await setUp({ step: 'refused', username: 'newbie1', failure });
    expect(screen.getByText('用户名已存在')).toHaveAttribute('role', 'alert');
    unmount();
    await setUp();
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual([]);
  });

  it('DLG-06 the agreement names both texts, and opening one does not tick it', async () => {
    const { user, onShowLegal } = await setUp();
    expect(screen.getByText(/我已年满/).textContent).toBe('我已年满 18 周岁，已阅读并同意条款与规则和隐私政策');
    await user.click(screen.getByRole('button', { name: '隐私政策' }));
    await user.click(screen.getByRole('button', { name: '条款与规则' }));
    expect(onShowLegal.mock.calls).toEqual([['privacy'], ['terms']]);
    expect(agreement()).not.toBeChecked();
  });

  it('the links lead to the login and to customer service', async () => {
    const { user, actions, onLeave } = await setUp();
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(actions.at(-1)?.type).toBe('auth/authModeSwitched');
    expect(onLeave).not.toHaveBeenCalled();
    const link = screen.getByRole('link', { name: '联系客服' });
    expect(link).toHaveAttribute('href', '/app/help/zxkf');
    await user.click(link);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
