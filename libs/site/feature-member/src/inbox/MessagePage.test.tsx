import { ApiError, TransportError, type RequestOf } from '@pavilion/api-client';
import { createFakeClock } from '@pavilion/kernel/testing';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { Services } from '@pavilion/site-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderMember } from '../testing/renderMember.tsx';
import type { Message } from './messageFilter.ts';
import { MessagePage } from './MessagePage.tsx';

const AT = Date.parse('2026-11-20T02:00:00Z');

const createMessage = (id: number, part: Partial<Message> = {}): Message => ({
  letterId: String(id),
  type: 'brnotice',
  title: `消息${id}`,
  content: `<p>内容${id}</p>`,
  isRead: false,
  createTime: AT - id,
  ...part,
});

/** Platform with an inbox, whose handlers behave as those of the sandbox. */
function createInbox(messages: readonly Message[]) {
  let all = [...messages];
  const deleted: Message[] = [];
  const calls: string[] = [];
  const mark = (isIncluded: (message: Message) => boolean, isRead: boolean) => {
    all = all.map((message) => (isIncluded(message) ? { ...message, isRead } : message));
  };
  const count = (type: Message['type']) => all.filter((each) => each.type === type && !each.isRead).length;
  const change = ({ letterIds, isRestored }: RequestOf<'letter.delete'>) => {
    calls.push(`${isRestored ? 'restore' : 'delete'} ${letterIds.join()}`);
    if (isRestored) all = [...all, ...deleted.splice(0)].sort((a, b) => b.createTime - a.createTime);
    else {
      deleted.push(...all.filter(({ letterId }) => letterIds.includes(letterId)));
      all = all.filter(({ letterId }) => !letterIds.includes(letterId));
    }
    return {};
  };
  const handlers: FakeHandlers = {
    'letter.getUnreadForType': () => ({
      brnotice_count: count('brnotice'),
      bractivity_count: count('bractivity'),
      brbulletin_count: count('brbulletin'),
      brmatch_count: count('brmatch'),
      brfd_count: count('brfd'),
      notice_count: count('notice'),
      activity_count: count('activity'),
      fd_count: count('fd'),
    }),
    'letter.list': ({ type, isRead, pageNum, pageSize }) => {
      const list = all.filter(
        (each) => (type === undefined || each.type === type) && (isRead === undefined || each.isRead === isRead),
      );
      return { total: list.length, list: list.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
    },
    'letter.read': ({ letterId, isRead = true }) => {
      calls.push(`${isRead ? 'read' : 'unread'} ${letterId}`);
      mark((each) => each.letterId === letterId, isRead);
      return {};
    },
    'letter.onekeyRead': ({ type }) => {
      calls.push(`readAll ${type ?? ''}`);
      mark((each) => type === undefined || each.type === type, true);
      return { read: messages.length };
    },
    'letter.delete': change,
  };
  return { handlers, calls };
}

function Path() {
  const { search } = useLocation();
  return <output data-testid="search">{search}</output>;
}

const setUp = (handlers: FakeHandlers, path = '/mine/message', services: Partial<Services> = {}) =>
  renderMember(
    <>
      <MessagePage />
      <Path />
    </>,
    handlers,
    { path, services },
  );

const listItem = (title: string) => screen.findByRole('link', { name: new RegExp(title) });
const pane = () => screen.getByRole('region', { name: '消息内容' });

describe('MessagePage', () => {
  it('USR-06 opens a message in the pane, marks it as read once, and updates the counts', async () => {
    const { handlers, calls } = createInbox([createMessage(1), createMessage(2), createMessage(3, { type: 'fd' })]);
    const { user } = await setUp(handlers);
    expect(await screen.findByRole('tab', { name: '全部 3' })).toBeVisible();
    await user.click(await listItem('消息1'));
    expect(within(pane()).getByRole('heading', { name: '消息1' })).toBeVisible();
    expect(within(pane()).getByText('内容1')).toBeVisible();
    expect(screen.getByTestId('search')).toHaveTextContent('?id=1');
    expect(await screen.findByRole('tab', { name: '全部 2' })).toBeVisible();
    expect(screen.getByRole('tab', { name: '平台提醒 1' })).toBeVisible();
    expect(screen.getByRole('tab', { name: '反馈回复 1' })).toBeVisible();
    expect(calls).toEqual(['read 1']);
  });

  it('USR-06 lists only the kind of the tab and keeps it in the URL', async () => {
    const { handlers } = createInbox([createMessage(1), createMessage(2, { type: 'notice' })]);
    const { user } = await setUp(handlers);
    await listItem('消息1');
    await user.click(screen.getByRole('tab', { name: /账户通知/ }));
    await listItem('消息2');
    expect(screen.queryByRole('link', { name: /消息1/ })).not.toBeInTheDocument();
    expect(screen.getByTestId('search')).toHaveTextContent('?type=notice');
  });

  it('USR-06 keeps a message open that the filter of unread messages no longer includes', async () => {
    const { handlers } = createInbox([createMessage(1), createMessage(2)]);
    const { user } = await setUp(handlers, '/mine/message?unread=1');
    await user.click(await listItem('消息1'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /消息1/ })).not.toBeInTheDocument());
    expect(within(pane()).getByRole('heading', { name: '消息1' })).toBeVisible();
  });

  it('USR-06 marks the open message as unread and leaves it unread', async () => {
    const { handlers, calls } = createInbox([createMessage(1)]);
    const { user } = await setUp(handlers, '/mine/message?id=1');
    const button = await screen.findByRole('button', { name: '标为未读' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await user.click(button);
    expect(await screen.findByRole('tab', { name: '全部 1' })).toBeVisible();
    expect(calls).toEqual(['read 1', 'unread 1']);
  });

  it('USR-06 deletes the open message and puts it back', async () => {
    const { handlers, calls } = createInbox([createMessage(1), createMessage(2)]);
    const { user } = await setUp(handlers, '/mine/message?id=1');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除“消息1”')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /消息1/ })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await listItem('消息1')).toBeVisible();
    expect(screen.queryByText('已删除“消息1”')).not.toBeInTheDocument();
    expect(calls).toEqual(['read 1', 'delete 1', 'restore 1']);
  });

  it('USR-06 marks all messages of the tab as read', async () => {
    const { handlers, calls } = createInbox([createMessage(1), createMessage(2, { type: 'notice' })]);
    const { user, toasts } = await setUp(handlers, '/mine/message?type=notice');
    await screen.findByRole('tab', { name: '账户通知 1' });
    await user.click(screen.getByRole('button', { name: '全部已读' }));
    expect(await screen.findByRole('tab', { name: '账户通知' })).toBeVisible();
    expect(screen.getByRole('tab', { name: '平台提醒 1' })).toBeVisible();
    expect(calls).toEqual(['readAll notice']);
    expect(toasts).toMatchObject([{ kind: 'success' }]);
  });

  it('USR-06 reads the next page on request', async () => {
    const { handlers } = createInbox(Array.from({ length: 60 }, (_, id) => createMessage(id)));
    const { user } = await setUp(handlers);
    expect(within(await screen.findByRole('list')).getAllByRole('link')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(60));
    expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  });

  it('USR-06 moves through the list by arrow keys', async () => {
    const { handlers } = createInbox([createMessage(1), createMessage(2)]);
    const { user } = await setUp(handlers);
    const first = await listItem('消息1');
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /消息2/ })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('link', { name: /消息1/ })).toHaveFocus();
  });

  it('USR-06 reports a refused deletion and keeps the message open', async () => {
    const { handlers } = createInbox([createMessage(1)]);
    const refuse = () =>
      Promise.reject(new ApiError(6004, { endpointId: 'letter.delete', requestId: 'r', serverMessage: '消息不存在' }));
    const { user, toasts } = await setUp({ ...handlers, 'letter.delete': refuse }, '/mine/message?id=1');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '消息不存在' }]));
    expect(within(pane()).getByRole('heading', { name: '消息1' })).toBeVisible();
    expect(screen.queryByText('已删除“消息1”')).not.toBeInTheDocument();
  });

  it('USR-06 explains an address of a message that does not exist', async () => {
    await setUp(createInbox([createMessage(1)]).handlers, '/mine/message?id=99');
    expect(await screen.findByText('找不到这条消息')).toBeVisible();
  });

  it('F-API-24 shows a failed list with a retry that loads it', async () => {
    const { handlers } = createInbox([createMessage(1)]);
    let isLost = true;
    const lost = () =>
      Promise.reject(
        new TransportError('timeout', { endpointId: 'letter.list', requestId: 'r', outcome: 'none', attempts: 3 }),
      );
    const { user } = await setUp({
      ...handlers,
      'letter.list': (body) => (isLost ? lost() : handlers['letter.list']!(body)),
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    isLost = false;
    await user.click(retry);
    expect(await listItem('消息1')).toBeVisible();
  });

  it('F-UI-10 shows markup in a title as text and runs none in the content', async () => {
    const { handlers } = createInbox([
      createMessage(1, {
        title: '<img src=x onerror=alert(1)>',
        content: '<p onclick="alert(1)">a</p><script>alert(1)</script>',
      }),
    ]);
    await setUp(handlers, '/mine/message?id=1');
    expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    expect(document.querySelector('img, script, [onclick]')).toBeNull();
  });

  it('G1 opens a link inside the site without a reload', async () => {
    const { handlers } = createInbox([createMessage(1, { content: '<a href="/mine/vip">VIP</a>' })]);
    const { user, navigate } = await setUp(handlers, '/mine/message?id=1');
    await user.click(await screen.findByRole('link', { name: 'VIP' }));
    expect(navigate).toHaveBeenCalledWith('/mine/vip');
  });

  it('USR-06 shows title, time and first characters of each message, and which are unread', async () => {
    const clock = createFakeClock({ start: Date.parse('2026-11-20T10:00:00+08:00') });
    const { handlers } = createInbox([
      createMessage(1, { content: `<p>${'长'.repeat(61)}</p>`, createTime: AT }),
      createMessage(2, { isRead: true, createTime: Date.parse('2026-11-19T23:00:00+08:00') }),
      createMessage(3, { isRead: true, isStanding: true, createTime: 0 }),
    ]);
    await setUp(handlers, '/mine/message', { clock });
    await listItem('消息1');
    const links = within(screen.getByRole('region', { name: '消息列表' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      `未读，消息110:00${'长'.repeat(60)}`,
      '消息2昨天内容2',
      '消息3长期有效内容3',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((id) => `/mine/message?id=${id}`));
    expect(links.map((link) => link.closest('li')?.getAttribute('data-unread'))).toEqual(['true', null, null]);
    expect(links[2]?.querySelector('time')).toHaveAttribute('datetime', '1970-01-01T00:00:00.000Z');
    expect(screen.getByText('共 3 条')).toBeVisible();
    expect(screen.getByText('选择一条消息')).toBeInTheDocument();
    expect(screen.getByText('在列表中选择后，内容会显示在这里。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '返回列表', hidden: true })).not.toBeInTheDocument();
  });

  it('USR-06 shows kind and minute of the open message, and whether it is permanent', async () => {
    const { handlers } = createInbox([
      createMessage(1, { type: 'fd', isStanding: true, isRead: true, createTime: AT }),
    ]);
    await setUp(handlers, '/mine/message?id=1');
    const heading = await within(pane()).findByRole('heading', { name: '消息1' });
    expect(heading).toHaveFocus();
    expect([...(heading.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '反馈回复',
      '2026-11-20 10:00',
      '长期有效',
    ]);
    const link = screen.getByRole('link', { name: /消息1/, hidden: true });
    expect(link).toHaveAttribute('aria-current', 'true');
  });

  it('USR-06 lists only unread messages on request, and all again', async () => {
    const { handlers } = createInbox([createMessage(1), createMessage(2, { isRead: true })]);
    const { user } = await setUp(handlers, '/mine/message?type=brnotice');
    await listItem('消息2');
    const toggle = screen.getByRole('switch', { name: '只看未读' });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    await waitFor(() => expect(screen.queryByRole('link', { name: /消息2/ })).not.toBeInTheDocument());
    expect(screen.getByTestId('search')).toHaveTextContent('?type=brnotice&unread=1');
    await user.click(screen.getByRole('switch', { name: '只看未读' }));
    expect(await listItem('消息2')).toBeVisible();
    expect(screen.getByTestId('search')).toHaveTextContent(/^\?type=brnotice$/);
  });

  it.each`
    query          | title             | hint
    ${''}          | ${'暂无消息'}     | ${'有新的公告、优惠或账户通知时会显示在这里。'}
    ${'?unread=1'} | ${'没有未读消息'} | ${'这个类别的消息都看过了。'}
  `('USR-06 the empty list of "$query" shows "$title"', async ({ query, title, hint }) => {
    const { handlers, calls } = createInbox([createMessage(1, { type: 'fd', isRead: true })]);
    const inKind = { ...handlers, 'letter.list': () => ({ total: 0, list: [] }) };
    const { user } = await setUp(inKind, `/mine/message${query as string}`);
    expect(await screen.findByText(title as string)).toBeVisible();
    expect(screen.getByText(hint as string)).toBeVisible();
    const readAll = screen.getByRole('button', { name: '全部已读' });
    expect(readAll).toHaveAttribute('aria-disabled', 'true');
    await user.click(readAll);
    expect(calls).toEqual([]);
  });

  it('USR-06 marks the messages of all kinds as read and states their number', async () => {
    const { handlers, calls } = createInbox([createMessage(1), createMessage(2, { type: 'notice' })]);
    const { user, toasts } = await setUp(handlers);
    await screen.findByRole('tab', { name: '全部 2' });
    const readAll = screen.getByRole('button', { name: '全部已读' });
    expect(readAll).toHaveAttribute('aria-disabled', 'false');
    await user.click(readAll);
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '已将 2 条消息标为已读' }]));
    expect(calls).toEqual(['readAll ']);
  });

  it.each`
    count  | name
    ${99}  | ${'反馈回复 99'}
    ${100} | ${'反馈回复 99+'}
  `('USR-06 $count unread messages are shown as "$name"', async ({ count, name }) => {
    const { handlers } = createInbox([]);
    const counts = await handlers['letter.getUnreadForType']?.({ userSystem: 1 });
    const shown = { ...counts, fd_count: count as number } as Awaited<
      ReturnType<NonNullable<FakeHandlers['letter.getUnreadForType']>>
    >;
    await setUp({ ...handlers, 'letter.getUnreadForType': () => shown });
    expect(await screen.findByRole('tab', { name: name as string })).toBeVisible();
    expect(screen.getByRole('tab', { name: '平台提醒' })).toBeVisible();
  });

  it('USR-06 returns the focus to the message that is closed, in the same tab', async () => {
    const { handlers } = createInbox([createMessage(1), createMessage(2)]);
    const { user } = await setUp(handlers, '/mine/message?type=brnotice&id=2');
    await within(pane()).findByRole('heading', { name: '消息2' });
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    expect(screen.getByTestId('search')).toHaveTextContent(/^\?type=brnotice$/);
    await waitFor(() => expect(screen.getByRole('link', { name: /消息2/ })).toHaveFocus());
  });

  it('USR-06 moves the focus to the next message after a deletion, also before the list is read again', async () => {
    const { handlers, calls } = createInbox([createMessage(1), createMessage(2), createMessage(3)]);
    let release = () => undefined as void;
    const readList: NonNullable<FakeHandlers['letter.list']> = async (body) => {
      if (calls.includes('delete 2')) await new Promise<void>((resolve) => (release = resolve));
      return handlers['letter.list']!(body);
    };
    const { user } = await setUp({ ...handlers, 'letter.list': readList }, '/mine/message?id=2');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /消息3/ })).toHaveFocus());
    await act(async () => release());
    await waitFor(() => expect(screen.queryByRole('link', { name: /消息2/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /消息3/ })).toHaveFocus();
  });

  it('USR-06 closes the notice of a deleted message without putting the message back', async () => {
    const { handlers, calls } = createInbox([createMessage(1), createMessage(2), createMessage(3)]);
    const { user, toasts } = await setUp(handlers, '/mine/message?id=2');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除“消息2”')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent(/^$/));
    await waitFor(() => expect(screen.queryByRole('link', { name: /消息2/ })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: '关闭提示' }));
    expect(screen.queryByText('已删除“消息2”')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
    expect(calls).toEqual(['read 2', 'delete 2']);
    expect(toasts).toEqual([]);
  });

  it('USR-06 confirms a restored message, and keeps the offer after a refusal', async () => {
    const { handlers } = createInbox([createMessage(1)]);
    let isDown = true;
    const change: FakeHandlers['letter.delete'] = (body) => {
      if (body.isRestored && isDown)
        throw new ApiError(6004, { endpointId: 'letter.delete', requestId: 'r', serverMessage: '无法恢复' });
      return handlers['letter.delete']?.(body) as never;
    };
    const { user, toasts } = await setUp({ ...handlers, 'letter.delete': change }, '/mine/message?id=1');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    const undo = await screen.findByRole('button', { name: '撤销' });
    await user.click(undo);
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '无法恢复' }]));
    expect(screen.getByText('已删除“消息1”')).toBeVisible();
    isDown = false;
    await user.click(undo);
    await waitFor(() => expect(toasts.slice(1)).toEqual([{ kind: 'success', text: '消息已恢复' }]));
    expect(screen.queryByText('已删除“消息1”')).not.toBeInTheDocument();
  });

  it('USR-06 moves through the list by keys without leaving it', async () => {
    const { handlers } = createInbox([createMessage(1), createMessage(2), createMessage(3)]);
    await setUp(handlers);
    const [first, second, third] = await Promise.all(['消息1', '消息2', '消息3'].map(listItem));
    const press = (key: string) => !fireEvent.keyDown(document.activeElement as Element, { key });
    act(() => first?.focus());
    expect([press('ArrowUp'), first]).toEqual([true, document.activeElement]);
    expect([press('End'), third]).toEqual([true, document.activeElement]);
    expect([press('ArrowDown'), third]).toEqual([true, document.activeElement]);
    expect([press('ArrowUp'), second]).toEqual([true, document.activeElement]);
    expect([press('Tab'), second]).toEqual([false, document.activeElement]);
  });

  it('USR-06 reads fifty messages of a kind at once, and one that moved between two pages once', async () => {
    const { handlers } = createInbox([]);
    const sent: unknown[] = [];
    const list = Array.from({ length: 51 }, (_, id) => createMessage(id));
    const { user } = await setUp(
      {
        ...handlers,
        'letter.list': (body) => {
          sent.push(body);
          return { total: 51, list: body.pageNum === 1 ? list.slice(0, 50) : list.slice(49) };
        },
      },
      '/mine/message?type=brnotice&unread=1',
    );
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(screen.getByText('消息50')).toBeVisible());
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(51);
    expect(sent[0]).toEqual({ type: 'brnotice', isRead: false, pageSize: 50, pageNum: 1 });
  });

  it('F-API-24 keeps the messages if the next page fails', async () => {
    const { handlers } = createInbox(Array.from({ length: 60 }, (_, id) => createMessage(id)));
    const { user } = await setUp({
      ...handlers,
      'letter.list': (body) => {
        if (body.pageNum > 1)
          throw new ApiError(6005, { endpointId: 'letter.list', requestId: 'r', serverMessage: '' });
        return handlers['letter.list']?.(body) as never;
      },
    });
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('没有加载成功，请重试。')).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(50);
    expect(screen.queryByText('共 60 条')).not.toBeInTheDocument();
  });

  it('USR-06 waits for the list before a message counts as missing, and links all messages then', async () => {
    const { handlers } = createInbox([createMessage(1)]);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await setUp(
      { ...handlers, 'letter.list': (body) => held.then(() => handlers['letter.list']?.(body) as never) },
      '/mine/message?type=notice&id=99',
    );
    expect(screen.getByText('正在加载').closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('找不到这条消息')).not.toBeInTheDocument();
    await act(async () => release());
    expect(await screen.findByText('找不到这条消息')).toBeVisible();
    expect(screen.getByText('它可能已被删除，或不在目前的列表中。')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部消息' })).toHaveAttribute('href', '/mine/message');
  });
});
