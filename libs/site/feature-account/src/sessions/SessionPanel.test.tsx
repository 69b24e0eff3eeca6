import { ApiError, type ResponseOf } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LostResponseError, RefusedCallError } from '../testing/failures.ts';
import { sessionMessages } from './messages/sessionMessages.ts';
import { SessionPanel } from './SessionPanel.tsx';

type List = ResponseOf<'sessions.list'>['list'];

const at = Date.parse('2026-11-20T06:30:05Z');
const [CURRENT, PHONE, TABLET, OLD] = [1, 2, 3, 4].map((digit) => `0000000${digit}-0000-4000-8000-000000000000`);
const current = {
  id: CURRENT ?? '',
  isCurrent: true,
  device: 'Chrome · Windows',
  place: '本机',
  loginAt: at,
  lastUsedAt: at,
};
const phone = { ...current, id: PHONE ?? '', isCurrent: false, device: 'Safari · iOS', place: '203.0.113.*' };
const tablet = { ...phone, id: TABLET ?? '', device: '', place: '' };
const old = { ...phone, id: OLD ?? '', endedAt: at + 60_000, endReason: 'elsewhere' as const };

/** Platform whose list loses the sessions that are ended. */
function createSessionHandlers(first: List): FakeHandlers & { readonly ended: unknown[] } {
  let list = first;
  const ended: unknown[] = [];
  const end = (isEnded: (session: List[number]) => boolean) => {
    list = list.map((session) =>
      isEnded(session) ? { ...session, endedAt: at + 120_000, endReason: 'member' as const } : session,
    );
    return {};
  };
  return Object.assign(
    {
      'sessions.list': () => ({ list }),
      'sessions.end': (body: unknown) => {
        ended.push(body);
        return end(({ id }) => id === (body as { id: string }).id);
      },
      'sessions.endOthers': () => {
        ended.push('others');
        return { ...end(({ isCurrent, endReason }) => !isCurrent && endReason === undefined), ended: 2 };
      },
    },
    { ended },
  );
}

interface Scene {
  readonly handlers?: FakeHandlers;
  readonly areas?: readonly string[];
  readonly locale?: 'zh-CN' | 'zh-TW';
}

async function setUp({ handlers = {}, areas = ['sessions'], locale = 'zh-CN' }: Scene) {
  const session = createFakeSession({ token: 't', userId: '7' });
  session.set('rememberedLogin', 'secret');
  session.set('rememberedAt', String(at));
  const api = createFakeApi(handlers);
  const site = await act(() =>
    renderWithSite(<SessionPanel />, {
      locale,
      messages: [sessionMessages, errorMessages],
      services: { session, api },
      state: {
        session: { status: 'member', userId: '7', unread: 0 },
        site: {
          isLoaded: true,
          title: '',
          h5DomainUrl: '',
          depositSwitch: '1',
          editionSwitch: '1',
          safeSwitch: '1',
          areas: [...areas],
        },
      } as never,
    }),
  );
  return { ...site, session, user: userEvent.setup({ delay: null }) };
}

const getRows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe('SessionPanel', () => {
  it('SEC-04 lists device, place and times, marks the current session and shows why others ended', async () => {
    await setUp({ handlers: createSessionHandlers([current, phone, tablet, old]) });
    await screen.findByRole('list', { name: '登录设备' });
    expect(getRows('登录设备').map((row) => row.textContent)).toEqual([
      'Chrome · Windows当前登录本机登录时间2026-11-20 14:30:05最近使用2026-11-20 14:30:05',
      'Safari · iOS203.0.113.*登录时间2026-11-20 14:30:05最近使用2026-11-20 14:30:05结束Safari · iOS，2026-11-20 14:30:05 登录',
      '未知设备位置未知登录时间2026-11-20 14:30:05最近使用2026-11-20 14:30:05结束未知设备，2026-11-20 14:30:05 登录',
    ]);
    expect(getRows('最近结束的登录').map((row) => row.textContent)).toEqual([
      'Safari · iOS203.0.113.*登录时间2026-11-20 14:30:05结束时间2026-11-20 14:31:05已在其他设备登录',
    ]);
  });

  it('SEC-04 ends one session after a confirmation, and lists it as ended', async () => {
    const handlers = createSessionHandlers([current, phone]);
    const { user, toasts } = await setUp({ handlers });
    await user.click(await screen.findByRole('button', { name: /^结束\s*Safari/ }));
    const dialog = await screen.findByRole('alertdialog', { name: '结束这个登录？' });
    expect(dialog).toHaveTextContent('“Safari · iOS”会立即退出');
    expect(handlers.ended).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: '结束' }));
    await waitFor(() => expect(getRows('最近结束的登录')).toHaveLength(1));
    expect(handlers.ended).toEqual([{ id: PHONE }]);
    expect(getRows('登录设备')).toHaveLength(1);
    expect(toasts).toMatchObject([{ kind: 'success', text: '这个登录已结束' }]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('没有其他正在使用的登录')).toBeVisible();
  });

  it('SEC-04 A1 ends all others after a confirmation and removes the remembered login', async () => {
    const handlers = createSessionHandlers([current, phone, tablet]);
    const { user, session, toasts } = await setUp({ handlers });
    await user.click(await screen.findByRole('button', { name: '结束其他所有登录' }));
    const dialog = await screen.findByRole('alertdialog', { name: '结束其他所有登录？' });
    await user.click(within(dialog).getByRole('button', { name: '结束其他所有登录' }));
    await waitFor(() => expect(getRows('最近结束的登录')).toHaveLength(2));
    expect(handlers.ended).toEqual(['others']);
    expect(session.get('rememberedLogin')).toBeUndefined();
    expect(toasts).toMatchObject([{ kind: 'success', text: '其他所有登录已结束' }]);
  });

  it('SEC-04 ends nothing if the confirmation is cancelled', async () => {
    const handlers = createSessionHandlers([current, phone]);
    const { user, session } = await setUp({ handlers });
    await user.click(await screen.findByRole('button', { name: '结束其他所有登录' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect([handlers.ended, session.get('rememberedLogin')]).toEqual([[], 'secret']);
  });

  it.each`
    what                 | error                               | text
    ${'is refused'}      | ${() => new RefusedCallError(6317)} | ${/繁忙|稍后/}
    ${'has no response'} | ${() => new LostResponseError()}    | ${/网络/}
  `('SEC-04 keeps the dialog open with the reason if the call $what', async ({ error, text }) => {
    const handlers = {
      ...createSessionHandlers([current, phone]),
      'sessions.end': () => Promise.reject((error as () => Error)()),
    };
    const { user } = await setUp({ handlers });
    await user.click(await screen.findByRole('button', { name: /^结束\s*Safari/ }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: '结束' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text as RegExp);
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(getRows('登录设备')).toHaveLength(2));
  });

  it('SEC-04 offers no end of others if there are none', async () => {
    await setUp({ handlers: createSessionHandlers([current, old]) });
    expect(await screen.findByText('没有其他正在使用的登录')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows a failure of the list and reads it again', async () => {
    let calls = 0;
    const list = () => ((calls += 1) === 1 ? Promise.reject(new LostResponseError()) : { list: [current] });
    const { user } = await setUp({ handlers: { 'sessions.list': list } });
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('当前登录')).toBeVisible();
  });

  it('W5 shows nothing and sends nothing if the platform does not offer sessions', async () => {
    const list = jest.fn(() => ({ list: [] }));
    const { container } = await setUp({ handlers: { 'sessions.list': list }, areas: ['desk'] });
    expect(container).toBeEmptyDOMElement();
    expect(list).not.toHaveBeenCalled();
  });

  it('I8 shows the texts in traditional script', async () => {
    await setUp({ handlers: createSessionHandlers([current, old]), locale: 'zh-TW' });
    expect(await screen.findByText('目前登入')).toBeVisible();
    expect(screen.getByText('已在其他裝置登入')).toBeVisible();
  });
});

describe('states of the session list', () => {
  const getFrame = () => screen.getByRole('heading', { name: '登录设备' }).closest('[aria-busy]');

  it('is busy and offers nothing until it has arrived', async () => {
    await setUp({ handlers: { 'sessions.list': () => new Promise(() => undefined) } });
    expect(screen.getByRole('status')).toHaveTextContent('正在读取登录设备');
    expect(getFrame()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('没有其他正在使用的登录')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not busy with a list, and has no list of ended sessions without one', async () => {
    await setUp({ handlers: createSessionHandlers([current, phone]) });
    await screen.findByRole('list', { name: '登录设备' });
    expect(getFrame()).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByText('最近结束的登录')).not.toBeInTheDocument();
    expect(screen.queryByText('没有其他正在使用的登录')).not.toBeInTheDocument();
  });

  it('is not busy after a failure and shows that logins are not affected', async () => {
    await setUp({ handlers: { 'sessions.list': () => Promise.reject(refusal) } });
    expect(await screen.findByText('登录设备没有读取成功')).toBeVisible();
    expect(screen.getByText('您的登录不受影响，请重试。')).toBeVisible();
    expect(getFrame()).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText('没有其他正在使用的登录')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('sends nothing while the areas of the platform are unknown', async () => {
    const list = jest.fn(() => ({ list: [] }));
    const { container } = await renderWithSite(<SessionPanel />, {
      messages: [sessionMessages, errorMessages],
      services: { api: createFakeApi({ 'sessions.list': list }) },
    });
    expect(container).toBeEmptyDOMElement();
    expect(list).not.toHaveBeenCalled();
  });

  it.each`
    endReason      | text
    ${'logout'}    | ${'已退出'}
    ${'elsewhere'} | ${'已在其他设备登录'}
    ${'password'}  | ${'密码已修改'}
    ${'member'}    | ${'由您结束'}
    ${'operator'}  | ${'由平台结束'}
    ${'idle'}      | ${'连续 7 天未使用'}
    ${'expired'}   | ${'登录已满 30 天'}
  `('SEC-04 a session that ended by $endReason shows $text and no button', async ({ endReason, text }) => {
    const ended = { ...phone, endedAt: at, endReason: endReason as 'idle' };
    await setUp({ handlers: createSessionHandlers([current, ended]) });
    await screen.findByText('最近结束的登录');
    const [row] = getRows('最近结束的登录');
    expect(within(row as HTMLElement).getByText(text as string)).toBeVisible();
    expect(within(row as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });
});

const refusal = new ApiError(6317, { endpointId: 'sessions.end', requestId: 'r', serverMessage: '请联系客服处理' });

describe('confirmation of an end', () => {
  it('SEC-04 names a device without a name, and returns the focus to the heading', async () => {
    const { user } = await setUp({ handlers: createSessionHandlers([current, tablet]) });
    await user.click(await screen.findByRole('button', { name: /^结束\s*未知设备/ }));
    const dialog = await screen.findByRole('alertdialog', { name: '结束这个登录？' });
    expect(dialog).toHaveTextContent('“未知设备”会立即退出，进行中的游戏和聊天也会结束。');
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: '登录设备' })).toHaveFocus();
  });

  it('SEC-04 of all others names the consequence and focuses the cancel button', async () => {
    const { user } = await setUp({ handlers: createSessionHandlers([current, tablet]) });
    await user.click(await screen.findByRole('button', { name: '结束其他所有登录' }));
    const dialog = await screen.findByRole('alertdialog', { name: '结束其他所有登录？' });
    expect(dialog).toHaveTextContent('除当前登录外，所有设备会立即退出，本设备上记住的密码也会清除。');
    expect(within(dialog).getByRole('button', { name: '取消' })).toHaveFocus();
  });

  it('SEC-04 A1 the end of one session keeps the remembered login', async () => {
    const { user, session, toasts } = await setUp({ handlers: createSessionHandlers([current, phone]) });
    await user.click(await screen.findByRole('button', { name: /^结束\s*Safari/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '结束' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '这个登录已结束' }]));
    expect(session.get('rememberedLogin')).toBe('secret');
  });

  it('SEC-04 A1 a refused end of all others keeps the remembered login, with a link that has the error code', async () => {
    const handlers = {
      ...createSessionHandlers([current, phone]),
      'sessions.endOthers': () => Promise.reject(refusal),
    };
    const { user, session, toasts } = await setUp({ handlers });
    await user.click(await screen.findByRole('button', { name: '结束其他所有登录' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '结束其他所有登录' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('请联系客服处理');
    expect(dialog.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf?error=6317');
    expect([session.get('rememberedLogin'), toasts]).toEqual(['secret', []]);
  });

  it.each`
    open                  | confirm               | id
    ${/^结束\s*Safari/}   | ${'结束'}             | ${'sessions.end'}
    ${'结束其他所有登录'} | ${'结束其他所有登录'} | ${'sessions.endOthers'}
  `('SEC-04 the call $id is sent once while it is pending', async ({ open, confirm, id }) => {
    const call = jest.fn(() => new Promise<never>(() => undefined));
    const { user } = await setUp({ handlers: { ...createSessionHandlers([current, phone]), [id as string]: call } });
    await user.click(await screen.findByRole('button', { name: open as string }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: confirm as string }));
    const button = dialog.getByRole('button', { name: confirm as string });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByRole('button', { name: '取消' })).toBeDisabled();
    await user.click(button);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
