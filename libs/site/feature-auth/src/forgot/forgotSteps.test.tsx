import { TransportError, type CallFailure } from '@pavilion/api-client';
import { defaultCountry, forgotActions, type SendCodeState } from '@pavilion/auth-flows';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPart, submitByScript } from '../testing/renderPart.tsx';
import type { ActiveForgot } from './activeForgot.ts';
import { CodeStep } from './CodeStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { ForgotFoot } from './ForgotFoot.tsx';
import { emptyIdentity, type IdentityFields } from './identityFields.ts';
import { IdentityStep } from './IdentityStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { StepIndicator } from './StepIndicator.tsx';

const failure: CallFailure = {
  kind: 'api',
  code: 6036,
  reaction: 'show',
  messageKey: 'error.6036',
  serverText: '资料不符',
};
const throttled: CallFailure = { kind: 'api', code: 6066, reaction: 'retryLater', messageKey: 'error.6066' };
const china = { areaName: '中国大陆', areaCode: '+86', regex: String.raw`^1[3-9]\d{9}$` };
const taiwan = { areaName: '台湾', areaCode: '+886', regex: String.raw`^09\d{8}$` };
const nameless = { areaName: '', areaCode: '+853', regex: String.raw`^6\d{7}$` };
const countries: FakeHandlers = { 'site.queryCountryArea': () => [china, taiwan, nameless] };
const press = (name: string) => screen.getByRole('button', { name });

describe('IdentityStep', () => {
  interface Setting {
    readonly forgot: ActiveForgot;
    readonly fields?: Partial<IdentityFields>;
    readonly handlers?: FakeHandlers;
    readonly sendCode?: SendCodeState;
    readonly warn?: jest.Mock;
  }
  const form = { by: 'phone', maskedAccount: '' } as const;
  const identity: ActiveForgot = { step: 'identity', ...form };

  function Host({ forgot, fields: first }: { readonly forgot: ActiveForgot; readonly fields: IdentityFields }) {
    const [fields, setFields] = useState(first);
    return <IdentityStep forgot={forgot} fields={fields} onChange={setFields} />;
  }

  async function setUp({ forgot, fields, handlers = countries, sendCode, warn = jest.fn() }: Setting) {
    const site = await renderPart(<Host forgot={forgot} fields={{ ...emptyIdentity, ...fields }} />, {
      handlers,
      logger: { warn },
      ...(sendCode && { state: { sendCode } }),
    });
    const requests = () => site.actions.filter(forgotActions.identityRequested.match).map(({ payload }) => payload);
    return { ...site, requests };
  }
  const filled = { username: 'demo01', phone: '13800000001', email: 'a@b.cn' };

  it('FGT-02 a request by phone has name, number and the rule of its country', async () => {
    const { user, requests } = await setUp({ forgot: identity });
    await user.type(screen.getByLabelText('用户名'), 'demo01');
    await user.type(screen.getByLabelText('手机号码'), ' 138 0000 0001');
    expect(screen.getByLabelText('手机号码')).toHaveValue('13800000001');
    await user.click(press('获取验证码'));
    const { areaCode, regex } = defaultCountry;
    expect(requests()).toEqual([{ by: 'phone', username: 'demo01', phone: '13800000001', areaCode, regex }]);
  });

  it('FGT-02 a pasted number keeps its digits when its spaces are removed, and no more than a number has', async () => {
    const { user } = await setUp({ forgot: identity });
    await user.click(screen.getByLabelText('手机号码'));
    await user.paste('138 0000 0001');
    expect(screen.getByLabelText('手机号码')).toHaveValue('13800000001');
    await user.keyboard('9');
    expect(screen.getByLabelText('手机号码')).toHaveValue('13800000001');
  });

  it('FGT-02 a request by e-mail has name and address only', async () => {
    const { user, requests } = await setUp({ forgot: { ...identity, by: 'email' }, fields: { phone: '138' } });
    expect(screen.queryByLabelText('手机号码')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('用户名'), 'demo01');
    await user.type(screen.getByLabelText('邮箱'), 'a@b.cn');
    await user.click(press('获取验证码'));
    expect(requests()).toEqual([{ by: 'email', username: 'demo01', email: 'a@b.cn' }]);
  });

  it.each`
    by         | fields                          | isFilled
    ${'phone'} | ${filled}                       | ${true}
    ${'email'} | ${filled}                       | ${true}
    ${'phone'} | ${{ ...filled, username: ' ' }} | ${false}
    ${'phone'} | ${{ ...filled, phone: '' }}     | ${false}
    ${'phone'} | ${{ ...filled, email: '' }}     | ${true}
    ${'email'} | ${{ ...filled, email: ' ' }}    | ${false}
    ${'email'} | ${{ ...filled, phone: '' }}     | ${true}
  `('AUT-07 by $by with $fields the form is filled: $isFilled', async ({ by, fields, isFilled }) => {
    await setUp({ forgot: { ...identity, by: by as 'phone' | 'email' }, fields: fields as Partial<IdentityFields> });
    expect(press('获取验证码').getAttribute('aria-disabled')).toBe(isFilled ? null : 'true');
  });

  it('during the call the button is busy, the way cannot be changed and nothing is sent again', async () => {
    const { user, requests } = await setUp({ forgot: { step: 'identifying', ...form }, fields: filled });
    expect(press('发送中...')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('radio', { name: '邮箱找回' })).toBeDisabled();
    await user.type(screen.getByLabelText('用户名'), '{Enter}');
    submitByScript(screen.getByLabelText('用户名'));
    expect(requests()).toEqual([]);
  });

  it('FGT-02 the way is changed by its segment', async () => {
    const { user, actions } = await setUp({ forgot: identity });
    expect(screen.getByRole('radio', { name: '手机找回' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '邮箱找回' }));
    expect(actions.filter(forgotActions.mediumSwitched.match).map(({ payload }) => payload)).toEqual([{ by: 'email' }]);
  });

  it.each`
    by         | fieldErrors                               | label         | text
    ${'phone'} | ${{ username: 'forgotUsernameRequired' }} | ${'用户名'}   | ${'请输入用户名'}
    ${'phone'} | ${{ username: 'forgotUsernameRule' }}     | ${'用户名'}   | ${'请输入用户名'}
    ${'phone'} | ${{ phone: 'phoneRequired' }}             | ${'手机号码'} | ${'请输入正确的手机号码'}
    ${'phone'} | ${{ phone: 'phoneRule' }}                 | ${'手机号码'} | ${'请输入正确的手机号码'}
    ${'email'} | ${{ email: 'emailRequired' }}             | ${'邮箱'}     | ${'请输入邮箱'}
    ${'email'} | ${{ email: 'emailRule' }}                 | ${'邮箱'}     | ${'请输入正确的邮箱'}
  `('FGT-02 the error $fieldErrors is at its field, focused, until the player types', async (row) => {
    const { by, fieldErrors, label, text } = row as {
      by: 'phone' | 'email';
      fieldErrors: object;
      label: string;
      text: string;
    };
    const { user } = await setUp({ forgot: { step: 'identity', ...form, by, fieldErrors } });
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(text);
    expect(field).toHaveFocus();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await user.type(field, 'a');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('a form without errors focuses its first field and shows no alert', async () => {
    await setUp({ forgot: identity });
    expect(screen.getByLabelText('用户名')).toHaveFocus();
    expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
  });

  it('a refusal is shown above the form', async () => {
    await setUp({ forgot: { step: 'identity', ...form, failure }, fields: filled });
    expect(screen.getByText('资料不符')).toHaveAttribute('role', 'alert');
    expect(press('获取验证码')).not.toHaveAttribute('aria-disabled');
  });

  const waiting: SendCodeState = { step: 'waiting', purpose: 'forgotPhone', isSent: false, secondsLeft: 41 };
  it.each`
    what                       | refused      | sendCode                                                    | name
    ${'after the refusal'}     | ${throttled} | ${waiting}                                                  | ${'41 秒后重发'}
    ${'after the last second'} | ${throttled} | ${{ ...waiting, secondsLeft: 0 }}                           | ${'获取验证码'}
    ${'without a countdown'}   | ${throttled} | ${{ step: 'ready', purpose: 'forgotPhone', isSent: false }} | ${'获取验证码'}
    ${'of an earlier code'}    | ${undefined} | ${waiting}                                                  | ${'获取验证码'}
  `('F-AUTH-07 $what the button is named $name', async ({ refused, sendCode, name }) => {
    const forgot: ActiveForgot = { step: 'identity', ...form, ...(refused && { failure: refused as CallFailure }) };
    const { user, requests } = await setUp({ forgot, fields: filled, sendCode: sendCode as SendCodeState });
    const isWaiting = name === '41 秒后重发';
    expect(press(name as string).getAttribute('aria-disabled')).toBe(isWaiting ? 'true' : null);
    await user.click(press(name as string));
    expect(requests()).toHaveLength(isWaiting ? 0 : 1);
  });

  it('FGT-02 the list of countries names each by name and code, and the chosen one applies', async () => {
    const { user, requests } = await setUp({ forgot: identity, fields: { ...filled, phone: '61234567' } });
    const area = screen.getByRole('combobox', { name: '国家或地区' });
    await waitFor(() => expect(area).toHaveValue('中国大陆 +86'));
    await user.click(area);
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['中国大陆 +86', '台湾 +886', '+853']);
    await user.click(screen.getByRole('option', { name: '+853' }));
    expect(area).toHaveValue('+853');
    await user.click(press('获取验证码'));
    expect(requests()).toMatchObject([{ areaCode: '+853', regex: nameless.regex }]);
  });

  it('FGT-02 a list without +86 is not used', async () => {
    const load = jest.fn(() => [taiwan]);
    const { user } = await setUp({ forgot: identity, handlers: { 'site.queryCountryArea': load } });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    const area = screen.getByRole('combobox', { name: '国家或地区' });
    expect(area).toHaveValue('+86');
    await user.click(area);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['+86']);
  });

  it('FGT-02 without the list +86 stays, and the failure is logged', async () => {
    const warn = jest.fn();
    const lost = new TransportError('network', {
      endpointId: 'site.queryCountryArea',
      requestId: 'r',
      outcome: 'none',
      attempts: 3,
    });
    await setUp({ forgot: identity, handlers: { 'site.queryCountryArea': () => Promise.reject(lost) }, warn });
    await waitFor(() => expect(warn.mock.calls).toEqual([['countries.unavailable', { error: String(lost) }]]));
    expect(screen.getByRole('combobox')).toHaveValue('+86');
  });

  it('F-API-15 a list that fails after the dialog has closed is not logged', async () => {
    const warn = jest.fn();
    let signal: AbortSignal | undefined;
    let fail: (error: Error) => void = () => undefined;
    const load: FakeHandlers['site.queryCountryArea'] = (_request, options) => {
      signal = options?.signal;
      return new Promise((_, reject) => (fail = reject));
    };
    const { unmount } = await setUp({ forgot: identity, handlers: { 'site.queryCountryArea': load }, warn });
    unmount();
    expect(signal?.aborted).toBe(true);
    fail(
      new TransportError('aborted', {
        endpointId: 'site.queryCountryArea',
        requestId: 'r',
        outcome: 'none',
        attempts: 1,
      }),
    );
    await act(async () => undefined);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('CodeStep', () => {
  const form = { by: 'phone', maskedAccount: '138****0001' } as const;
  const setUp = async (forgot: ActiveForgot) => {
    const site = await renderPart(<CodeStep forgot={forgot} />);
    const codes = () => site.actions.filter(forgotActions.codeEntered.match).map(({ payload }) => payload.code);
    return { ...site, codes, field: screen.getByLabelText('验证码') };
  };

  it('shows the masked number, and sends the code by the button', async () => {
    const { user, field, codes } = await setUp({ step: 'code', ...form });
    expect(screen.getByText('如果资料相符，验证码已发送至 138****0001，10 分钟内有效。')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, '41827');
    expect(press('下一步')).toHaveAttribute('aria-disabled', 'true');
    await user.type(field, '3');
    expect(press('下一步')).not.toHaveAttribute('aria-disabled');
    await user.click(press('下一步'));
    expect(codes()).toEqual(['418273']);
  });

  it.each`
    news                              | text
    ${{ fieldError: 'codeRequired' }} | ${'请输入验证码'}
    ${{ fieldError: 'codeRule' }}     | ${'请输入6位验证码'}
    ${{ failure }}                    | ${'资料不符'}
    ${{}}                             | ${''}
  `('F-AUTH-09 $news is shown as "$text" until the player types', async ({ news, text }) => {
    const { user, field } = await setUp({ step: 'code', ...form, ...(news as object) });
    expect(field).toHaveAccessibleDescription(text as string);
    expect(field).toHaveFocus();
    await user.type(field, '1');
    expect(field).toHaveAccessibleDescription('');
  });

  it('during the check the button is busy, and nothing is sent again', async () => {
    const { user, field, codes, actions } = await setUp({ step: 'verifying', ...form });
    expect(press('请稍候...')).toHaveAttribute('aria-busy', 'true');
    await user.type(field, '418273{Enter}');
    submitByScript(field);
    expect(codes()).toEqual([]);
    await user.click(press('上一步'));
    expect(actions.filter(forgotActions.stepReverted.match)).toHaveLength(1);
  });

  it('NEW-03 another code is requested by the button of the field', async () => {
    const { user, actions } = await setUp({ step: 'code', ...form });
    await user.click(press('获取验证码'));
    expect(actions.filter(forgotActions.codeRequested.match)).toHaveLength(1);
  });
});

describe('PasswordStep', () => {
  const form = { by: 'phone', maskedAccount: '138****0001' } as const;
  const setUp = async (forgot: ActiveForgot) => {
    const site = await renderPart(<PasswordStep forgot={forgot} username="demo01" />);
    const entered = () => site.actions.filter(forgotActions.passwordEntered.match);
    return { ...site, entered, first: screen.getByLabelText('新密码'), second: screen.getByLabelText('确认密码') };
  };

  it('sends both passwords, and password managers find the name', async () => {
    const { user, entered, first, second } = await setUp({ step: 'password', ...form });
    expect(first).toHaveFocus();
    expect(document.querySelector('input[name="username"]')).toHaveValue('demo01');
    await user.type(first, 'newpass12');
    expect(press('重设密码')).toHaveAttribute('aria-disabled', 'true');
    await user.type(second, 'newpass12');
    expect(press('重设密码')).not.toHaveAttribute('aria-disabled');
    await user.click(press('重设密码'));
    expect(entered()).toHaveLength(1);
    expect(entered()[0]?.payload.fieldErrors).toBeUndefined();
  });

  it.each`
    fieldErrors                                                            | first                            | second
    ${{ password: 'passwordRequired' }}                                    | ${'请设置新密码'}                | ${''}
    ${{ password: 'passwordRule' }}                                        | ${'请输入8-12位字母+数字的组合'} | ${''}
    ${{ repeatPassword: 'passwordsDiffer' }}                               | ${'请输入8-12位字母+数字的组合'} | ${'两次密码输入不一致，请重新输入'}
    ${{ password: 'passwordRequired', repeatPassword: 'passwordsDiffer' }} | ${'请设置新密码'}                | ${'两次密码输入不一致，请重新输入'}
  `('the errors $fieldErrors are shown, focused, until the player types', async (row) => {
    const { fieldErrors, first, second } = row as { fieldErrors: { password?: string }; first: string; second: string };
    const site = await setUp({ step: 'password', ...form, fieldErrors } as ActiveForgot);
    expect(site.first).toHaveAccessibleDescription(first);
    expect(site.second).toHaveAccessibleDescription(second);
    expect(fieldErrors.password ? site.first : site.second).toHaveFocus();
    await site.user.type(site.second, 'x');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('a refusal is shown above the form', async () => {
    await setUp({ step: 'password', ...form, failure });
    expect(screen.getByText('资料不符')).toHaveAttribute('role', 'alert');
  });

  it('during the call the button is busy, and nothing is sent again', async () => {
    const { user, entered, first } = await setUp({ step: 'resetting', ...form });
    expect(press('请稍候...')).toHaveAttribute('aria-busy', 'true');
    await user.type(first, 'newpass12{Enter}');
    submitByScript(first);
    expect(entered()).toEqual([]);
  });
});

describe('StepIndicator', () => {
  it.each`
    at   | current       | done                        | marks
    ${0} | ${'填写身份'} | ${[]}                       | ${['1', '2', '3']}
    ${1} | ${'验证身份'} | ${['填写身份']}             | ${['', '2', '3']}
    ${2} | ${'重设密码'} | ${['填写身份', '验证身份']} | ${['', '', '3']}
  `('FGT-01 step $at is $current, after $done', async ({ at, current, done, marks }) => {
    await renderPart(<StepIndicator at={at as number} />);
    const items = screen.getAllByRole('listitem');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(current as string);
    expect(items.filter((item) => item.hasAttribute('aria-current'))).toHaveLength(1);
    expect(items.filter((item) => item.hasAttribute('data-done')).map(({ textContent }) => textContent)).toEqual(done);
    expect(items.map((item) => item.querySelector('i')?.textContent)).toEqual(marks);
    expect(screen.getByRole('list', { name: '找回密码的步骤' })).toBeVisible();
  });
});

describe('end and foot of the reset', () => {
  it('FGT-01 the success page focuses its button, which leads to the login', async () => {
    const { user, actions } = await renderPart(<DoneStep />);
    expect(screen.getByRole('status').textContent).toBe('密码已重设请用新密码登录，3 秒后自动返回登录。');
    expect(press('返回登录')).toHaveFocus();
    await user.click(press('返回登录'));
    expect(actions.filter(forgotActions.returnedToLogin.match)).toHaveLength(1);
  });

  it('FGT-01 the foot leads to the login, or to customer service and closes the dialog', async () => {
    const onLeave = jest.fn();
    const { user, actions } = await renderPart(<ForgotFoot onLeave={onLeave} />);
    await user.click(press('返回登录'));
    expect([actions.filter(forgotActions.returnedToLogin.match).length, onLeave.mock.calls.length]).toEqual([1, 0]);
    const link = screen.getByRole('link', { name: '联系客服' });
    expect(link).toHaveAttribute('href', '/app/help/zxkf');
    await user.click(link);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
