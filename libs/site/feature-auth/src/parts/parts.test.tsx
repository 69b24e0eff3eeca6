import type { CallFailure } from '@pavilion/api-client';
import type { SendCodeState } from '@pavilion/auth-flows';
import { renderHook, screen } from '@testing-library/react';
import { renderPart } from '../testing/renderPart.tsx';
import { CodeField } from './CodeField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useLastValue } from './useLastValue.ts';

const busy: CallFailure = { kind: 'api', code: 6005, reaction: 'show', messageKey: 'error.6005' };

describe('CodeField', () => {
  const form = { purpose: 'newDevice', isSent: false } as const;
  const setUp = async (sendCode: SendCodeState, props: { readonly code?: string; readonly error?: string } = {}) => {
    const onChange = jest.fn();
    const onSend = jest.fn();
    const { code = '', error } = props;
    const site = await renderPart(<CodeField code={code} error={error} onChange={onChange} onSend={onSend} />, {
      state: { sendCode },
    });
    return { ...site, onChange, onSend, field: screen.getByLabelText('验证码'), button: screen.getByRole('button') };
  };

  it.each`
    sendCode                                                       | text             | isDisabled | isBusy
    ${{ step: 'idle' }}                                            | ${'获取验证码'}  | ${false}   | ${false}
    ${{ step: 'ready', ...form }}                                  | ${'获取验证码'}  | ${false}   | ${false}
    ${{ step: 'ready', ...form, isSent: true }}                    | ${'重新获取'}    | ${false}   | ${false}
    ${{ step: 'sending', ...form, channel: 0 }}                    | ${'发送中...'}   | ${false}   | ${true}
    ${{ step: 'sending', ...form, isSent: true, channel: 0 }}      | ${'发送中...'}   | ${false}   | ${true}
    ${{ step: 'captchaRequired', ...form, channel: 2 }}            | ${'发送中...'}   | ${false}   | ${true}
    ${{ step: 'waiting', ...form, isSent: true, secondsLeft: 41 }} | ${'41 秒后重发'} | ${true}    | ${false}
  `('NEW-03 the button text is $text for $sendCode.step', async ({ sendCode, text, isDisabled, isBusy }) => {
    const { button, user, onSend } = await setUp(sendCode as SendCodeState);
    expect(button.textContent).toBe(text);
    expect([button.hasAttribute('disabled'), button.hasAttribute('aria-busy')]).toEqual([isDisabled, isBusy]);
    await user.click(button);
    expect(onSend).toHaveBeenCalledTimes(isDisabled || isBusy ? 0 : 1);
  });

  it('NEW-03 the field is focused while the countdown runs, and not before', async () => {
    const { field, unmount } = await setUp({ step: 'waiting', ...form, secondsLeft: 60 });
    expect(field).toHaveFocus();
    unmount();
    const other = await setUp({ step: 'ready', ...form });
    expect(other.field).not.toHaveFocus();
  });

  it.each`
    failure      | error             | description
    ${undefined} | ${undefined}      | ${''}
    ${busy}      | ${undefined}      | ${'服务有点繁忙，请稍后再试'}
    ${busy}      | ${'请输入验证码'} | ${'请输入验证码'}
    ${undefined} | ${'请输入验证码'} | ${'请输入验证码'}
  `('F-AUTH-07 the field is described by "$description"', async ({ failure, error, description }) => {
    const failed = (failure ? { failure: failure as CallFailure } : {}) as { readonly failure?: CallFailure };
    const { field } = await setUp({ step: 'ready', ...form, ...failed }, { ...(error && { error: error as string }) });
    expect(field).toHaveAccessibleDescription(description as string);
    expect(field.getAttribute('aria-invalid')).toBe(description === '' ? null : 'true');
  });

  it('F-AUTH-10 reports the first six digits, and phones suggest the code', async () => {
    const { field, user, onChange } = await setUp({ step: 'ready', ...form });
    await user.click(field);
    await user.paste('验证码 12-34567');
    expect(onChange.mock.calls).toEqual([['123456']]);
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('placeholder', '请输入6位验证码');
  });
});

describe('RefusalNotice', () => {
  it.each`
    code    | reaction             | title                 | text
    ${6013} | ${'maintenance'}     | ${'网站维护中'}       | ${'网站正在维护中，暂时无法使用，请稍后再来'}
    ${6031} | ${'region'}          | ${'所在地区无法登录'} | ${'您所在的地区暂不提供服务，如有疑问请联系客服'}
    ${6501} | ${'popup'}           | ${'登录暂停开放'}     | ${'本站升级中'}
    ${6502} | ${'suspended'}       | ${'登录暂停开放'}     | ${'登录和注册服务暂停开放，请稍后再来'}
    ${6030} | ${'customerService'} | ${'需要客服协助'}     | ${'请找小李'}
    ${6034} | ${'retryLater'}      | ${'操作过于频繁'}     | ${'明天再试'}
    ${6002} | ${'show'}            | ${undefined}          | ${'密码不对'}
    ${6001} | ${'relogin'}         | ${undefined}          | ${'请先登录'}
  `('ERR-10 $code with the reaction $reaction has the heading $title', async ({ code, reaction, title, text }) => {
    const messageKey = `error.${code as number}`;
    const isCatalogueText = [6013, 6031, 6502].includes(code as number);
    const failure = { kind: 'api', code, reaction, messageKey, ...(!isCatalogueText && { serverText: text }) };
    await renderPart(<RefusalNotice failure={failure} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe(`${(title as string | undefined) ?? ''}${text as string}`);
    expect(alert.querySelector('strong')?.textContent).toBe(title);
    expect(alert).toHaveAttribute('data-tone', title ? 'warning' : 'danger');
  });

  it('ERR-09 customer service in the text is a link with the code', async () => {
    await renderPart(<RefusalNotice failure={{ ...busy, code: 6030, serverText: '请联系客服' }} />);
    const link = screen.getByRole('link', { name: /客服/ });
    expect(link.getAttribute('href')).toContain('6030');
  });
});

describe('StrengthMeter', () => {
  it.each`
    password        | word
    ${''}           | ${'未输入'}
    ${'abc'}        | ${'弱'}
    ${'hx7mk2pq'}   | ${'中'}
    ${'Hx7mk2pqZ9'} | ${'强'}
  `('AUT-06 the strength of "$password" is $word', async ({ password, word }) => {
    await renderPart(<StrengthMeter password={password as string} />);
    expect(screen.getByRole('status').textContent).toBe(word);
    expect(screen.getByText('密码强度')).toBeVisible();
  });
});

describe('SubmitButton', () => {
  it.each`
    isFilled | isBusy   | ariaDisabled | ariaBusy
    ${true}  | ${false} | ${null}      | ${null}
    ${false} | ${false} | ${'true'}    | ${null}
    ${true}  | ${true}  | ${'true'}    | ${'true'}
  `('AUT-07 filled: $isFilled, busy: $isBusy', async ({ isFilled, isBusy, ariaDisabled, ariaBusy }) => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = await renderPart(
      <form onSubmit={submit}>
        <SubmitButton isFilled={isFilled as boolean} isBusy={isBusy as boolean}>
          登录
        </SubmitButton>
      </form>,
    );
    const button = screen.getByRole('button', { name: '登录' });
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([ariaDisabled, ariaBusy]);
    expect(button).toHaveAttribute('type', 'submit');
    await user.click(button);
    expect(submit).toHaveBeenCalledTimes(isBusy ? 0 : 1);
  });
});

describe('NewPasswordFields', () => {
  const setUp = async (errors: { readonly password?: string; readonly repeatPassword?: string } = {}) => {
    const onChange = jest.fn();
    const onLeave = jest.fn();
    const site = await renderPart(
      <NewPasswordFields
        label="新密码"
        placeholder="请设置新密码"
        fields={{ password: '', repeatPassword: '' }}
        errors={errors}
        onChange={onChange}
        onLeave={onLeave}
      />,
    );
    return {
      ...site,
      onChange,
      onLeave,
      first: screen.getByLabelText('新密码'),
      second: screen.getByLabelText('确认密码'),
    };
  };

  it('reports each field without white space', async () => {
    const { user, first, second, onChange } = await setUp();
    await user.click(first);
    await user.paste(' ab c1 ');
    await user.click(second);
    await user.paste('x y');
    expect(onChange.mock.calls).toEqual([[{ password: 'abc1' }], [{ repeatPassword: 'xy' }]]);
  });

  it('reports which field was left', async () => {
    const { user, first, second, onLeave } = await setUp();
    await user.click(first);
    await user.click(second);
    await user.click(first);
    expect(onLeave.mock.calls).toEqual([['password'], ['repeatPassword']]);
  });

  it('AUT-06 the hint is the rule, with caps lock a warning, and an error replaces it', async () => {
    const { user, first, second, unmount } = await setUp();
    expect(first).toHaveAccessibleDescription('请输入8-12位字母+数字的组合');
    expect(second).toHaveAccessibleDescription('');
    await user.click(first);
    await user.keyboard('{CapsLock}a');
    expect(first).toHaveAccessibleDescription('大写锁定已打开');
    await user.click(second);
    expect(first).toHaveAccessibleDescription('请输入8-12位字母+数字的组合');
    unmount();
    const wrong = await setUp({ password: '密码不对', repeatPassword: '两次不同' });
    expect(wrong.first).toHaveAccessibleDescription('密码不对');
    expect(wrong.second).toHaveAccessibleDescription('两次不同');
  });

  it('both fields are for a new password, hidden until the player shows it', async () => {
    const { user, first, second } = await setUp();
    for (const field of [first, second]) {
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      expect(field).toHaveAttribute('type', 'password');
    }
    await user.click(screen.getAllByRole('button', { name: '显示密码' })[0] as HTMLElement);
    expect([first.getAttribute('type'), second.getAttribute('type')]).toEqual(['text', 'password']);
    expect(screen.getAllByRole('button', { name: '隐藏密码' })).toHaveLength(1);
  });
});

describe('useLastValue', () => {
  const setUp = (first: string | null | undefined) =>
    renderHook(({ value }: { value: string | null | undefined }) => useLastValue(value), {
      initialProps: { value: first },
    });

  it.each([null, undefined])('has no value at first for %s', (value) => {
    expect(setUp(value).result.current).toBeUndefined();
  });

  it('keeps the last value until a new one or null', () => {
    const { result, rerender } = setUp('a');
    const values = [result.current];
    for (const value of [undefined, 'b', undefined, null, undefined, 'c']) {
      rerender({ value });
      values.push(result.current);
    }
    expect(values).toEqual(['a', 'a', 'b', 'b', undefined, undefined, 'c']);
  });
});
