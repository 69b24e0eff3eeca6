import type { Browser } from '@playwright/test';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { createFrame } from '../support/actions/frame.ts';
import { findGame, launchGame, type PlayedCategory } from '../support/actions/launchGame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type BrandId, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

/** Texts of the list of sessions and of an ended venue page, typed by hand. */
const sessionTexts = {
  'main-cn': {
    list: '登录设备',
    ended: '最近结束的登录',
    current: '当前登录',
    place: '本机',
    end: /^结束\s*Chrome/,
    confirmEnd: '结束',
    endOthers: '结束其他所有登录',
    onlyCurrent: '没有其他正在使用的登录',
    byMember: '由您结束',
    visitOver: '您的登录已结束，请回到网站登录后重新进入游戏。',
    moneyStays: '场馆余额不受影响，可在钱包中查看和回收。',
    launchOver: '此进入链接已失效，请回到网站重新进入游戏。',
  },
  'main-tw': {
    list: '登入裝置',
    ended: '最近結束的登入',
    current: '目前登入',
    place: '本機',
    end: /^結束\s*Chrome/,
    confirmEnd: '結束',
    endOthers: '結束其他所有登入',
    onlyCurrent: '沒有其他使用中的登入',
    byMember: '由您結束',
    visitOver: '您的登入已結束，請回到網站登入後重新進入遊戲。',
    moneyStays: '場館餘額不受影響，可在錢包中查看和回收。',
    launchOver: '此進入連結已失效，請回到網站重新進入遊戲。',
  },
} as const;

const OWN_TAB: PlayedCategory = { path: '/game/egame', venue: 'BGDZ', isFramed: false };
const FRAMED: PlayedCategory = { path: '/game/realbet', venue: 'YHZR', isFramed: true };

/** Site and member of a login. */
interface Login {
  readonly siteUrl: string;
  readonly brand: BrandId;
  readonly member: string;
}

/** Logs a member in on another device, which is a new browser context. */
async function logInOnOtherDevice(browser: Browser, { siteUrl, brand, member }: Login): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  await page.goto('/');
  await createPlayer(page, texts[brand]).logIn(member);
  return page;
}

test.describe('sessions', () => {
  // Calls of an ended session, and calls that a test aborts.
  test.use({ allowedErrors: { patterns: [/status of 401/, /ERR_FAILED/] } });
  test.afterEach(({ stack }) => stack.console('settings', undefined, 'DELETE'));

  test('SEC-04 lists the sessions on the security page, ends one, then all others, and leaves the current one', async ({
    page,
    brand,
    member,
    browser,
    stack,
    siteUrl,
  }) => {
    const [t, s] = [texts[brand], sessionTexts[brand]];
    await stack.console('settings', { severalSessions: '1' });
    await page.goto('/');
    await createPlayer(page, t).logIn(member);
    const second = await logInOnOtherDevice(browser, { siteUrl, brand, member });
    await page.goto('/mine/auth');
    const rows = page.getByRole('list', { name: s.list, exact: true }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(s.current);
    for (const row of await rows.all()) await expect(row).toContainText(s.place);

    await page.getByRole('button', { name: s.end }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: s.confirmEnd, exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByText(s.onlyCurrent, { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: s.ended, exact: true })).toContainText(s.byMember);
    await second.goto('/mine/wallet');
    await expect(createFrame(second, t).memberName()).toBeHidden();
    await expectCleanEditions(page, '/mine/auth');

    const others = [
      await logInOnOtherDevice(browser, { siteUrl, brand, member }),
      await logInOnOtherDevice(browser, { siteUrl, brand, member }),
    ];
    await page.reload();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: s.endOthers, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: s.endOthers, exact: true }).click();
    await expect(rows).toHaveCount(1);
    for (const other of others) {
      await other.goto('/mine/wallet');
      await expect(createFrame(other, t).memberName()).toBeHidden();
      await other.context().close();
    }
    await second.context().close();
    await expect(createFrame(page, t).memberName()).toHaveText(member);
  });

  test('F-AUTH-27 SEC-05 G2 a game tab survives a reload, ends 2 s after the logout, and its money can be recalled', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const [t, s, w] = [texts[brand], sessionTexts[brand], walletTexts[brand]];
    const player = createPlayer(page, t);
    await page.goto(OWN_TAB.path);
    await player.logIn(member);
    await findGame(page, brand, OWN_TAB);
    const codes: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().endsWith('/venue/api/session')) codes.push(request.postData() ?? '');
    });
    const { tab } = await launchGame(page, { brand, stack }, OWN_TAB);
    await expect(tab.locator('#balance')).toHaveText('1,500.00');
    const { code } = JSON.parse(codes[0] ?? '{}') as { code: string };
    expect(new URL(tab.url()).hash).toBe('');
    await tab.reload();
    await expect(tab.locator('#balance')).toHaveText('1,500.00');
    expect(codes).toHaveLength(1);

    const copy = await page.context().newPage();
    await copy.goto(tab.url());
    await expect(copy.getByRole('alert')).toHaveText(s.launchOver);
    await copy.goto(`${tab.url()}#${code}`);
    await copy.reload();
    await expect(copy.getByRole('alert')).toHaveText(s.launchOver);
    await copy.close();

    await page.bringToFront();
    await player.logOut();
    await expect(page.getByTestId('member-name')).toBeHidden();
    await expect(tab.getByRole('alert')).toHaveText(s.visitOver, { timeout: 2_500 });
    await expect(tab.locator('body')).toContainText(s.moneyStays);
    await tab.reload();
    await expect(tab.getByRole('alert')).toHaveText(s.launchOver);
    await tab.close();

    await player.logIn(member);
    await page.goto('/mine/wallet');
    await page.getByRole('button', { name: w.recycle, exact: true }).click();
    await expect(createFrame(page, t).notices()).toContainText(w.recycled('').trim());
    await expect(player.balance()).toContainText('10,000.00');
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test(
    'F-AUTH-27 G2 a round without a response at the end of the session is shown as unknown, and booked once',
    { tag: '@full' },
    async ({ page, brand, member, openAsMember, stack }) => {
      await page.goto(OWN_TAB.path);
      await createPlayer(page, texts[brand]).logIn(member);
      await findGame(page, brand, OWN_TAB);
      const { tab } = await launchGame(page, { brand, stack }, OWN_TAB);
      await tab.route(/\/venue\/api\/rounds/, async (route) => {
        if (route.request().method() === 'POST') await route.fetch();
        await route.abort();
      });
      await tab.getByTestId('play').click();
      await expect(tab.locator('#message[data-tone="bad"]')).toBeVisible();
      await stack.console(`members/${member}/kick`, {});
      await expect(tab.getByRole('alert')).toHaveText(sessionTexts[brand].visitOver);
      await expect(tab.locator('main p')).toHaveCount(3);
      await tab.close();
      await openAsMember('/mine/betRecord?kind=games&tab=settled');
      await expect(page.getByTestId('bet-totals')).toContainText('1');
      expect(await stack.console('audit')).toMatchObject({ ok: true });
    },
  );

  test('G2 a framed game continues after a reload of the frame', async ({ page, brand, member, stack }) => {
    await page.goto(FRAMED.path);
    await createPlayer(page, texts[brand]).logIn(member);
    await findGame(page, brand, FRAMED);
    const { tab, room } = await launchGame(page, { brand, stack }, FRAMED);
    await expect(room.locator('#balance')).toHaveText('1,500.00');
    await tab.frames()[1]?.evaluate(() => window.location.reload());
    await expect(room.locator('#balance')).toHaveText('1,500.00');
  });
});
