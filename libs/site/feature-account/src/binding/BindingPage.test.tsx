import { createCountdownSaga, sendCodeReducer } from '@pavilion/auth-flows';
import { errorMessages, sessionActions, type Member, type Services } from '@pavilion/site-contract';
import {
  emptyProfile,
  createFakeApi,
  createFakeSession,
  renderWithSite,
  type FakeHandlers,
  type SiteOptions,
} from '@pavilion/site-testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'redux-saga/effects';
import { accountMessages } from '../messages/accountMessages.ts';
import { LostResponseError, RefusedCallError } from '../testing/failures.ts';
import { bindingRuntime } from './state/bindingRuntime.ts';
import { BindingPage } from './BindingPage.tsx';
import { bindingMessages } from './messages/bindingMessages.ts';

const fresh: Member = {
  userId: '100002',
  name: 'fresh01',
  bindPhone: false,
  bindRealName: false,
  phone: '',
  vipGrade: 0,
  registeredAt: 0,
  lastLoginAt: 0,
  profile: emptyProfile,
};
const withPhone: Member = {
  ...fresh,
  bindPhone: true,
  phone: '139****5678',
  profile: { ...emptyProfile, areaCode: '+86' },
};
const verified: Member = { ...withPhone, bindRealName: true, profile: { ...withPhone.profile, realName: '张*' } };

/** Creates a clock that only the test advances. */
function createManualClock() {
  let now = Date.parse('2026-11-21T04:00:00Z');
  let waiting: { at: number; run: () => void }[] = [];
  return {
    clock: {
      now: () => now,
      after: (ms: number, run: () => void) => {
        const entry = { at: now + ms, run };
        waiting = [...waiting, entry];
        return () => void (waiting = waiting.filter((other) => other !== entry));
      },
    },
    pass: (seconds: number) =>
      act(async () => {
        for (let second = 0; second < seconds; second += 1) {
          now += 1_000;
          const due = waiting.filter(({ at }) => at <= now);
          waiting = waiting.filter(({ at }) => at > now);
          due.forEach(({ run }) => run());
          await Promise.resolve();
        }
      }),
  };
}

interface Scene {
  readonly member?: Member;
  readonly hash?: string;
  readonly wanted?: string;
  readonly handlers?: FakeHandlers;
  readonly services?: Partial<Services>;
}

async function setUp({ member = fresh, hash = '', wanted, handlers = {}, services = {} }: Scene = {}) {
  const user = userEvent.setup({ delay: null });
  const time = createManualClock();
  const session = createFakeSession({ token: 't', userId: member.userId });
  if (wanted) session.set('originalUrl', wanted);
  const navigate = jest.fn();
  const options: SiteOptions = {
    messages: [accountMessages, bindingMessages, errorMessages],
    path: `/mine/auth${hash}`,
    services: {
      session,
      navigate,
      clock: time.clock,
      api: createFakeApi({
        'site.queryCountryArea': () => [
          { areaName: '中国大陆', areaCode: '+86', regex: '^1[3-9]\\d{9}$' },
          { areaName: '新加坡', areaCode: '+65', regex: '^[89]\\d{7}$' },
        ],
        'user.sendCodeTwo': () => ({ seconds: 60 }),
        ...handlers,
      }),
      ...services,
    },
    reducers: { ...bindingRuntime.reducers, sendCode: sendCodeReducer },
    saga: function* all(ports) {
      yield fork(createCountdownSaga(ports));
      yield fork(bindingRuntime.saga as NonNullable<typeof bindingRuntime.saga>, ports);
    },
  };
  // Lazy parts of the page load while it renders.
  const site = await act(() => renderWithSite(<BindingPage />, options));
  act(() => {
    site.store.dispatch(sessionActions.loggedIn({ userId: member.userId }));
    site.store.dispatch(sessionActions.memberLoaded(member));
  });
  await screen.findByRole('heading', { name: '资金密码' }, { timeout: 10_000 });
  const form = (name: string) => within(screen.getByRole('form', { name }));
  return { ...site, user, time, navigate, form, session };
}

describe('BindingPage', () => {
  it('USR-02 shows the state, the masked value and the purpose of each binding', async () => {
    await setUp({ member: verified });
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('h2'));
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/手机号码.*\+86 139\*\*\*\*5678已绑定不可更改/),
      expect.stringMatching(/真实姓名.*张\*已认证不可更改/),
      expect.stringMatching(/邮箱.*未绑定绑定/),
      expect.stringMatching(/资金密码.*未设置设置/),
      expect.stringMatching(/账户密码.*已设置修改/),
    ]);
    expect(screen.getByText('已完成 2 / 4 项')).toBeVisible();
    expect(screen.getByText('还可以设置：邮箱、资金密码')).toBeVisible();
  });

  it('shows a failure if the auth feature cannot be loaded, and retries', async () => {
    const prepare = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(undefined);
    const view = setUp({ services: { prepare } });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await view;
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it.each`
    who                  | userId          | kept
    ${'the same member'} | ${fresh.userId} | ${'139123'}
    ${'another member'}  | ${'9'}          | ${''}
  `(
    'F-AUTH-17 restores a partly typed number after the session expired, for $who: "$kept"',
    async ({ userId, kept }) => {
      const { user, store, form } = await setUp({ hash: '#phone' });
      await user.type(form('手机号码').getByLabelText('手机号码'), '139123');
      act(() => void store.dispatch(sessionActions.loggedOut({ reason: 'expired' })));
      await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
      act(() => {
        store.dispatch(sessionActions.loggedIn({ userId }));
        store.dispatch(sessionActions.memberLoaded({ ...fresh, userId }));
      });
      await screen.findByRole('form', { name: '手机号码' });
      expect(form('手机号码').getByLabelText('手机号码')).toHaveValue(kept);
    },
  );

  it('F-AUTH-17 restores no number after a logout by the player', async () => {
    const { user, store, form } = await setUp({ hash: '#phone' });
    await user.type(form('手机号码').getByLabelText('手机号码'), '139123');
    act(() => void store.dispatch(sessionActions.loggedOut({ reason: 'player' })));
    act(() => {
      store.dispatch(sessionActions.loggedIn({ userId: fresh.userId }));
      store.dispatch(sessionActions.memberLoaded(fresh));
    });
    await screen.findByRole('form', { name: '手机号码' });
    expect(form('手机号码').getByLabelText('手机号码')).toHaveValue('');
  });

  it('AUT-02 shows caps lock at every password field, and a password on request', async () => {
    const { user, form } = await setUp({ hash: '#login' });
    const fields = form('账户密码');
    for (const label of ['当前账户密码', '新密码', '确认密码']) {
      const field = fields.getByLabelText(label);
      await user.click(field);
      await user.keyboard('{CapsLock}a');
      expect(field).toHaveAccessibleDescription('大写锁定已打开');
      await user.keyboard('{CapsLock}');
    }
    await user.click(fields.getAllByRole('button', { name: '显示密码' })[0] as HTMLElement);
    expect(fields.getByLabelText('当前账户密码')).toHaveAttribute('type', 'text');
  });

  it('USR-02 a URL opens no form for a value that is already bound', async () => {
    await setUp({ member: verified, hash: '#phone' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('binding of a phone', () => {
  it.each`
    number           | message
    ${''}            | ${'请输入正确的手机号码'}
    ${'12345678901'} | ${'请输入正确的手机号码'}
  `('USR-02 §5 sends no code to the number "$number" and shows $message', async ({ number, message }) => {
    const sendCode = jest.fn();
    const { user, form } = await setUp({ hash: '#phone', handlers: { 'user.sendCodeTwo': sendCode } });
    if (number) await user.type(form('手机号码').getByLabelText('手机号码'), number);
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    expect(await form('手机号码').findByText(message)).toBeVisible();
    expect(sendCode).not.toHaveBeenCalled();
  });

  it('§5 submitting an empty form marks both fields; typing removes the mark', async () => {
    const { user, form } = await setUp({ hash: '#phone' });
    await user.click(form('手机号码').getByRole('button', { name: '绑定手机' }));
    expect(await form('手机号码').findByText('请输入正确的手机号码')).toBeVisible();
    expect(form('手机号码').getByText('请输入验证码')).toBeVisible();
    await user.type(form('手机号码').getByLabelText('手机号码'), '1');
    expect(form('手机号码').queryByText('请输入正确的手机号码')).not.toBeInTheDocument();
    expect(form('手机号码').getByText('请输入验证码')).toBeVisible();
  });

  it('F-AUTH-07 counts down 60 s after a code was sent', async () => {
    const { user, form, time } = await setUp({ hash: '#phone' });
    await user.type(form('手机号码').getByLabelText('手机号码'), '13912345678');
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    expect(await form('手机号码').findByRole('button', { name: '60 秒后重发' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(form('手机号码').getByLabelText('验证码')).toHaveFocus();
    await time.pass(59);
    expect(form('手机号码').getByRole('button', { name: '1 秒后重发' })).toBeVisible();
    await time.pass(1);
    expect(form('手机号码').getByRole('button', { name: '获取验证码' })).toBeVisible();
    expect(form('手机号码').getByRole('button', { name: '收不到短信？改用语音' })).toBeVisible();
  });

  it('F-AUTH-07 shows the message of 6066 and counts down the remaining seconds', async () => {
    const { user, form } = await setUp({
      hash: '#phone',
      handlers: {
        'user.sendCodeTwo': () => Promise.reject(new RefusedCallError(6066, '60秒内只能获取一次', { seconds: 41 })),
      },
    });
    await user.type(form('手机号码').getByLabelText('手机号码'), '13912345678');
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    expect(await form('手机号码').findByText('60秒内只能获取一次')).toBeVisible();
    expect(form('手机号码').getByRole('button', { name: '41 秒后重发' })).toBeVisible();
  });

  it('F-AUTH-07 keeps the button enabled after any other refusal', async () => {
    const { user, form } = await setUp({
      hash: '#phone',
      handlers: { 'user.sendCodeTwo': () => Promise.reject(new RefusedCallError(6009, '号码已被使用')) },
    });
    await user.type(form('手机号码').getByLabelText('手机号码'), '13912345678');
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    expect(await form('手机号码').findByText('号码已被使用')).toBeVisible();
    expect(form('手机号码').getByRole('button', { name: '获取验证码' })).not.toHaveAttribute('aria-disabled');
  });

  it.each(['12 34 56', '１２３４５６', 'code: 123456', '1234567'])(
    'F-AUTH-10 pasting %s enters 123456',
    async (text) => {
      const { user, form } = await setUp({ hash: '#phone' });
      await user.click(form('手机号码').getByLabelText('验证码'));
      await user.paste(text);
      expect(form('手机号码').getByLabelText('验证码')).toHaveValue('123456');
      expect(form('手机号码').getByLabelText('验证码')).toHaveAttribute('autocomplete', 'one-time-code');
    },
  );

  it('USR-02 GRD-03 binds the phone, loads the member and opens the form of the real name', async () => {
    const bindPhone = jest.fn(() => ({}));
    const { user, form, toasts, navigate } = await setUp({
      wanted: '/mine/addBankCard?a=1',
      handlers: { 'user.bindPhone': bindPhone, 'user.memberInfo': () => withPhone },
    });
    expect(screen.getByText('绑定手机和真实姓名后，自动前往“添加银行卡”。')).toBeVisible();
    await user.type(form('手机号码').getByLabelText('手机号码'), '13912345678');
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    await form('手机号码').findByRole('button', { name: '60 秒后重发' });
    await user.type(form('手机号码').getByLabelText('验证码'), '123456{Enter}');
    expect(await screen.findByRole('form', { name: '真实姓名' })).toBeVisible();
    expect(bindPhone).toHaveBeenCalledWith(
      { areaCode: '+86', phone: '13912345678', code: '123456' },
      expect.anything(),
    );
    expect(toasts.map(({ text }) => text)).toContain('手机绑定成功');
    expect(navigate).toHaveBeenLastCalledWith('/mine/auth', { replace: true });
  });

  it('USR-02 validates a number by the rule of its country and sends it with the area code', async () => {
    const bindPhone = jest.fn(() => ({}));
    const { user, form } = await setUp({ hash: '#phone', handlers: { 'user.bindPhone': bindPhone } });
    await user.type(form('手机号码').getByLabelText('手机号码'), '81234567');
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    expect(await form('手机号码').findByText('请输入正确的手机号码')).toBeVisible();
    await user.click(await form('手机号码').findByRole('combobox', { name: '区号' }));
    await user.click(await screen.findByRole('option', { name: '新加坡 +65' }));
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    await form('手机号码').findByRole('button', { name: '60 秒后重发' });
    await user.type(form('手机号码').getByLabelText('验证码'), '123456{Enter}');
    await waitFor(() => expect(bindPhone).toHaveBeenCalled());
    const sent = { areaCode: '+65', phone: '81234567', code: '123456' };
    expect(bindPhone).toHaveBeenCalledWith(sent, expect.anything());
  });

  it('USR-02 shows a wrong code at the code field and keeps the form', async () => {
    const { user, form } = await setUp({
      hash: '#phone',
      handlers: { 'user.bindPhone': () => Promise.reject(new RefusedCallError(6036, '验证码错误')) },
    });
    await user.type(form('手机号码').getByLabelText('手机号码'), '13912345678');
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    await form('手机号码').findByRole('button', { name: '60 秒后重发' });
    await user.type(form('手机号码').getByLabelText('验证码'), '000000{Enter}');
    await waitFor(() => expect(form('手机号码').getByLabelText('验证码')).toHaveAccessibleDescription(/验证码错误/));
    expect(form('手机号码').getByLabelText('手机号码')).toHaveValue('13912345678');
  });

  it('F-API-03 loads the member after a lost response and shows the binding', async () => {
    const { user, form } = await setUp({
      hash: '#phone',
      handlers: {
        'user.bindPhone': () => Promise.reject(new LostResponseError('lost')),
        'user.memberInfo': () => withPhone,
      },
    });
    await user.type(form('手机号码').getByLabelText('手机号码'), '13912345678');
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    await form('手机号码').findByRole('button', { name: '60 秒后重发' });
    await user.type(form('手机号码').getByLabelText('验证码'), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    expect(screen.getByText('+86 139****5678')).toBeVisible();
  });
});

describe('binding of the real name', () => {
  it.each`
    name          | message
    ${''}         | ${'请输入真实姓名'}
    ${'·张三'}    | ${'请输入正确的姓名'}
    ${'阿··买买'} | ${'请输入正确的姓名'}
    ${'张3三'}    | ${'请输入正确的姓名'}
  `('USR-02 §5 refuses the name "$name" and shows $message', async ({ name, message }) => {
    const bind = jest.fn();
    const { user, form } = await setUp({ member: withPhone, hash: '#realName', handlers: { 'user.bindOther': bind } });
    if (name) await user.type(form('真实姓名').getByLabelText('真实姓名'), name);
    await user.click(form('真实姓名').getByRole('button', { name: '提交认证' }));
    expect(await form('真实姓名').findByText(message)).toBeVisible();
    expect(bind).not.toHaveBeenCalled();
  });

  it('GRD-03 opens the wanted page after the last binding, once', async () => {
    const { user, form, navigate, session } = await setUp({
      member: withPhone,
      wanted: '/mine/virtualCoinCard',
      handlers: { 'user.bindOther': () => ({}), 'user.memberInfo': () => verified },
    });
    await user.type(form('真实姓名').getByLabelText('真实姓名'), '张三{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/mine/virtualCoinCard', { replace: true }));
    expect(session.get('originalUrl')).toBeUndefined();
  });

  it('GRD-03 discards the wanted page when the member leaves', async () => {
    const { unmount, session } = await setUp({ wanted: '/mine/virtualCoinCard' });
    unmount();
    expect(session.get('originalUrl')).toBeUndefined();
  });

  it('GRD-03 the form can be closed after a redirect by the guard', async () => {
    const { user, form, navigate } = await setUp({ wanted: '/mine/virtualCoinCard' });
    await user.click(form('手机号码').getByRole('button', { name: '取消' }));
    expect(navigate).toHaveBeenCalledWith('/mine/auth#list', { replace: true });
    cleanup();
    await setUp({ wanted: '/mine/virtualCoinCard', hash: '#list' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('USR-02 marks the data as stale if the member cannot be loaded, and loads it on request', async () => {
    const memberInfo = jest.fn().mockRejectedValueOnce(new LostResponseError('lost'));
    const { user, form } = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: { 'user.bindOther': () => ({}), 'user.memberInfo': memberInfo.mockResolvedValue(verified) },
    });
    await user.type(form('真实姓名').getByLabelText('真实姓名'), '张三{Enter}');
    await user.click(await form('真实姓名').findByRole('button', { name: '重新读取' }));
    expect(await screen.findByText('张*')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('passwords', () => {
  it('USR-02 sets the second password with the login password, both hashed', async () => {
    const bind = jest.fn(() => ({}));
    const { user, form } = await setUp({
      hash: '#second',
      handlers: { 'user.bindPassword': bind, 'user.memberInfo': () => fresh },
    });
    await user.type(form('资金密码').getByLabelText('当前账户密码'), 'demo1234');
    await user.type(form('资金密码').getByLabelText('资金密码'), 'money5678');
    await user.type(form('资金密码').getByLabelText('确认密码'), 'money5678{Enter}');
    await waitFor(() => expect(bind).toHaveBeenCalled());
    const hash = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(bind).toHaveBeenCalledWith({ target: 'second', password: hash, newPassword: hash }, expect.anything());
  });

  it('USR-02 §5 shows the error of each field', async () => {
    const { user, form } = await setUp({ hash: '#login' });
    await user.type(form('账户密码').getByLabelText('新密码'), 'short');
    await user.type(form('账户密码').getByLabelText('确认密码'), 'other{Enter}');
    expect(await form('账户密码').findByText('密码不能为空')).toBeVisible();
    expect(form('账户密码').getByText('请输入8-12位字母+数字的组合')).toBeVisible();
    expect(form('账户密码').getByText('两次密码输入不一致，请重新输入')).toBeVisible();
    expect(form('账户密码').getByRole('status')).toHaveTextContent('弱');
  });

  it('F-CRY-15 refuses full-width digits in the present password', async () => {
    const bind = jest.fn(() => ({}));
    const { user, form } = await setUp({ hash: '#login', handlers: { 'user.bindPassword': bind } });
    await user.type(form('账户密码').getByLabelText('当前账户密码'), 'demo１２３４');
    await user.type(form('账户密码').getByLabelText('新密码'), 'money5678');
    await user.type(form('账户密码').getByLabelText('确认密码'), 'money5678{Enter}');
    expect(await form('账户密码').findByText('密码只能包含半角字母、数字和符号')).toBeVisible();
    expect(bind).not.toHaveBeenCalled();
  });

  it('6016 changes an existing second password only by phone if a phone is bound', async () => {
    const member = { ...withPhone, profile: { ...withPhone.profile, hasSecondPassword: true } };
    const { form } = await setUp({ member, hash: '#second' });
    expect(form('资金密码').getByText('验证码将发送到 +86 139****5678')).toBeVisible();
    expect(form('资金密码').queryByRole('radiogroup')).not.toBeInTheDocument();
  });
});
