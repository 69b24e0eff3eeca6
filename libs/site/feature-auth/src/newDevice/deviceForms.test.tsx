import type { CallFailure } from '@pavilion/api-client';
import { errorTextsZhCN as zhCN, errorTextsZhTW as zhTW } from '@pavilion/api-client/protocol';
import {
  loginActions,
  newDeviceActions,
  type LoginState,
  type NewDeviceState,
  type SendCodeState,
} from '@pavilion/auth-flows';
import type { Locale } from '@pavilion/site-contract';
import { screen, within } from '@testing-library/react';
import { renderPart, submitByScript } from '../testing/renderPart.tsx';
import type { DeviceCheck } from './deviceCheck.ts';
import { NewDeviceDialog } from './NewDeviceDialog.tsx';

const failure: CallFailure = {
  kind: 'api',
  code: 6036,
  reaction: 'show',
  messageKey: 'error.6036',
  serverText: '验证码不对',
};
const newDevice = { code: 6026, maskedPhone: '138****0003', serverText: '设备未通过' } as const;
const ready: DeviceCheck = { step: 'ready', username: 'device01', ...newDevice };
const required: LoginState = { step: 'newDeviceRequired', username: 'device01', newDevice };
const sendable: SendCodeState = { step: 'ready', purpose: 'newDevice', isSent: false };

interface Setting {
  readonly check?: NewDeviceState;
  readonly login?: LoginState;
  readonly sendCode?: SendCodeState;
  readonly locale?: Locale;
}

async function setUp({ check = ready, login = required, sendCode = sendable, locale }: Setting = {}) {
  const close = jest.fn();
  const site = await renderPart(<NewDeviceDialog request={{ kind: 'newDevice' }} close={close} />, {
    state: { newDevice: check, login, sendCode },
    ...(locale && { locale }),
  });
  const sent = (type: string) => site.actions.filter((action) => action.type === type);
  return { ...site, close, sent };
}

const dialog = () => screen.getByRole('dialog', { name: '身份验证' });
const field = () => screen.getByLabelText('验证码');
const submitButton = () => within(dialog()).getByRole('button', { name: /^登录/ });

describe('NewDeviceDialog', () => {
  it.each`
    serverText                                                  | notice
    ${'设备未通过'}                                             | ${'设备未通过因为您本次登录不寻常，为了您的账户安全，请进行身份验证'}
    ${''}                                                       | ${'因为您本次登录不寻常，为了您的账户安全，请进行身份验证'}
    ${'您正在使用新设备登录，为了您的账户安全，请进行身份验证'} | ${'您正在使用新设备登录因为您本次登录不寻常，为了您的账户安全，请进行身份验证'}
    ${'因为您本次登录不寻常，为了您的账户安全，请进行身份验证'} | ${'因为您本次登录不寻常，为了您的账户安全，请进行身份验证'}
  `('NEW-01 the notice with the text "$serverText" of the platform is $notice', async ({ serverText, notice }) => {
    await setUp({ check: { ...ready, serverText: serverText as string } });
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe(notice);
  });

  it.each([
    ['zh-CN', zhCN],
    ['zh-TW', zhTW],
  ] as const)('NEW-01 no notice in %s repeats itself', async (locale, texts) => {
    for (const code of [6025, 6026, 6027, 6028, 6029] as const) {
      const serverText = texts[`error.${code}`];
      const { unmount } = await setUp({ check: { ...ready, serverText }, locale });
      const clauses = (screen.getAllByRole('alert')[0]?.innerHTML ?? '').split(/<[^>]*>|，/).filter(Boolean);
      expect(clauses).toHaveLength(4);
      expect(clauses[0]).toBe(serverText.split('，')[0]);
      expect(new Set(clauses).size).toBe(clauses.length);
      unmount();
    }
  });

  it.each`
    maskedPhone      | shown
    ${'138****0003'} | ${'138****0003'}
    ${''}            | ${'未提供'}
  `('NEW-01 shows the account, and the phone "$maskedPhone" as $shown', async ({ maskedPhone, shown }) => {
    await setUp({ check: { ...ready, maskedPhone: maskedPhone as string } });
    const details = within(dialog())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(details).toEqual(['device01', shown]);
    expect(screen.getByText('工作人员不会以任何方式向您索要验证码，请勿告诉他人。')).toBeVisible();
  });

  it.each`
    news                                  | text
    ${{ fieldError: 'codeNotRequested' }} | ${'请先获取验证码'}
    ${{ fieldError: 'codeRequired' }}     | ${'请输入验证码'}
    ${{ fieldError: 'codeRule' }}         | ${'请输入6位验证码'}
    ${{ fieldError: 'middleDigitsRule' }} | ${'手机号错误'}
    ${{ failure }}                        | ${'验证码不对'}
    ${{}}                                 | ${''}
  `('F-AUTH-15 $news is shown as "$text" until the player types', async ({ news, text }) => {
    const { user } = await setUp({ check: { ...ready, ...(news as object) } });
    expect(field()).toHaveAccessibleDescription(text as string);
    await user.type(field(), '1');
    expect(field()).toHaveAccessibleDescription('');
  });

  it('NEW-03 the code is sent as typed, from six digits on without looking disabled', async () => {
    const { user, sent } = await setUp();
    await user.type(field(), '41827');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(field(), '3');
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    await user.click(submitButton());
    expect(sent(newDeviceActions.codeEntered.type)).toMatchObject([{ payload: { code: '418273' } }]);
  });

  it('NEW-03 an SMS is requested by the field, a voice call by its link', async () => {
    const { user, sent } = await setUp();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await user.click(screen.getByRole('button', { name: '语音获取验证码' }));
    expect(sent(newDeviceActions.codeRequested.type).map(({ payload }) => payload)).toEqual([
      { channel: 0 },
      { channel: 2 },
    ]);
  });

  it.each`
    sendCode                                                                   | isDisabled
    ${sendable}                                                                | ${false}
    ${{ step: 'idle' }}                                                        | ${true}
    ${{ step: 'sending', purpose: 'newDevice', isSent: false, channel: 0 }}    | ${true}
    ${{ step: 'waiting', purpose: 'newDevice', isSent: true, secondsLeft: 9 }} | ${true}
  `('NEW-03 the voice call is disabled for $sendCode.step: $isDisabled', async ({ sendCode, isDisabled }) => {
    await setUp({ sendCode: sendCode as SendCodeState });
    expect(screen.getByRole('button', { name: '语音获取验证码' }).hasAttribute('disabled')).toBe(isDisabled);
  });

  it('NEW-04 the links change the account or lead to the registration', async () => {
    const { user, sent } = await setUp();
    await user.click(screen.getByRole('button', { name: '切换账号' }));
    expect(sent(loginActions.accountSwitched.type)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '注册新账号' }));
    expect(sent(newDeviceActions.registerChosen.type)).toHaveLength(1);
  });

  it.each`
    login                                                      | isBusy   | byEscape | byButton
    ${required}                                                | ${false} | ${1}     | ${1}
    ${{ step: 'submitting', username: 'device01' }}            | ${true}  | ${0}     | ${1}
    ${{ step: 'entering', username: 'device01', userId: '9' }} | ${true}  | ${0}     | ${0}
    ${{ step: 'succeeded', userId: '9' }}                      | ${true}  | ${0}     | ${0}
  `('in the step $login.step it is busy: $isBusy, and closes by Escape: $byEscape', async (row) => {
    const { login, isBusy, byEscape, byButton } = row as {
      login: LoginState;
      isBusy: boolean;
      byEscape: number;
      byButton: number;
    };
    const { user, close, sent } = await setUp({ login });
    expect(submitButton().textContent).toBe(isBusy ? '登录中...' : '登录');
    await user.type(field(), '418273{Enter}');
    submitByScript(field());
    expect(sent(newDeviceActions.codeEntered.type)).toHaveLength(isBusy ? 0 : 2);
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(byEscape);
    close.mockClear();
    await user.click(within(dialog()).getByRole('button', { name: '关闭' }));
    expect(close).toHaveBeenCalledTimes(byButton);
  });

  it('the form stays while the check is over and the dialog still shown', async () => {
    const { send } = await setUp();
    await send(newDeviceActions.registerChosen());
    expect(within(dialog()).getAllByRole('definition')[0]).toHaveTextContent('device01');
  });

  it('without a check it has no form', async () => {
    await setUp({ check: { step: 'idle' } });
    expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
  });
});

describe('prompt for the middle digits', () => {
  const entering: DeviceCheck = { ...ready, step: 'enteringMiddleDigits' };
  const middle = () => screen.getByLabelText('手机号码中间 4 位');

  it('NEW-02 names the masked phone, accepts digits only and is sent once', async () => {
    const { user, sent } = await setUp({ check: entering });
    expect(screen.getByText('请输入 138****0003 中被隐藏的 4 位数字，确认是您本人的手机。')).toBeVisible();
    expect(middle()).toHaveAttribute('maxlength', '4');
    await user.type(middle(), '1a2-3{Enter}');
    expect(sent(newDeviceActions.middleDigitsEntered.type)).toMatchObject([{ payload: { digits: '123' } }]);
    expect(sent(newDeviceActions.codeEntered.type)).toEqual([]);
  });

  it('NEW-02 a wrong number shows its error until the player types', async () => {
    const { user } = await setUp({ check: { ...entering, fieldError: 'middleDigitsRule' } });
    expect(middle()).toHaveAccessibleDescription('手机号错误');
    expect(field()).toHaveAccessibleDescription('');
    await user.type(middle(), '1');
    expect(middle()).toHaveAccessibleDescription('');
  });

  it('NEW-02 another error is not shown at it', async () => {
    await setUp({ check: { ...entering, fieldError: 'codeRequired' } });
    expect(middle()).toHaveAccessibleDescription('');
  });

  it('NEW-02 is cancelled by its button and by Escape, which keep the check open', async () => {
    const { user, sent, close, send } = await setUp({ check: entering });
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(sent(newDeviceActions.promptCancelled.type)).toHaveLength(1);
    await send(newDeviceActions.middleDigitsPrompted());
    await user.keyboard('{Escape}');
    expect(sent(newDeviceActions.promptCancelled.type)).toHaveLength(2);
    expect(close).not.toHaveBeenCalled();
  });
});

describe('confirmation of a voice call', () => {
  it.each([
    ['现在拨打', newDeviceActions.voiceConfirmed.type],
    ['取消', newDeviceActions.promptCancelled.type],
  ])('NEW-03 %s sends %s', async (name, type) => {
    const { user, sent } = await setUp({ check: { ...ready, step: 'voiceNotice' } });
    expect(screen.getByRole('alertdialog', { name: '语音验证码' })).toHaveTextContent(
      '我们将拨打您绑定的手机 138****0003，由语音播报 6 位验证码。请保持手机畅通，注意接听来电。',
    );
    await user.click(screen.getByRole('button', { name }));
    expect(sent(type)).toHaveLength(1);
  });
});
