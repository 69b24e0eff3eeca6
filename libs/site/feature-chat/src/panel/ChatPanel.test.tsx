import { sessionActions } from '@pavilion/site-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { chatSettingsActions } from '../state/chatSlice.ts';
import { PUSHED_TAGS } from '../state/followConnection.ts';
import { createMessage, PUSH } from '../testing/fakeChat.ts';
import { renderChat } from '../testing/renderChat.tsx';
import { slipPick } from '../testing/slipPick.ts';

type Opened = Awaited<ReturnType<typeof renderChat>>;
let opened: Opened | undefined;
const open = async (...given: Parameters<typeof renderChat>) => (opened = await renderChat(...given));
afterEach(() => opened?.dispose());

const DAY = 86_400_000;
const slip = { mode: 'single' as const, picks: [{ ...slipPick, price: '0.95', line: '' }] };

it('CHT-04 CHT-06 F-CHT-13 shows history with days, grouped names and own messages, all as plain text', async () => {
  const { lines, log, chat } = await open({
    history: [
      createMessage(1, { time: Date.now() - DAY, msg: '昨天的话' }),
      createMessage(2, { msg: '<b onclick="x()">粗</b>' }),
      createMessage(3),
      createMessage(4, { uid: 'm7', nickname: 'me***07', msg: '我说的' }),
      createMessage(5, { uid: 'house', nickname: '', role: 'system', msg: '欢迎' }),
    ],
  });
  await log().findByText('欢迎');
  expect(lines().map((line) => line?.replaceAll(/\d\d:\d\d/g, ' '))).toEqual([
    '昨天',
    'de***02 昨天的话',
    '今天',
    'de***02 <b onclick="x()">粗</b>',
    '第 3 句',
    '我 我说的',
    '管理员 欢迎',
  ]);
  await chat.push(PUSH.recalled, { rid: 'lobby', mid: 3 });
  expect(await log().findByText('这条消息已被收回')).toBeVisible();
  expect(log().queryByText('第 3 句')).toBeNull();
});

it('USR-03 shows the picture of an author, from the own origin only', async () => {
  const { log } = await open({
    history: [
      createMessage(1, { avatar: '/site/api/v1/picture/avatar/fox' }),
      createMessage(2, { uid: 'm3', nickname: 'ev***il', avatar: 'https://evil.example/pixel.png' }),
    ],
  });
  await log().findByText('第 2 句');
  const pictures = [...document.querySelectorAll('[data-row] img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/site/api/v1/picture/avatar/fox']);
});

it('EDN-03 a change of language reconnects with that language and loads the rooms again', async () => {
  const { chat, log, services, field, user } = await open({ history: [createMessage(1)] });
  await log().findByText('第 1 句');
  chat.log[0] = createMessage(1, { msg: '第 1 則' });
  await user.type(field() as Element, '写到一半');
  await act(() => services.i18n.switchTo('zh-TW'));
  expect(await screen.findByText('第 1 則')).toBeVisible();
  expect(screen.queryByText('第 1 句')).toBeNull();
  expect(chat.addresses().map((url) => new URL(url).searchParams.get('langx'))).toEqual(['zh-tw']);
  expect(field()).toHaveValue('写到一半');
});

it('CHT-05 a message waits, is accepted or refused, and can be sent again', async () => {
  const { user, chat, log, field } = await open();
  chat.sends = 'silent';
  await user.type(field() as Element, '  有人吗 {Enter}');
  expect(await log().findByText('发送中')).toBeVisible();
  expect(field()).toHaveValue('');
  const sent = chat.requests.findLast(({ msgId }) => msgId === 10003)?.msgData as { cid: string; msg: string };
  expect(sent.msg).toBe('有人吗');
  chat.sends = 'refused';
  await chat.push(10003, { cid: sent.cid, code: 6008 });
  expect(await log().findByText('含有不能发的内容')).toBeVisible();
  chat.sends = 'taken';
  await user.click(log().getByRole('button', { name: '重发' }));
  await waitFor(() => expect(log().queryByRole('button', { name: '重发' })).toBeNull());
  expect(chat.log.map(({ cid, msg }) => [cid, msg])).toEqual([[sent.cid, '有人吗']]);
  expect(log().getAllByText('有人吗')).toHaveLength(1);
});

it('CHT-03 shows a guest the limits and a login button, and allows writing in one room', async () => {
  const { user, field, store } = await open({ isGuest: true });
  expect(await screen.findByText('访客只能在大厅发言，每 10 秒一条。')).toBeVisible();
  expect(field()).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '足球' }));
  expect(await screen.findByText('登录后可以在这个房间发言。')).toBeVisible();
  expect(field()).toBeNull();
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(store.getState().ui.dialogs.map(({ kind }) => kind)).toEqual(['login']);
});

it('invalidates the data named by a push, shows its text if it has one, and ignores unknown names', async () => {
  const { chat, changes, toasts } = await open();
  await chat.push(PUSH.internal, { category: 'letter', msg: '', changed: ['letters', 'horoscope'] });
  const onConnection = { tags: PUSHED_TAGS };
  await waitFor(() => expect(changes).toEqual([onConnection, { tags: ['letters'], isPushed: true }]));
  await chat.push(PUSH.internal, { category: 'letter', msg: '', changed: ['horoscope'] });
  await chat.push(PUSH.internal, { category: 'notice', msg: '今晚维护' });
  await waitFor(() => expect(toasts).toEqual([{ kind: 'info', text: '今晚维护' }]));
  const balance = { currency: 'CNY', amount: '-1.00', balance: '9.00', reason: 'betSettle', time: 1 };
  await chat.push(PUSH.balance, balance);
  await waitFor(() =>
    expect(changes).toEqual([
      onConnection,
      { tags: ['letters'], isPushed: true },
      { tags: ['balance'], isPushed: true },
    ]),
  );
});

it('CHT-06 shows received money with its reason in a toast, and none for a debit', async () => {
  const { chat, toasts } = await open();
  const push = (amount: string, reason: string) =>
    chat.push(PUSH.balance, { currency: 'CNY', amount, balance: '110.00', reason, time: 1 });
  await push('-5.00', 'betSettle');
  await push('10.00', 'deposit');
  await push('8.00', 'festival');
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual([
      '存款到账：+¥10.00，余额 ¥110.00',
      '礼金到账：+¥8.00，余额 ¥110.00',
    ]),
  );
});

it('CHT-06 a mention is shown in a toast with its room, unless its author is blocked', async () => {
  const { chat, toasts, store } = await open();
  const mention = (uid: string, nickname: string) =>
    chat.push(PUSH.mentioned, { rid: 'football', mid: 1, uid, nickname });
  act(() => void store.dispatch(chatSettingsActions.personBlocked({ uid: 'm3', nickname: 'ev***il' })));
  await mention('m3', 'ev***il');
  await mention('m2', 'de***02');
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['de***02 在足球提到了您']));
});

it('CHT-06 F-UI-02 the panel has the focus when it opens; Escape and its button close it and return the focus', async () => {
  const opener = document.createElement('button');
  opener.dataset['chat'] = '';
  document.body.append(opener);
  const close = jest.fn();
  const { user } = await open({ close });
  expect(screen.getByRole('complementary', { name: '聊天室' })).toHaveFocus();
  await user.keyboard('a');
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(opener).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '收起聊天室' }));
  expect(close).toHaveBeenCalledTimes(2);
  expect(opener).toHaveFocus();
  opener.remove();
});

it('CHT-06 shows the number of players of the room', async () => {
  const { chat } = await open();
  expect(screen.getByText('3 人在线')).toBeVisible();
  await chat.push(PUSH.online, { rid: 'lobby', online: 0 });
  await waitFor(() => expect(screen.queryByText(/人在线/)).toBeNull());
});

it('CHT-01 CHT-06 shows announcements, unread counts, mutes and removals from pushes', async () => {
  const { user, chat, field } = await open();
  await chat.push(PUSH.announcement, { id: '1', msg: '今晚维护', time: 1, until: Date.now() + DAY });
  expect(await screen.findByText('今晚维护')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText('今晚维护')).toBeNull();
  await chat.push(PUSH.message, createMessage(1, { rid: 'football' }));
  expect(await screen.findByRole('tab', { name: /^足球.*1 条未读/ })).toBeVisible();
  await chat.push(PUSH.muted, { uid: 'm7', until: Date.now() + DAY });
  expect(await screen.findByText(/^您已被禁言，\d+月\d+日 \d\d:\d\d 后可以发言。$/)).toBeVisible();
  expect(field()).toBeNull();
  await chat.push(PUSH.muted, { uid: 'm7', until: 0 });
  await waitFor(() => expect(screen.queryByText(/^您已被禁言/)).toBeNull());
  await chat.push(PUSH.removed, { rid: 'lobby', reason: '刷屏' });
  expect(await screen.findByText('您已被请出这个房间。', { exact: false })).toHaveTextContent('原因：刷屏');
  expect(field()).toBeNull();
  chat.shut.set('lobby', { code: 6003, why: 'removed' });
  await user.click(screen.getByRole('button', { name: '重新进入' }));
  await waitFor(() => expect(chat.requests.at(-1)).toMatchObject({ msgId: 10002, msgData: { rid: 'lobby' } }));
  expect(await screen.findByText('您已被请出这个房间。')).toBeVisible();
  chat.shut.clear();
  await user.click(screen.getByRole('button', { name: '重新进入' }));
  await waitFor(() => expect(field()).toBeVisible());
});

it('CHT-06 blocks and unblocks a member, and mentions a member', async () => {
  const { user, log, field } = await open({ history: [createMessage(1)] });
  const menu = async () => {
    await user.click(await log().findByRole('button', { name: '对这条消息的操作' }));
    return screen.findByRole('menu');
  };
  await menu();
  await user.click(screen.getByRole('menuitem', { name: '提到 de***02' }));
  await waitFor(() => expect(field()).toHaveValue('@de***02 '));
  await menu();
  await user.click(screen.getByRole('menuitem', { name: '屏蔽 de***02' }));
  await waitFor(() => expect(screen.queryByText('第 1 句')).toBeNull());
  await user.click(screen.getByRole('button', { name: '房间设置' }));
  await user.click(await screen.findByRole('menuitem', { name: '取消屏蔽 de***02' }));
  expect(await log().findByText('第 1 句')).toBeVisible();
});

it('CHT-06 copies the text of a message, and offers no copy of a shared slip', async () => {
  const { user, log, toasts } = await open({
    history: [createMessage(1), createMessage(2, { uid: 'm3', category: 'bet', msg: '', body: slip })],
  });
  const [first, second] = await log().findAllByRole('button', { name: '对这条消息的操作' });
  await user.click(first as Element);
  await user.click(await screen.findByRole('menuitem', { name: '复制文字' }));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['已复制']));
  expect(await navigator.clipboard.readText()).toBe('第 1 句');
  await user.click(second as Element);
  await screen.findByRole('menuitem', { name: /^屏蔽/ });
  expect(screen.queryByRole('menuitem', { name: '复制文字' })).toBeNull();
});

it('CHT-05 a refused message can be deleted, and is not sent again', async () => {
  const { user, chat, log, field } = await open();
  chat.sends = 'refused';
  await user.type(field() as Element, '有人吗{Enter}');
  const sent = chat.requests.filter(({ msgId }) => msgId === 10003).length;
  await user.click(await log().findByRole('button', { name: '删除' }));
  await waitFor(() => expect(log().queryByText('有人吗')).toBeNull());
  expect(chat.requests.filter(({ msgId }) => msgId === 10003)).toHaveLength(sent);
});

it('SPT-03 names the odds type of a handicap in a shared slip, and not that of a European price', async () => {
  const picks = [
    { ...slipPick, id: '1', playCode: 'R', price: '0.95', line: '' },
    { ...slipPick, id: '2', playCode: 'M', price: '1.45', line: '' },
  ];
  const { log } = await open({ history: [createMessage(1, { category: 'bet', msg: '', body: { ...slip, picks } })] });
  const [handicap, winner] = (await log().findAllByRole('listitem')).filter(({ textContent }) =>
    / · /.test(textContent),
  );
  expect(handicap).toHaveTextContent(/0\.95全场让球 香港盘 · /);
  expect(winner).toHaveTextContent(/2\.45全场独赢 · /);
});

it('CHT-06 adds a shared slip to the player’s own, shows no button on the player’s slip, and requires a login', async () => {
  const cards = [
    createMessage(1, { category: 'bet', msg: '', body: slip }),
    createMessage(2, { category: 'bet', msg: '', body: slip, uid: 'm7' }),
  ];
  const member = await open({ history: cards });
  const add = await member.log().findAllByRole('button', { name: '加入我的投注单' });
  expect(add).toHaveLength(1);
  await member.user.click(add[0] as Element);
  await waitFor(() => expect(member.shared).toHaveLength(1));
  expect(member.shared[0]).toMatchObject({ mode: 'single', picks: [{ pick: { id: '1.M.H', homeName: '皇马' } }] });
  member.unmount();
  member.dispose();
  const guest = await open({ history: cards.slice(0, 1), isGuest: true });
  await guest.user.click(await guest.log().findByRole('button', { name: '加入我的投注单' }));
  expect(guest.store.getState().ui.dialogs.map(({ kind }) => kind)).toEqual(['loginPrompt']);
  expect(guest.shared).toEqual([]);
});

it('F-WAL-22 the unsent text of a member is gone after the logout, that of a guest stays through the login', async () => {
  const { services, store, field, user } = await open({ history: [createMessage(1)] });
  await user.type(field() as HTMLElement, 'my own words');
  act(() => {
    services.session.logout();
    store.dispatch(sessionActions.loggedOut({ reason: 'player' }));
  });
  await waitFor(() => expect(field()).toHaveValue(''));
  await user.type(field() as HTMLElement, 'guest words');
  act(() => {
    services.session.login({ token: 't', userId: '7' });
    store.dispatch(sessionActions.loggedIn({ userId: '7' }));
  });
  await waitFor(() => expect(field()).toHaveValue('guest words'));
});
