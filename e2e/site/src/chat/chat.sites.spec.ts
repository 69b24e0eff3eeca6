import { createChatPage, chatTexts } from '../support/actions/chat.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Returns the open chat sockets of a tab. */
function trackChatSockets(tab: Page): ReadonlySet<unknown> {
  const open = new Set<unknown>();
  tab.on('websocket', (socket) => {
    if (!socket.url().includes('/ws/chat')) return;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return open;
}

test.describe('chat between the two sites', () => {
  test.beforeEach(async ({ stack }) => {
    const fast = { burst: 5_000, perMinute: 60_000 };
    await stack.console('settings', { chatBotsPerMinute: 0 });
    await stack.console('chat/limits', { member: fast, guest: fast, frames: fast });
  });

  test('CHT-06 players of both sites exchange messages, mentions and slips', async ({
    page,
    browser,
    stack,
    member,
    brand,
  }) => {
    const other = brand === 'main-cn' ? 'main-tw' : 'main-cn';
    const [c, o] = [chatTexts[brand], chatTexts[other]];
    const away = await browser.newPage({ baseURL: stack.urls[other] });
    const friend = `q${member.slice(1)}`;
    await stack.console('members', { name: friend, money: '100.00' });
    const [here, there] = [createChatPage(page, brand), createChatPage(away, other)];
    await createPlayer(page, texts[brand]).enterVenue(member);
    await away.goto('/');
    await createPlayer(away, texts[other]).logIn(friend);
    await here.open();
    await there.open();

    await here.sendText('对面的朋友，你好 <b>粗体？</b>');
    await expect(there.log().getByText('对面的朋友，你好 <b>粗体？</b>', { exact: true })).toBeVisible();
    await there.log().getByRole('article').last().hover();
    await there.log().getByRole('button', { name: o.menu }).last().click();
    await away.getByRole('menuitem', { name: o.mention }).click();
    await away.keyboard.type('你好，看得到');
    await away.keyboard.press('Enter');
    await expect(here.log().getByText('你好，看得到')).toBeVisible();
    await expect(page.getByText(c.mentioned)).toBeVisible();

    // In the venue the chat is a tab of the dock: a picked price and a copied slip show the slip (DSK-08).
    await createPlayer(page, texts[brand]).priceCells().first().click();
    await expect(here.panel()).toBeHidden();
    await here.open();
    await here.panel().getByRole('button', { name: c.share, exact: true }).click();
    await there.log().getByRole('button', { name: o.add, exact: true }).click();
    await expect(away).toHaveURL(/\/game\/sport\/crty/);
    await expect(away.getByText(o.added)).toBeVisible();
    await expect(away.locator('[data-dock] [data-part="slip-odds"]')).toHaveCount(1);
    await expect(there.panel()).toBeHidden();
    await away.close();
  });

  test('CHT-05 F-CHT-07 two tabs share one socket; the remaining tab takes it over without lost or duplicate messages', async ({
    page,
    context,
    stack,
    brand,
    member,
  }) => {
    const second = await context.newPage();
    const [here, there] = [trackChatSockets(page), trackChatSockets(second)];
    const [one, two] = [createChatPage(page, brand), createChatPage(second, brand)];
    const connections = async () => ((await stack.console('chat')) as { connections: number }).connections;
    await page.goto('/');
    await createPlayer(page, texts[brand]).logIn(member);
    await second.goto('/');
    await one.open();
    await two.open();
    await one.sendText('第一个标签页');
    await two.sendText('第二个标签页');
    for (const chat of [one, two])
      for (const text of ['第一个标签页', '第二个标签页'])
        await expect(chat.log().getByText(text, { exact: true })).toHaveCount(1);
    expect([here.size, there.size].toSorted()).toEqual([0, 1]);
    await expect.poll(connections).toBe(1);

    const [leader, stays, left] = here.size === 1 ? [page, two, there] : [second, one, here];
    await Promise.all([leader.close(), stays.sendText('交接的时候')]);
    await stack.console('chat/say', { rid: 'lobby', text: '管理员也说一句' });
    for (const text of ['交接的时候', '管理员也说一句'])
      await expect(stays.log().getByText(text, { exact: true })).toHaveCount(1);
    await expect(stays.log().getByText(chatTexts[brand].pending)).toBeHidden();
    expect(left.size).toBe(1);
    await expect.poll(connections).toBe(1);
    const messages = (await stack.console('chat/messages?rid=lobby&limit=4')) as { msg: string }[];
    expect(messages.map(({ msg }) => msg).toSorted()).toEqual(
      ['第一个标签页', '第二个标签页', '交接的时候', '管理员也说一句'].toSorted(),
    );
  });
});
