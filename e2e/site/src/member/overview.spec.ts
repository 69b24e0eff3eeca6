import { expectCleanEditions } from '../support/checks/findings.ts';
import { expect, test, type BrandId, type Page } from '../support/fixtures/test.ts';

const overviewTexts = {
  'main-cn': {
    title: '您好',
    money: '总余额',
    orders: '处理中的订单',
    messages: '未读消息',
    benefits: '可领取的福利',
    menu: '会员中心',
    search: '搜索功能',
    wallet: '我的钱包',
    group: '资金',
    cards: '收款账户',
    addCard: '添加银行卡',
    bets: '投注记录',
    claim: /^领取/,
    retry: '重试',
  },
  'main-tw': {
    title: '您好',
    money: '總餘額',
    orders: '處理中的訂單',
    messages: '未讀訊息',
    benefits: '可領取的福利',
    menu: '會員中心',
    search: '搜尋功能',
    wallet: '我的錢包',
    group: '資金',
    cards: '收款帳戶',
    addCard: '新增銀行卡',
    bets: '投注紀錄',
    claim: /^領取/,
    retry: '重試',
  },
} as const;

const getPanel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const getMenu = (page: Page, brand: BrandId) =>
  page.getByRole('main').getByRole('navigation', { name: overviewTexts[brand].menu });

test.describe('member home', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
  });

  test('USR-01 WAL-01 USR-06 shows money, messages and the next step of security, and claims a benefit', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const o = overviewTexts[brand];
    const name = `o${Math.random().toString(36).slice(2, 9)}1`;
    await stack.console('members', { name, money: '10000.00', vipGrade: 3 });
    await openAsMember('/mine', name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}.*${o.title}$`));
    await expect(getPanel(page, o.money)).toContainText('10,000.00');
    await expect(getPanel(page, o.messages).getByRole('link').nth(1)).toBeVisible();
    await expect(getPanel(page, 'VIP').getByRole('progressbar')).toHaveCount(3);
    await expectCleanEditions(page, 'member home');
    await getPanel(page, o.benefits).getByRole('button', { name: o.claim }).first().click();
    await expect(page.getByTestId('balance')).not.toHaveText('¥10,000.00');
    const claimed = await page.getByTestId('balance').textContent();
    await expect(getPanel(page, o.money)).toContainText(claimed?.slice(1) ?? '');
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test(
    'NAV-06 folds the menu, keeps it folded on other pages and after a reload, and searches it by pinyin',
    { tag: '@brand' },
    async ({ page, brand, openAsMember }) => {
      const o = overviewTexts[brand];
      await openAsMember('/mine');
      const menu = getMenu(page, brand);
      await menu.getByRole('button', { name: o.group }).click();
      await expect(menu.getByRole('link', { name: o.wallet })).toBeHidden();
      await menu.getByRole('button', { name: o.cards }).click();
      await menu.getByRole('link', { name: o.bets }).click();
      await expect(page).toHaveURL(/\/mine\/betRecord$/);
      await expect(getMenu(page, brand).getByRole('link', { name: o.bets })).toHaveAttribute('aria-current', 'page');
      await expect(getMenu(page, brand).getByRole('link', { name: o.wallet })).toBeHidden();
      await page.reload();
      await expect(getMenu(page, brand).getByRole('link', { name: o.addCard })).toBeVisible();
      await expect(getMenu(page, brand).getByRole('link', { name: o.wallet })).toBeHidden();
      await getMenu(page, brand).getByRole('searchbox', { name: o.search }).fill('qianbao');
      await expect(getMenu(page, brand).getByRole('link')).toHaveText([o.wallet]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/mine\/wallet$/);
    },
  );

  test('NAV-06 opens the menu by a button on a narrow screen, without a horizontal scroll bar', async ({
    page,
    brand,
    openAsMember,
  }) => {
    const o = overviewTexts[brand];
    await openAsMember('/');
    await page.setViewportSize({ width: 640, height: 800 });
    await page.goto('/mine');
    const menu = getMenu(page, brand);
    await expect(menu.getByRole('link', { name: o.wallet })).toBeHidden();
    await menu.getByRole('button', { name: o.menu }).click();
    await expect(menu.getByRole('link', { name: o.wallet })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test(
    'F-API-24 a panel that cannot be loaded leaves the others usable and can be retried',
    { tag: '@full' },
    async ({ page, brand, stack, openAsMember }) => {
      const o = overviewTexts[brand];
      await openAsMember('/');
      await stack.console('faults', { endpoint: 'transactions.queryDealRecord', kind: 'error', code: 6005 });
      await page.goto('/mine');
      const orders = getPanel(page, o.orders);
      await expect(orders.getByRole('alert')).toBeVisible();
      await expect(getPanel(page, o.money)).toContainText('10,000.00');
      await stack.console('faults', undefined, 'DELETE');
      await orders.getByRole('button', { name: o.retry }).click();
      await expect(orders.getByRole('alert')).toBeHidden();
    },
  );
});
