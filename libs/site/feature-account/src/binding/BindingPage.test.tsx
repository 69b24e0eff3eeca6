import { ApiError, TransportError } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import { captchaActions, createCountdownSaga, sendCodeReducer } from '@pavilion/auth-flows';
import { errorMessages, sessionActions, siteActions, type Member, type Services } from '@pavilion/site-contract';
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

const withEmail: Member = {
  ...verified,
  profile: { ...verified.profile, email: 'd***@example.com', securityLevel: 'medium' },
};
const complete: Member = {
  ...withEmail,
  profile: { ...withEmail.profile, hasSecondPassword: true, securityLevel: 'high' },
};

const refuse =
  (code: number, serverMessage = '') =>
  () =>
    Promise.reject(new ApiError(code, { endpointId: 'user.bindPhone', requestId: 'r', serverMessage }));
const loseResponse = () =>
  Promise.reject(
    new TransportError('timeout', { endpointId: 'user.bindPhone', requestId: 'r', outcome: 'unknown', attempts: 1 }),
  );

type Site = Awaited<ReturnType<typeof setUp>>;

/** Requests a code for a form and enters it. */
async function enterCode({ user, form }: Pick<Site, 'user' | 'form'>, name: string, code = '123456') {
  await user.click(form(name).getByRole('button', { name: '获取验证码' }));
  await form(name).findByRole('button', { name: '60 秒后重发' });
  await user.type(form(name).getByLabelText('验证码'), `${code}{Enter}`);
}

describe('overview of the bindings', () => {
  it.each`
    who                    | member       | level   | tone         | count                | text
    ${'a new member'}      | ${fresh}     | ${'低'} | ${'danger'}  | ${'已完成 0 / 4 项'} | ${'还可以设置：手机号码、真实姓名、邮箱、资金密码'}
    ${'with three'}        | ${withEmail} | ${'中'} | ${'warning'} | ${'已完成 3 / 4 项'} | ${'还可以设置：资金密码'}
    ${'a complete member'} | ${complete}  | ${'高'} | ${'success'} | ${'已完成 4 / 4 项'} | ${'各项保护都已设置。'}
  `('the level of $who is $level with $count', async ({ member, level, tone, count, text }) => {
    await setUp({ member: member as Member });
    const heading = screen.getByRole('heading', { name: `安全等级 ${level}` });
    expect(within(heading).getByText(level as string)).toHaveAttribute('data-tone', tone as string);
    expect(screen.getByText(count as string)).toBeVisible();
    expect(screen.getByText(text as string)).toBeVisible();
    const bars = [...(heading.nextElementSibling?.children ?? [])].map((bar) => bar.hasAttribute('data-filled'));
    expect(bars).toEqual([0, 1, 2, 3].map((at) => at < Number((count as string)[4])));
  });

  it('a new member can set each binding and change the login password', async () => {
    await setUp();
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('#'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['绑定手机号码', '/mine/auth#phone'],
      ['认证真实姓名', '/mine/auth#realName'],
      ['绑定邮箱', '/mine/auth#email'],
      ['设置资金密码', '/mine/auth#second'],
      ['修改账户密码', '/mine/auth#login'],
    ]);
    expect(screen.queryByText('不可更改')).not.toBeInTheDocument();
    expect(screen.getAllByText(/^未/).map(({ textContent }) => textContent)).toEqual([
      '未绑定',
      '未认证',
      '未绑定',
      '未设置',
    ]);
  });

  it('a complete member can change only passwords', async () => {
    await setUp({ member: complete });
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('#'));
    expect(links.map(({ textContent }) => textContent)).toEqual(['修改资金密码', '修改账户密码']);
    expect(screen.getAllByText('不可更改')).toHaveLength(3);
    expect(screen.getByText('d***@example.com')).toBeVisible();
  });

  it.each`
    hash           | form
    ${'#email'}    | ${undefined}
    ${'#realName'} | ${undefined}
    ${'#second'}   | ${'资金密码'}
    ${'#login'}    | ${'账户密码'}
    ${'#other'}    | ${undefined}
  `('USR-02 the hash $hash opens for a complete member the form $form', async ({ hash, form }) => {
    await setUp({ member: complete, hash: hash as string });
    expect(screen.queryAllByRole('form').map((open) => open.getAttribute('aria-label'))).toEqual(form ? [form] : []);
  });

  it.each`
    member       | hash        | form
    ${fresh}     | ${''}       | ${'手机号码'}
    ${withPhone} | ${''}       | ${'真实姓名'}
    ${verified}  | ${''}       | ${undefined}
    ${fresh}     | ${'#email'} | ${'邮箱'}
  `('GRD-03 after a redirect the form $form is open', async ({ member, hash, form }) => {
    await setUp({ member: member as Member, hash: hash as string, wanted: '/mine/addBankCard' });
    expect(screen.queryAllByRole('form').map((open) => open.getAttribute('aria-label'))).toEqual(form ? [form] : []);
  });

  it('no form is open without a redirect', async () => {
    await setUp();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByText(/绑定手机和真实姓名后/)).not.toBeInTheDocument();
  });

  it('has two ways to customer service', async () => {
    const { user, navigate } = await setUp();
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf');
    await user.click(screen.getByRole('button', { name: '联系客服' }));
    expect(navigate.mock.calls).toEqual([['/app/help/zxkf']]);
  });

  it.each`
    areas         | href
    ${undefined}  | ${undefined}
    ${['desk']}   | ${undefined}
    ${['limits']} | ${'/mine/limits'}
  `('a platform with the areas $areas has the link to limits $href', async ({ areas, href }) => {
    const { store } = await setUp();
    const settings = store.getState().site;
    act(
      () =>
        void store.dispatch(siteActions.settingsLoaded({ ...settings, ...(areas && { areas: areas as string[] }) })),
    );
    const notice = screen.queryByText(/想给存款定个上限，或暂停一段时间？/);
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe(href);
  });
});

describe('page to which a binding returns', () => {
  it.each`
    wanted                          | text
    ${'/mine/takemoney'}            | ${'绑定手机和真实姓名后，自动前往“取款”。'}
    ${'/mine/accountManage/coin#a'} | ${'绑定手机和真实姓名后，自动前往“收款账户管理”。'}
    ${'/mine?a=1'}                  | ${'绑定手机和真实姓名后，自动前往“总览”。'}
    ${'/game/egame?a=1'}            | ${'绑定手机和真实姓名后，自动返回刚才的页面。'}
  `('GRD-03 the page $wanted is named', async ({ wanted, text }) => {
    await setUp({ wanted: wanted as string });
    expect(screen.getByText(text as string)).toBeVisible();
  });

  it.each`
    from                        | kept
    ${'/mine/takemoney?a=1'}    | ${'/mine/takemoney?a=1'}
    ${'https://evil.example/x'} | ${undefined}
  `('the page $from in the query is stored as $kept', async ({ from, kept }) => {
    const { session } = await setUp({ hash: `?from=${encodeURIComponent(from as string)}`, wanted: '/mine/wallet' });
    expect(session.get('originalUrl')).toBe(kept);
  });

  it('GRD-03 it is kept if the session has ended, because the next login returns here', async () => {
    const { unmount, session } = await setUp({ wanted: '/mine/virtualCoinCard' });
    act(() => session.logout());
    session.set('originalUrl', '/mine/auth');
    unmount();
    expect(session.get('originalUrl')).toBe('/mine/auth');
  });

  describe('with a page in the query', () => {
    beforeEach(() => window.history.replaceState(null, '', '/mine/auth?from=%2Fmine%2Ftakemoney'));
    afterEach(() => window.history.replaceState(null, '', '/'));

    it('the real name alone is enough', async () => {
      const { user, form, navigate } = await setUp({
        hash: '?from=%2Fmine%2Ftakemoney#realName',
        handlers: { 'user.bindOther': () => ({}), 'user.memberInfo': () => ({ ...fresh, bindRealName: true }) },
      });
      await user.type(form('真实姓名').getByLabelText('真实姓名'), '张三{Enter}');
      await waitFor(() => expect(navigate.mock.calls).toEqual([['/mine/takemoney', { replace: true }]]));
    });
  });

  it('GRD-03 the real name alone is not enough after a redirect', async () => {
    const { user, form, navigate, session } = await setUp({
      hash: '#realName',
      wanted: '/mine/addBankCard',
      handlers: { 'user.bindOther': () => ({}), 'user.memberInfo': () => ({ ...fresh, bindRealName: true }) },
    });
    await user.type(form('真实姓名').getByLabelText('真实姓名'), '张三{Enter}');
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/mine/auth', { replace: true }]]));
    expect(session.get('originalUrl')).toBe('/mine/addBankCard');
  });
});

describe('loading of the page', () => {
  it('is busy until the auth feature is loaded', async () => {
    const prepare = jest.fn(() => new Promise<void>(() => undefined));
    const site = await act(() =>
      renderWithSite(<BindingPage />, {
        messages: [accountMessages, bindingMessages, errorMessages],
        services: { prepare },
        state: { session: { status: 'member', userId: fresh.userId, member: fresh } },
      }),
    );
    expect(screen.getByText('正在读取绑定资料').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    expect(prepare.mock.calls).toEqual([['auth']]);
    expect(screen.queryByRole('heading', { name: '资金密码' })).not.toBeInTheDocument();
    site.unmount();
  });

  it('is busy until the member is loaded', async () => {
    await act(() => renderWithSite(<BindingPage />, { messages: [accountMessages, bindingMessages, errorMessages] }));
    expect(screen.getByText('正在读取绑定资料').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  });

  it('a failure is logged, and the page is no longer busy', async () => {
    const warn = jest.fn();
    const prepare = () => Promise.reject(new Error('chunk 404'));
    await act(() =>
      renderWithSite(<BindingPage />, {
        messages: [accountMessages, bindingMessages, errorMessages],
        services: { prepare, logger: { warn } },
        state: { session: { status: 'member', userId: fresh.userId, member: fresh } },
      }),
    );
    expect((await screen.findByText('页面没有读取成功')).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText('您的资料不受影响，请重试。')).toBeVisible();
    expect(warn.mock.calls).toEqual([['binding.unloadable', { error: 'Error: chunk 404' }]]);
  });
});

describe('binding of an email address', () => {
  it.each`
    email       | message
    ${''}       | ${'请输入邮箱'}
    ${'demo@x'} | ${'请输入正确的邮箱'}
  `('USR-02 sends no code to "$email" and shows $message until it is changed', async ({ email, message }) => {
    const sendCode = jest.fn();
    const { user, form } = await setUp({ hash: '#email', handlers: { 'user.sendCodeTwo': sendCode } });
    if (email) await user.type(form('邮箱').getByLabelText('邮箱'), email as string);
    await user.click(form('邮箱').getByRole('button', { name: '获取验证码' }));
    expect(await form('邮箱').findByText(message as string)).toBeVisible();
    expect(sendCode).not.toHaveBeenCalled();
    await user.type(form('邮箱').getByLabelText('邮箱'), 'a');
    expect(form('邮箱').queryByText(message as string)).not.toBeInTheDocument();
  });

  it('USR-02 binds the address with the code that was sent to it', async () => {
    const bindEmail = jest.fn(() => ({}));
    const sendCode = jest.fn(() => ({ seconds: 60 }));
    const site = await setUp({
      hash: '#email',
      handlers: { 'user.bindEmail': bindEmail, 'user.sendCodeTwo': sendCode, 'user.memberInfo': () => withEmail },
    });
    const field = site.form('邮箱').getByLabelText('邮箱');
    expect([field.getAttribute('type'), field.getAttribute('maxlength')]).toEqual(['email', '40']);
    expect(field).toHaveFocus();
    await site.user.type(field, 'demo@example.com');
    await enterCode(site, '邮箱');
    await waitFor(() => expect(site.toasts).toEqual([{ kind: 'success', text: '邮箱绑定成功' }]));
    const receiver = { SendCodeNum: md5Hex('demo@example.com'), SendName: md5Hex('fresh01') };
    expect(sendCode.mock.calls).toEqual([
      [expect.objectContaining({ type: '5', cate: 1, ...receiver }), expect.anything()],
    ]);
    expect(bindEmail.mock.calls).toEqual([[{ email: 'demo@example.com', code: '123456' }, expect.anything()]]);
    expect(site.navigate.mock.calls).toEqual([['/mine/auth', { replace: true }]]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('NEW-03 a code that was not requested is refused at its field', async () => {
    const { user, form } = await setUp({ hash: '#email' });
    await user.type(form('邮箱').getByLabelText('邮箱'), 'demo@example.com');
    await user.type(form('邮箱').getByLabelText('验证码'), '123456{Enter}');
    expect(await form('邮箱').findByText('请先获取验证码')).toBeVisible();
    expect(form('邮箱').getByLabelText('验证码')).toHaveFocus();
  });

  it('has a warning and no voice call', async () => {
    const { user, form, time } = await setUp({ hash: '#email' });
    expect(form('邮箱').getByText('提交后不能自行更改，请核对后再提交。')).toBeVisible();
    await user.type(form('邮箱').getByLabelText('邮箱'), 'demo@example.com');
    await user.click(form('邮箱').getByRole('button', { name: '获取验证码' }));
    await form('邮箱').findByRole('button', { name: '60 秒后重发' });
    await time.pass(60);
    expect(form('邮箱').queryByRole('button', { name: '收不到短信？改用语音' })).not.toBeInTheDocument();
  });
});

describe('codes of a phone', () => {
  it('the field accepts digits only and shows how long a code is valid', async () => {
    const { user, form } = await setUp({ hash: '#phone' });
    await user.type(form('手机号码').getByLabelText('手机号码'), '139-1234 5678');
    expect(form('手机号码').getByLabelText('手机号码')).toHaveValue('13912345678');
    expect(form('手机号码').getByLabelText('验证码')).toHaveAccessibleDescription(
      '验证码 10 分钟内有效，请勿告诉任何人。',
    );
    expect(form('手机号码').queryByRole('button', { name: '收不到短信？改用语音' })).not.toBeInTheDocument();
  });

  it('F-AUTH-07 a voice call is requested for the same number after an SMS', async () => {
    const sendCode = jest.fn(() => ({ seconds: 60 }));
    const { user, form, time } = await setUp({ hash: '#phone', handlers: { 'user.sendCodeTwo': sendCode } });
    await user.type(form('手机号码').getByLabelText('手机号码'), '13912345678');
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    await form('手机号码').findByRole('button', { name: '60 秒后重发' });
    await time.pass(60);
    await user.click(form('手机号码').getByRole('button', { name: '收不到短信？改用语音' }));
    await form('手机号码').findByRole('button', { name: '60 秒后重发' });
    const channels = (sendCode.mock.calls as unknown as [{ cate: number }][]).map(([body]) => body.cate);
    expect(channels).toEqual([0, 2]);
  });

  it('the button is busy while a code is sent', async () => {
    const sendCode = jest.fn(() => new Promise<never>(() => undefined));
    const { user, form, time } = await setUp({ hash: '#phone', handlers: { 'user.sendCodeTwo': sendCode } });
    await user.type(form('手机号码').getByLabelText('手机号码'), '13912345678');
    await user.click(form('手机号码').getByRole('button', { name: '获取验证码' }));
    const button = await form('手机号码').findByRole('button', { name: '发送中…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(sendCode).toHaveBeenCalledTimes(1));
    await user.click(button);
    await time.pass(1);
    expect(sendCode).toHaveBeenCalledTimes(1);
  });

  it.each([6036, 6038])('the refusal %s is shown at the code until it is changed', async (code) => {
    const site = await setUp({ hash: '#phone', handlers: { 'user.bindPhone': refuse(code, '验证码无效') } });
    await site.user.type(site.form('手机号码').getByLabelText('手机号码'), '13912345678');
    await enterCode(site, '手机号码');
    const field = site.form('手机号码').getByLabelText('验证码');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/验证码无效/));
    expect(field).toHaveFocus();
    expect(site.form('手机号码').queryAllByText('验证码无效')).toHaveLength(1);
    await site.user.type(field, '{Backspace}');
    expect(site.form('手机号码').queryByText('验证码无效')).not.toBeInTheDocument();
  });

  it('any other refusal is shown below the fields and stays while they are changed', async () => {
    const site = await setUp({ hash: '#phone', handlers: { 'user.bindPhone': refuse(6007, '号码不可用') } });
    await site.user.type(site.form('手机号码').getByLabelText('手机号码'), '13912345678');
    await enterCode(site, '手机号码');
    expect(await site.form('手机号码').findByText('号码不可用')).toHaveAttribute('role', 'alert');
    expect(site.form('手机号码').getByLabelText('验证码')).not.toHaveAttribute('aria-invalid', 'true');
    await site.user.type(site.form('手机号码').getByLabelText('验证码'), '{Backspace}');
    expect(site.form('手机号码').getByText('号码不可用')).toBeVisible();
  });

  it('without the list of area codes the default one is used, and the list can be loaded again', async () => {
    const countries = jest
      .fn()
      .mockImplementationOnce(refuse(6005))
      .mockResolvedValue([{ areaName: '新加坡', areaCode: '+65', regex: '^[89]\\d{7}$' }]);
    const { user, form } = await setUp({ hash: '#phone', handlers: { 'site.queryCountryArea': countries } });
    expect(await form('手机号码').findByText(/其他区号没有读取到/)).toHaveAttribute('role', 'status');
    expect(await form('手机号码').findByRole('combobox', { name: '区号' })).toHaveTextContent('中国大陆 +86');
    await user.click(form('手机号码').getByRole('button', { name: '重试' }));
    await waitFor(() => expect(form('手机号码').queryByText(/其他区号没有读取到/)).not.toBeInTheDocument());
    expect(countries).toHaveBeenCalledTimes(2);
    expect(countries).toHaveBeenNthCalledWith(1, { area: '' }, expect.anything());
  });

  it('an empty list of area codes has the default one', async () => {
    const { form } = await setUp({ hash: '#phone', handlers: { 'site.queryCountryArea': () => [] } });
    expect(await form('手机号码').findByRole('combobox', { name: '区号' })).toHaveTextContent('中国大陆 +86');
    expect(form('手机号码').queryByText(/其他区号没有读取到/)).not.toBeInTheDocument();
  });
});

describe('forms of bindings', () => {
  const typeName = async ({ user, form }: Site) =>
    user.type(form('真实姓名').getByLabelText('真实姓名'), '张三{Enter}');

  it('a form that is being submitted cannot be cancelled or submitted again', async () => {
    const bind = jest.fn(() => new Promise<never>(() => undefined));
    const site = await setUp({ member: withPhone, hash: '#realName', handlers: { 'user.bindOther': bind } });
    await typeName(site);
    const button = await site.form('真实姓名').findByRole('button', { name: '提交中…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await site.user.click(site.form('真实姓名').getByRole('button', { name: '取消' }));
    await site.user.type(site.form('真实姓名').getByLabelText('真实姓名'), '{Enter}');
    expect(site.navigate).not.toHaveBeenCalled();
    expect(bind.mock.calls).toEqual([[{ realName: '张三' }, expect.anything()]]);
  });

  it('its first field has the focus, and after an error the first invalid one', async () => {
    const { user, form } = await setUp({ member: withPhone, hash: '#realName' });
    const field = form('真实姓名').getByLabelText('真实姓名');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('中文姓名，或英文字母与点；少数民族姓名中间可用“·”。');
    await user.click(form('真实姓名').getByRole('button', { name: '提交认证' }));
    expect(await form('真实姓名').findByText('请输入真实姓名')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, '张');
    expect(form('真实姓名').queryByText('请输入真实姓名')).not.toBeInTheDocument();
  });

  it('USR-02 a bound name has a toast, and the page shows it', async () => {
    const site = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: { 'user.bindOther': () => ({}), 'user.memberInfo': () => verified },
    });
    await typeName(site);
    expect(await screen.findByText('张*')).toBeVisible();
    expect(site.toasts).toEqual([{ kind: 'success', text: '实名认证成功' }]);
    expect(screen.getByRole('heading', { name: '真实姓名' })).toHaveFocus();
  });

  it('a cancelled form discards its text', async () => {
    const { user, form, navigate, store } = await setUp({ hash: '#email' });
    await user.type(form('邮箱').getByLabelText('邮箱'), 'demo@example.com');
    await user.click(form('邮箱').getByRole('button', { name: '取消' }));
    expect(navigate.mock.calls).toEqual([['/mine/auth#list', { replace: true }]]);
    act(() => void store.dispatch(sessionActions.loggedOut({ reason: 'expired' })));
    act(() => {
      store.dispatch(sessionActions.loggedIn({ userId: fresh.userId }));
      store.dispatch(sessionActions.memberLoaded(fresh));
    });
    await screen.findByRole('form', { name: '邮箱' });
    expect(form('邮箱').getByLabelText('邮箱')).toHaveValue('');
  });

  it.each`
    reason        | kept
    ${'expired'}  | ${'张三'}
    ${'guard'}    | ${'张三'}
    ${'player'}   | ${''}
    ${'otherTab'} | ${''}
  `('F-AUTH-17 after a logout by $reason the text is "$kept"', async ({ reason, kept }) => {
    const { user, form, store } = await setUp({ member: withPhone, hash: '#realName' });
    await user.type(form('真实姓名').getByLabelText('真实姓名'), '张三');
    act(() => void store.dispatch(sessionActions.loggedOut({ reason: reason as 'expired' })));
    act(() => {
      store.dispatch(sessionActions.loggedIn({ userId: withPhone.userId }));
      store.dispatch(sessionActions.memberLoaded(withPhone));
    });
    await screen.findByRole('form', { name: '真实姓名' });
    expect(form('真实姓名').getByLabelText('真实姓名')).toHaveValue(kept);
  });

  it.each`
    what                      | handler                       | text                                              | isLoaded
    ${'a lost response'}      | ${loseResponse}               | ${'处理结果待确认，请勿重复提交，请稍后查看记录'} | ${true}
    ${'the code of a repeat'} | ${refuse(6009)}               | ${'数据已存在，请勿重复提交'}                     | ${true}
    ${'another refusal'}      | ${refuse(6007, '姓名不可用')} | ${'姓名不可用'}                                   | ${false}
  `('F-API-03 $what of a name loads the member: $isLoaded', async ({ handler, text, isLoaded }) => {
    const memberInfo = jest.fn(() => withPhone);
    const site = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: { 'user.bindOther': handler as () => Promise<never>, 'user.memberInfo': memberInfo },
    });
    await typeName(site);
    expect(await site.form('真实姓名').findByText(text as string)).toHaveAttribute('role', 'alert');
    await act(async () => undefined);
    expect(memberInfo).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
    expect(site.navigate).not.toHaveBeenCalled();
    expect(site.toasts).toEqual([]);
  });

  it('F-API-03 a name that was stored although the response was lost closes the form', async () => {
    const site = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: { 'user.bindOther': loseResponse, 'user.memberInfo': () => verified },
    });
    await typeName(site);
    await waitFor(() => expect(site.navigate.mock.calls).toEqual([['/mine/auth', { replace: true }]]));
    expect(screen.getByText('张*')).toBeVisible();
  });

  it('F-API-03 a member who has left the page stays on the other one when the lost binding turns out to be stored', async () => {
    let arrive = (_: Member): void => undefined;
    const loading = new Promise<Member>((resolve) => (arrive = resolve));
    const memberInfo = jest.fn(() => loading);
    const site = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: { 'user.bindOther': loseResponse, 'user.memberInfo': memberInfo },
    });
    await typeName(site);
    await waitFor(() => expect(memberInfo).toHaveBeenCalledTimes(1));
    site.unmount();
    await act(async () => arrive(verified));
    expect(site.store.getState().session.member).toEqual(verified);
    expect(site.navigate).not.toHaveBeenCalled();
  });

  it('F-API-03 a member who leaves the page while it is read again stays on the other one', async () => {
    let arrive = (_: Member): void => undefined;
    const loading = new Promise<Member>((resolve) => (arrive = resolve));
    const memberInfo = jest.fn(() => loading).mockRejectedValueOnce(new LostResponseError('lost'));
    const site = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: { 'user.bindOther': () => ({}), 'user.memberInfo': memberInfo },
    });
    await typeName(site);
    await site.user.click(await site.form('真实姓名').findByRole('button', { name: '重新读取' }));
    site.unmount();
    await act(async () => arrive(verified));
    expect(site.store.getState().session.member).toEqual(verified);
    expect(site.navigate).not.toHaveBeenCalled();
  });

  it('F-API-03 a member that cannot be loaded is logged, and the form stays', async () => {
    const warn = jest.fn();
    const site = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: { 'user.bindOther': loseResponse, 'user.memberInfo': loseResponse },
      services: { logger: { warn } },
    });
    await typeName(site);
    await waitFor(() =>
      expect(warn.mock.calls).toEqual([['binding.memberUnavailable', { error: expect.stringContaining('timeout') }]]),
    );
    expect(site.form('真实姓名').getByText('处理结果待确认，请勿重复提交，请稍后查看记录')).toBeVisible();
    expect(site.navigate).not.toHaveBeenCalled();
  });

  it('data of another member are not stored', async () => {
    const site = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: { 'user.bindOther': () => ({}), 'user.memberInfo': () => ({ ...verified, userId: '9' }) },
    });
    await typeName(site);
    await waitFor(() => expect(site.navigate).toHaveBeenCalled());
    expect(site.store.getState().session.member).toEqual(withPhone);
  });

  it('an unexpected error is logged, and the form can be submitted again', async () => {
    const warn = jest.fn();
    const site = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: {
        'user.bindOther': () => Promise.reject(new TypeError('body is unusable')),
        'user.memberInfo': () => withPhone,
      },
      services: { logger: { warn } },
    });
    await typeName(site);
    await waitFor(() => expect(warn.mock.calls).toEqual([['binding.unexpected', { error: 'body is unusable' }]]));
    expect(site.form('真实姓名').getByRole('button', { name: '提交认证' })).not.toHaveAttribute('aria-busy');
  });

  it('a failed update keeps the notice about stale data, and is requested again on request', async () => {
    const memberInfo = jest.fn(loseResponse);
    const warn = jest.fn();
    const site = await setUp({
      member: withPhone,
      hash: '#realName',
      handlers: { 'user.bindOther': () => ({}), 'user.memberInfo': memberInfo },
      services: { logger: { warn } },
    });
    await typeName(site);
    expect(await site.form('真实姓名').findByText(/已提交成功，但最新资料没有读取到。/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(site.toasts).toEqual([{ kind: 'success', text: '实名认证成功' }]);
    await site.user.click(site.form('真实姓名').getByRole('button', { name: '重新读取' }));
    await waitFor(() => expect(memberInfo).toHaveBeenCalledTimes(2));
    expect(site.form('真实姓名').getByText(/已提交成功，但最新资料没有读取到。/)).toBeVisible();
    expect(site.navigate).not.toHaveBeenCalled();
  });

  it.each`
    owner         | hash        | kinds
    ${'sendCode'} | ${'#phone'} | ${['captcha']}
    ${'login'}    | ${'#phone'} | ${[]}
    ${'sendCode'} | ${''}       | ${[]}
  `('a captcha of $owner with the form $hash opens the dialogs $kinds', async ({ owner, hash, kinds }) => {
    const { store } = await setUp({ hash: hash as string });
    act(() => void store.dispatch(captchaActions.captchaStarted({ owner: owner as 'login', captcha: 'picture' })));
    expect(store.getState().ui.dialogs.map((dialog) => dialog.kind)).toEqual(kinds);
  });
});

describe('forms of passwords', () => {
  const typeNew = async (
    { user, form }: Site,
    name: string,
    { label, repeat = 'money5678' }: { readonly label: string; readonly repeat?: string },
  ) => {
    await user.type(form(name).getByLabelText(label), 'money5678');
    await user.type(form(name).getByLabelText('确认密码'), `${repeat}{Enter}`);
  };

  it.each`
    who                             | member       | hash         | ways
    ${'login without bindings'}     | ${fresh}     | ${'#login'}  | ${[]}
    ${'login with phone'}           | ${withPhone} | ${'#login'}  | ${['密码验证', '手机验证']}
    ${'login with all'}             | ${complete}  | ${'#login'}  | ${['密码验证', '手机验证', '邮箱验证']}
    ${'second with phone, not set'} | ${withPhone} | ${'#second'} | ${['密码验证', '手机验证']}
    ${'second with all'}            | ${complete}  | ${'#second'} | ${['手机验证', '邮箱验证']}
  `('6016 the ways to prove the identity for $who are $ways', async ({ member, hash, ways }) => {
    await setUp({ member: member as Member, hash: hash as string });
    expect(screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(ways);
  });

  it('USR-02 the login password is changed with the present one, and the remembered login is removed', async () => {
    const bind = jest.fn(() => ({}));
    const site = await setUp({
      hash: '#login',
      handlers: { 'user.bindPassword': bind, 'user.memberInfo': () => fresh },
    });
    site.session.set('rememberedLogin', 'secret');
    await site.user.type(site.form('账户密码').getByLabelText('当前账户密码'), 'demo1234');
    await typeNew(site, '账户密码', { label: '新密码' });
    await waitFor(() => expect(site.toasts).toEqual([{ kind: 'success', text: '密码设置成功' }]));
    expect(bind.mock.calls).toEqual([
      [{ target: 'login', password: md5Hex('demo1234'), newPassword: md5Hex('money5678') }, expect.anything()],
    ]);
    expect(site.session.get('rememberedLogin')).toBeUndefined();
  });

  it.each`
    way           | sentTo                               | id                            | channel
    ${'手机验证'} | ${'验证码将发送到 +86 139****5678'}  | ${'user.bindPasswordByPhone'} | ${0}
    ${'邮箱验证'} | ${'验证码将发送到 d***@example.com'} | ${'user.bindPasswordByEmail'} | ${1}
  `('USR-02 $way changes the second password with a code', async ({ way, sentTo, id, channel }) => {
    const bind = jest.fn(() => ({}));
    const sendCode = jest.fn(() => ({ seconds: 60 }));
    const site = await setUp({
      member: complete,
      hash: '#second',
      handlers: { [id as string]: bind, 'user.sendCodeTwo': sendCode, 'user.memberInfo': () => complete },
    });
    await site.user.click(site.form('资金密码').getByRole('radio', { name: way as string }));
    expect(site.form('资金密码').getByText(sentTo as string)).toBeVisible();
    expect(site.form('资金密码').queryByLabelText('当前资金密码')).not.toBeInTheDocument();
    await enterCode(site, '资金密码');
    await typeNew(site, '资金密码', { label: '资金密码' });
    await waitFor(() => expect(bind).toHaveBeenCalledTimes(1));
    expect(sendCode.mock.calls).toEqual([[expect.objectContaining({ type: '6', cate: channel }), expect.anything()]]);
    const body = { target: 'second', code: '123456', newPassword: md5Hex('money5678') };
    expect(bind.mock.calls).toEqual([[body, expect.anything()]]);
  });

  it.each`
    has      | label
    ${true}  | ${'当前资金密码'}
    ${false} | ${'当前账户密码'}
  `('the second password is proved by $label if it was set before: $has', async ({ has, label }) => {
    const member = { ...fresh, profile: { ...emptyProfile, hasSecondPassword: has as boolean } };
    const { form } = await setUp({ member, hash: '#second' });
    const present = form('资金密码').getByLabelText(label as string);
    expect(present).toHaveAttribute('autocomplete', 'current-password');
    expect(present).toHaveAttribute('placeholder', '请输入密码');
    expect(form('资金密码').getByLabelText('确认密码')).toHaveAttribute('autocomplete', 'new-password');
    expect(form('资金密码').queryByText('提交后不能自行更改，请核对后再提交。')).not.toBeInTheDocument();
  });

  it.each`
    hash         | name          | hasSecond | present           | label         | text
    ${'#login'}  | ${'账户密码'} | ${false}  | ${'当前账户密码'} | ${'新密码'}   | ${'账户密码不正确，请重新输入'}
    ${'#second'} | ${'资金密码'} | ${false}  | ${'当前账户密码'} | ${'资金密码'} | ${'账户密码不正确，请重新输入'}
    ${'#second'} | ${'资金密码'} | ${true}   | ${'当前资金密码'} | ${'资金密码'} | ${'资金密码不正确，请重新输入'}
  `('6100 marks the wrong $present of $hash and names it', async ({ hash, name, hasSecond, present, label, text }) => {
    const refused = new ApiError(6100, { endpointId: 'user.bindPassword', requestId: 'r', serverMessage: '' });
    const site = await setUp({
      member: { ...fresh, profile: { ...emptyProfile, hasSecondPassword: hasSecond as boolean } },
      hash: hash as string,
      handlers: { 'user.bindPassword': () => Promise.reject(refused) },
    });
    const form = site.form(name as string);
    await site.user.type(form.getByLabelText(present as string), 'wrong123');
    await typeNew(site, name as string, { label: label as string });
    expect(await form.findByText(text as string)).toBeVisible();
    expect(form.getByLabelText(present as string)).toHaveFocus();
    expect(form.getByLabelText(present as string)).toBeInvalid();
    expect(form.queryByText(/验证失败/)).not.toBeInTheDocument();
    await site.user.type(form.getByLabelText(present as string), '4');
    expect(form.queryByText(text as string)).not.toBeInTheDocument();
  });

  it.each`
    hash         | name          | hasSecond | present           | label         | text
    ${'#login'}  | ${'账户密码'} | ${false}  | ${'当前账户密码'} | ${'新密码'}   | ${'新密码不能与当前密码相同'}
    ${'#second'} | ${'资金密码'} | ${false}  | ${'当前账户密码'} | ${'资金密码'} | ${'资金密码不能与账户密码相同'}
    ${'#second'} | ${'资金密码'} | ${true}   | ${'当前资金密码'} | ${'资金密码'} | ${'新密码不能与当前密码相同'}
  `('sends no $label that equals the $present of $hash', async ({ hash, name, hasSecond, present, label, text }) => {
    const bind = jest.fn(() => ({}));
    const site = await setUp({
      member: { ...fresh, profile: { ...emptyProfile, hasSecondPassword: hasSecond as boolean } },
      hash: hash as string,
      handlers: { 'user.bindPassword': bind, 'user.memberInfo': () => fresh },
    });
    const form = site.form(name as string);
    await site.user.type(form.getByLabelText(present as string), ' money5678');
    await typeNew(site, name as string, { label: label as string });
    expect(form.getByText(text as string)).toBeVisible();
    expect(form.getByLabelText(label as string)).toHaveFocus();
    expect(bind).not.toHaveBeenCalled();
    await site.user.type(form.getByLabelText(label as string), '9');
    expect(form.queryByText(text as string)).not.toBeInTheDocument();
    await site.user.type(form.getByLabelText('确认密码'), '9{Enter}');
    await waitFor(() => expect(bind).toHaveBeenCalledTimes(1));
  });

  it('§5 an empty form marks each field, and a change removes only the mark of its field', async () => {
    const { user, form } = await setUp({ hash: '#login' });
    await user.click(form('账户密码').getByRole('button', { name: '保存密码' }));
    expect(await form('账户密码').findByText('密码不能为空')).toBeVisible();
    expect(form('账户密码').getByText('请设置新密码')).toBeVisible();
    expect(form('账户密码').getByLabelText('当前账户密码')).toHaveFocus();
    await user.type(form('账户密码').getByLabelText('新密码'), 'm');
    expect(form('账户密码').queryByText('请设置新密码')).not.toBeInTheDocument();
    expect(form('账户密码').getByText('密码不能为空')).toBeVisible();
    await user.type(form('账户密码').getByLabelText('当前账户密码'), 'd');
    expect(form('账户密码').queryByText('密码不能为空')).not.toBeInTheDocument();
  });

  it.each`
    password         | word        | bars | tone
    ${''}            | ${'未输入'} | ${0} | ${'danger'}
    ${'abc'}         | ${'弱'}     | ${1} | ${'danger'}
    ${'money5678'}   | ${'中'}     | ${2} | ${'warning'}
    ${'Money-5907x'} | ${'强'}     | ${3} | ${'success'}
  `('the strength of "$password" is $word with $bars bars', async ({ password, word, bars, tone }) => {
    const { user, form } = await setUp({ hash: '#login' });
    if (password) await user.type(form('账户密码').getByLabelText('新密码'), password as string);
    const status = form('账户密码').getByRole('status');
    expect(status.textContent).toBe(word);
    const meter = status.previousElementSibling;
    expect(meter).toHaveAttribute('data-tone', tone as string);
    expect(meter?.children).toHaveLength(3);
    expect(meter?.querySelectorAll('[data-filled]')).toHaveLength(bars as number);
  });
});
