import { createChatPage } from '../support/actions/chat.ts';
import { createFrame } from '../support/actions/frame.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { expect, test, type Page, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const messageTexts = {
  'main-cn': {
    pane: '消息内容',
    all: '全部',
    safety: '防诈骗提醒',
    remove: '删除',
    removed: '已删除',
    undo: '撤销',
    readAll: '全部已读',
    latest: '最近的消息',
    back: '返回列表',
    retry: '重试',
  },
  'main-tw': {
    pane: '訊息內容',
    all: '全部',
    safety: '防詐騙提醒',
    remove: '刪除',
    removed: '已刪除',
    undo: '復原',
    readAll: '全部標為已讀',
    latest: '最新訊息',
    back: '回到列表',
    retry: '重試',
  },
} as const;

/** Sends a message by the console, with the same title and content in both scripts. */
const send = (stack: Stack, to: string, { title, content = '<p>…</p>' }: { title: string; content?: string }) =>
  stack.console('letters', {
    to: [to],
    type: 'notice',
    texts: { 'zh-CN': { title, content }, 'zh-TW': { title, content } },
  });

const getTab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const getRow = (page: Page, title: string) => page.locator('[data-part="list"]').getByRole('link', { name: title });

test.describe('messages', () => {
  test('USR-06 opens, deletes and restores a message; the counts of two tabs agree', async ({
    page,
    context,
    brand,
    member,
    stack,
    openAsMember,
  }) => {
    const m = messageTexts[brand];
    await send(stack, member, { title: 'First', content: '<p>Body</p><a href="/mine/betRecord">bets</a>' });
    await openAsMember('/mine/message');
    await expect(getTab(page, m.all)).toHaveText(`${m.all}2`);
    const other = await context.newPage();
    await other.goto('/mine/message');
    await expect(getTab(other, m.all)).toHaveText(`${m.all}2`);

    await getRow(page, 'First').click();
    const pane = page.getByRole('region', { name: m.pane });
    await expect(pane).toContainText('Body');
    for (const each of [page, other]) await expect(getTab(each, m.all)).toHaveText(`${m.all}1`);

    await pane.getByRole('button', { name: m.remove, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: m.removed })).toContainText('First');
    for (const each of [page, other]) await expect(getRow(each, 'First')).toBeHidden();
    await page.getByRole('button', { name: m.undo, exact: true }).click();
    for (const each of [page, other]) await expect(getRow(each, 'First')).toBeVisible();

    await getRow(page, 'First').click();
    await page.reload();
    await expect(pane).toContainText('Body');
    await pane.getByRole('link', { name: 'bets' }).click();
    await expect(page).toHaveURL(/\/mine\/betRecord/);
  });

  test('USR-06 shows the fraud warning to a new member, and marks all messages as read', async ({
    page,
    brand,
    openAsMember,
  }) => {
    const [t, m] = [texts[brand], messageTexts[brand]];
    await openAsMember('/');
    const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t.memberLinks[9]}`) });
    await expect(bell).toHaveText('1');
    await bell.click();
    await page.getByRole('navigation', { name: m.latest }).getByRole('link', { name: m.safety }).click();
    await expect(page.getByRole('region', { name: m.pane }).getByRole('heading', { name: m.safety })).toBeVisible();
    await expect(bell).toHaveText('');
  });

  test('USR-06 a pushed message raises the counts of two tabs without a reload, while the chat is connected', async ({
    page,
    context,
    brand,
    member,
    stack,
    openAsMember,
  }) => {
    const t = texts[brand];
    await openAsMember('/');
    const other = await context.newPage();
    await other.goto('/mine');
    const bells = [page, other].map((each) =>
      each.getByRole('banner').getByRole('button', { name: new RegExp(`^${t.memberLinks[9]}`) }),
    );
    for (const bell of bells) await expect(bell).toHaveText('1');
    await createChatPage(page, brand).open();
    await send(stack, member, { title: 'Pushed' });
    // The sandbox pushes every 2 s; polling would take a minute.
    for (const bell of bells) await expect(bell).toHaveText('2', { timeout: 15_000 });
  });

  test(
    'USR-06 shows new messages of another device when the tab is shown again, and marks all as read',
    { tag: '@full' },
    async ({ page, brand, member, stack, openAsMember }) => {
      const m = messageTexts[brand];
      await openAsMember('/mine/message');
      await expect(getTab(page, m.all)).toHaveText(`${m.all}1`);
      await send(stack, member, { title: 'Later' });
      await page.waitForTimeout(2_100);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(getRow(page, 'Later')).toBeVisible();
      await page.getByRole('button', { name: m.readAll, exact: true }).click();
      await expect(getTab(page, m.all)).toHaveText(m.all);
    },
  );

  test.describe('failures', () => {
    test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
    test.afterEach(({ stack }) => stack.console('faults', undefined, 'DELETE'));

    test(
      'F-API-24 USR-06 shows a failed list with a retry, and keeps a message whose deletion is refused',
      { tag: '@full' },
      async ({ page, brand, stack, openAsMember }) => {
        const [t, m] = [texts[brand], messageTexts[brand]];
        await openAsMember('/');
        await stack.console('faults', { endpoint: 'letter.list', kind: 'error', code: 6005 });
        await page.goto('/mine/message');
        const retry = page.getByRole('main').getByRole('button', { name: m.retry, exact: true });
        await expect(retry).toBeVisible();
        await stack.console('faults', undefined, 'DELETE');
        await retry.click();
        await getRow(page, m.safety).click();
        await stack.console('faults', { endpoint: 'letter.delete', kind: 'error', code: 6005 });
        const pane = page.getByRole('region', { name: m.pane });
        await pane.getByRole('button', { name: m.remove, exact: true }).click();
        await expect(createFrame(page, t).notices()).not.toBeEmpty();
        await expect(pane.getByRole('heading', { name: m.safety })).toBeVisible();
        await expect(getRow(page, m.safety)).toBeVisible();
      },
    );
  });

  test(
    'QLT-02 F-UI-01 the inbox has no finding in either edition, and reads one message at a time at 390 px',
    { tag: '@full' },
    async ({ page, brand, member, stack, openAsMember }) => {
      const m = messageTexts[brand];
      for (const title of ['串关竞赛结果', '上海海港 对 河南队 改期', '取款已出款 ¥800.00'])
        await send(stack, member, { title });
      await openAsMember('/mine/message');
      await getRow(page, m.safety).click();
      await expectCleanEditions(page, 'messages');
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(getRow(page, m.safety)).toBeHidden();
      await page.getByRole('button', { name: m.back, exact: true }).click();
      await expect(getRow(page, m.safety)).toBeVisible();
      await expect(getRow(page, m.safety)).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
});
