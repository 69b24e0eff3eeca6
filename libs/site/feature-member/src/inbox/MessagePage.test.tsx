import { ApiError, TransportError, type RequestOf } from '@pavilion/api-client';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const setUp = (handlers: FakeHandlers, path = '/mine/message') =>
  renderMember(
    <>
      <MessagePage />
      <Path />
    </>,
    handlers,
    { path },
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
});
