import { ApiError } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import { errorMessages, sessionActions, type Member, type Services } from '@pavilion/site-contract';
import {
  emptyProfile,
  createFakeApi,
  createFakeSession,
  renderWithSite,
  type FakeHandlers,
} from '@pavilion/site-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountMessages } from '../messages/accountMessages.ts';
import { LostResponseError } from '../testing/failures.ts';
import { UserInfoPage } from './UserInfoPage.tsx';

const member: Member = {
  userId: '100001',
  name: 'demo01',
  bindPhone: true,
  bindRealName: true,
  phone: '138****0001',
  vipGrade: 3,
  registeredAt: Date.parse('2026-01-01T16:00:00Z'),
  lastLoginAt: 0,
  profile: {
    gender: 'male',
    birthday: '1990-05-17',
    realName: '张*',
    areaCode: '+86',
    email: '',
    hasSecondPassword: true,
    hasBankCard: false,
    securityLevel: 'medium',
    sealed: { realName: 'a', phone: 'b', email: '' },
  },
};
const missing: Member = { ...member, profile: { ...member.profile, gender: '', birthday: '' } };

/** Last second before and first second after midnight UTC+8 between 20 and 21 November 2026. */
const BEFORE = Date.parse('2026-11-20T15:59:59Z');
const AFTER = Date.parse('2026-11-20T16:00:00Z');

const frozenClock: Services['clock'] = { now: () => AFTER, after: () => () => undefined };

async function setUp(shown: Member = member, handlers: FakeHandlers = {}, clock: Partial<Services['clock']> = {}) {
  const site = await renderWithSite(<UserInfoPage />, {
    messages: [accountMessages, errorMessages],
    services: {
      api: createFakeApi(handlers),
      session: createFakeSession({ token: 't', userId: '100001' }),
      clock: { ...frozenClock, ...clock },
    },
  });
  expect(screen.getByText('正在读取资料')).toBeInTheDocument();
  act(() => {
    site.store.dispatch(sessionActions.loggedIn({ userId: '100001' }));
    site.store.dispatch(sessionActions.memberLoaded(shown));
  });
  return site;
}

const findValue = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交资料' }));

function enterBirthday(date: string) {
  const select = (part: string, value = '') =>
    fireEvent.change(screen.getByRole('combobox', { name: part }), { target: { value: String(Number(value)) } });
  const [year, month, day] = date.split('-');
  select('年', year);
  select('月', month);
  select('日', day);
}

describe('UserInfoPage', () => {
  it('USR-01 shows every field of §2, with dates in UTC+8', async () => {
    await setUp();
    expect(findValue('用户名')).toBe('demo01');
    expect(findValue('性别')).toBe('男');
    expect(findValue('生日')).toBe('1990-05-17');
    expect(findValue('注册日期')).toBe('2026-01-02');
    expect(findValue('真实姓名')).toBe('张*显示 真实姓名已认证');
    expect(findValue('手机号码')).toBe('+86 138****0001显示 手机号码已绑定');
    expect(findValue('邮箱')).toBe('未绑定去绑定');
    expect(findValue('账户密码')).toBe('已设置修改');
    expect(findValue('资金密码')).toBe('已设置修改');
    expect(findValue('银行卡')).toBe('未绑定去绑定');
    expect(findValue('安全等级')).toContain('中');
    expect(findValue('上次登录')).toBe('这是您第一次登录');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it.each`
    fact          | leads
    ${'真实姓名'} | ${'/mine/auth#realName'}
    ${'手机号码'} | ${'/mine/auth#phone'}
    ${'邮箱'}     | ${'/mine/auth#email'}
    ${'资金密码'} | ${'/mine/auth#second'}
    ${'银行卡'}   | ${'/mine/accountManage/bank'}
  `('USR-01 a missing $fact has a link to its binding', async ({ fact, leads }) => {
    await setUp({ ...member, bindPhone: false, bindRealName: false, phone: '', profile: emptyProfile });
    expect(screen.getByRole('link', { name: new RegExp(` ${fact}$`) })).toHaveAttribute('href', leads);
  });

  it('USR-01 requires gender and birthday, and sends no call without them', async () => {
    await setUp(missing);
    await submit();
    expect(screen.getByText('请选择性别')).toBeVisible();
    expect(screen.getByText('请输入生日，确保您已满18岁')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '年' })).toHaveFocus();
  });

  it.each`
    moment                    | now       | birthday        | isTaken
    ${'the second before 18'} | ${BEFORE} | ${'2008-11-21'} | ${false}
    ${'the day of 18'}        | ${AFTER}  | ${'2008-11-21'} | ${true}
  `('USR-01 accepts a birthday at $moment in UTC+8: $isTaken', async ({ now, birthday, isTaken }) => {
    const bindOther = jest.fn(() => ({}));
    const site = await setUp(missing, { 'user.bindOther': bindOther }, { now: () => now as number });
    await userEvent.click(screen.getByRole('radio', { name: '女' }));
    enterBirthday(birthday);
    await submit();
    if (!isTaken) {
      expect(screen.getByText(/未满 18 岁不能使用本站/)).toBeVisible();
      expect(bindOther).not.toHaveBeenCalled();
      return;
    }
    expect(bindOther).toHaveBeenCalledWith({ gender: 'female', birthday }, undefined);
    expect(findValue('性别')).toBe('女');
    expect(findValue('生日')).toBe('2008-11-21');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(site.toasts).toEqual([{ kind: 'success', text: '资料已提交' }]);
  });

  it('USR-01 sends only missing fields', async () => {
    const bindOther = jest.fn(() => ({}));
    await setUp({ ...member, profile: { ...member.profile, birthday: '' } }, { 'user.bindOther': bindOther });
    enterBirthday('1991-01-02');
    await submit();
    expect(bindOther).toHaveBeenCalledWith({ birthday: '1991-01-02' }, undefined);
  });

  it('F-API-03 loads the member after a lost response and shows the stored fields', async () => {
    await setUp(missing, {
      'user.bindOther': () => Promise.reject(new LostResponseError('lost')),
      'user.memberInfo': () => member,
    });
    await userEvent.click(screen.getByRole('radio', { name: '男' }));
    enterBirthday('1990-05-17');
    await submit();
    expect(await screen.findByText('1990-05-17')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('USR-01 has no 31 February, and clears a day that the month does not have', async () => {
    await setUp(missing);
    enterBirthday('1990-01-31');
    fireEvent.change(screen.getByRole('combobox', { name: '月' }), { target: { value: '2' } });
    expect(screen.getByRole('combobox', { name: '日' })).toHaveValue('');
    expect(screen.queryByRole('option', { name: '29 日' })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: '28 日' })).toBeInTheDocument();
  });

  describe('complete values', () => {
    const open = async (name: string) => userEvent.click(screen.getByRole('button', { name: `显示 ${name}` }));
    const confirm = async (password: string) => {
      await userEvent.type(await screen.findByLabelText('资金密码'), password);
      await userEvent.click(screen.getByRole('button', { name: '显示' }));
    };

    it('API-05 shows the complete phone number after the second password, and hides it after 30 s', async () => {
      const timers: { ms: number; run: () => void }[] = [];
      const decrypt = jest.fn(() => ({ d: '13800000001', v: true }));
      await setUp(
        member,
        { 'site.singleDataDecryption': decrypt },
        {
          after: (ms, run) => {
            timers.push({ ms, run });
            return () => undefined;
          },
        },
      );
      await open('手机号码');
      await confirm('money123');
      expect(await screen.findByText('13800000001')).toBeVisible();
      expect(decrypt).toHaveBeenCalledWith({ data: 'b', secondPassword: md5Hex('money123') }, undefined);
      const hide = timers.find(({ ms }) => ms === 30_000);
      act(() => hide?.run());
      expect(screen.queryByText('13800000001')).not.toBeInTheDocument();
      expect(screen.getByText('+86 138****0001')).toBeVisible();
    });

    it('F-CRY-15 hashes the second password as the binding and the withdrawal do, without white space', async () => {
      const decrypt = jest.fn(() => ({ d: '13800000001', v: true }));
      await setUp(member, { 'site.singleDataDecryption': decrypt });
      await open('手机号码');
      await confirm(' demo1234 ');
      expect(await screen.findByText('13800000001')).toBeVisible();
      expect(decrypt).toHaveBeenCalledWith({ data: 'b', secondPassword: md5Hex('demo1234') }, undefined);
    });

    it.each`
      typed             | text
      ${'demo１２３４'} | ${'密码只能包含半角字母、数字和符号'}
      ${'   '}          | ${'请输入资金密码'}
    `('F-CRY-15 refuses the second password "$typed" without a call', async ({ typed, text }) => {
      const decrypt = jest.fn(() => ({ d: '13800000001', v: true }));
      await setUp(member, { 'site.singleDataDecryption': decrypt });
      await open('手机号码');
      await confirm(typed as string);
      expect(await screen.findByText(text as string)).toBeVisible();
      expect(decrypt).not.toHaveBeenCalled();
    });

    it('API-05 shows the reason of a refusal and no value', async () => {
      await setUp(member, {
        'site.singleDataDecryption': () => {
          throw new ApiError(6100, {
            endpointId: 'site.singleDataDecryption',
            requestId: 'r',
            serverMessage: '资金密码错误',
          });
        },
      });
      await open('真实姓名');
      await confirm('wrong123');
      expect(await screen.findByText(/资金密码错误/)).toBeVisible();
      expect(screen.getByTestId('value-realName')).toHaveTextContent('张*');
    });

    it('API-05 shows no value that the platform could not open', async () => {
      await setUp(member, { 'site.singleDataDecryption': () => ({ d: '', v: false }) });
      await open('手机号码');
      await confirm('money123');
      expect(await screen.findByText(/没有读取成功/)).toBeVisible();
    });

    it('API-05 sends no call without a password, and leads to its binding if the member has none', async () => {
      const first = await setUp();
      await open('手机号码');
      await userEvent.click(await screen.findByRole('button', { name: '显示' }));
      expect(screen.getByText('请输入资金密码')).toBeVisible();
      first.unmount();
      await setUp({ ...member, profile: { ...member.profile, hasSecondPassword: false } });
      await open('手机号码');
      expect(await screen.findByRole('link', { name: '设置资金密码' })).toHaveAttribute('href', '/mine/auth#second');
    });
  });
});

describe('frame of the page', () => {
  const renderPage = async () => {
    const navigate = jest.fn();
    const services = { navigate, session: createFakeSession({ token: 't', userId: '100001' }), clock: frozenClock };
    const options = { messages: [accountMessages, errorMessages], services };
    const site = await act(() => renderWithSite(<UserInfoPage />, options));
    return { ...site, navigate };
  };
  const getPanel = () => screen.getByText('正在读取资料').closest('[aria-busy]');

  it('is busy and shows no data until the member is loaded', async () => {
    const { store } = await renderPage();
    const panel = getPanel();
    expect(panel).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    act(() => {
      store.dispatch(sessionActions.loggedIn({ userId: '100001' }));
      store.dispatch(sessionActions.memberLoaded(member));
    });
    expect(panel).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText('正在读取资料')).not.toBeInTheDocument();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(-3)).toEqual(['个人资料', '基本资料', '账户安全']);
  });

  it('has two ways to customer service', async () => {
    const { navigate } = await renderPage();
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf');
    await userEvent.click(screen.getByRole('button', { name: '联系客服' }));
    expect(navigate.mock.calls).toEqual([['/app/help/zxkf']]);
  });
});
