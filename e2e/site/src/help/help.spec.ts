import { expect, test } from '../support/fixtures/test.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { expectNoLayoutShift } from '../support/checks/expectNoLayoutShift.ts';

const PAGES =
  'kh bczr ck qk zz yhgz tjllq xnbcqkjc tytzjc tysstqth fjcjc rqgl dxqgl tywt cpwt dzjj zrwt qtwt gywm gztk ysgz hzhb zxkf'.split(
    ' ',
  );

const helpTexts = {
  'main-cn': {
    contents: '帮助目录',
    search: '搜索帮助',
    handicap: '让球',
    half: '赢一半，另一半退回',
    stake: '投注额',
    caps: '派彩上限',
    withdraw: '取款',
    football: '150 万美元',
    dismissTip: '知道了',
    helpful: '有帮助',
    thanks: '谢谢您的反馈',
  },
  'main-tw': {
    contents: '說明目錄',
    search: '搜尋說明',
    handicap: '讓球',
    half: '贏一半，另一半退回',
    stake: '投注額',
    caps: '派彩上限',
    withdraw: '提款',
    football: '150 萬美元',
    dismissTip: '知道了',
    helpful: '有幫助',
    thanks: '謝謝您的回饋',
  },
} as const;

test.describe('help', () => {
  test(
    'NAV-08 ACT-04 each page opens for a guest and links only to pages and sections that exist',
    { tag: '@brand' },
    async ({ page, brand }) => {
      const h = helpTexts[brand];
      for (const id of PAGES) {
        await page.goto(`/app/help/${id}`);
        if (id === 'zxkf') await page.getByRole('button', { name: h.dismissTip }).click();
        await expect(page.getByRole('article').getByRole('heading', { level: 1 }), id).toBeVisible();
        await expect(page.getByRole('navigation', { name: h.contents }).getByRole('link')).toHaveCount(PAGES.length);
      }
    },
  );

  test('NAV-08 SEC-07 a help page can be read without scripts, with a title and a canonical link', async ({
    browser,
    brand,
    baseURL,
  }) => {
    const h = helpTexts[brand];
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/app/help/rqgl');
    await expect(page.getByRole('heading', { level: 1, name: h.handicap })).toBeVisible();
    await expect(page.getByRole('row', { name: h.half })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${h.handicap} - `));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/app/help/rqgl');
    await context.close();
  });

  test('NAV-08 NAV-15 the text of a help page stays in place while the site starts', async ({ page, brand }) => {
    const h = helpTexts[brand];
    await page.goto('/app/help/rqgl');
    await page.evaluate(() => {
      const article = document.querySelector('article')!;
      new MutationObserver(() => {
        if (!document.querySelector('article h1')) document.documentElement.dataset['lost'] = '';
      }).observe(article.ownerDocument.body, { childList: true, subtree: true });
    });
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(page.getByRole('heading', { level: 1, name: h.handicap })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-lost');
    await expectNoLayoutShift(page);
  });

  test('EDN-03 with the other language stored, a help page shows no text before its texts are loaded', async ({
    page,
    brand,
  }) => {
    const [other, locale] = brand === 'main-cn' ? (['main-tw', 'zh-TW'] as const) : (['main-cn', 'zh-CN'] as const);
    await page.addInitScript((chosen) => localStorage.setItem('pavilion.locale', chosen), locale);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/app/help/rqgl', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1, name: helpTexts[other].handicap })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test(
    "NAV-08 finds a page by pinyin, opens it, and computes a handicap with the player's numbers",
    { tag: '@brand' },
    async ({ page, brand }) => {
      const h = helpTexts[brand];
      await page.goto('/app/help/kh');
      await page.getByRole('searchbox', { name: h.search }).fill('rangqiu');
      await page
        .getByRole('navigation', { name: h.contents })
        .getByRole('link', { name: new RegExp(`^${h.handicap}`) })
        .first()
        .click();
      await expect(page).toHaveURL(/\/app\/help\/rqgl$/);
      const row = page.getByRole('row', { name: h.half });
      await expect(row).toContainText('+91.00');
      await page.getByLabel(h.stake, { exact: true }).fill('1000');
      await expect(row).toContainText('+455.00');
    },
  );

  test('SLP-12 ACT-04 a link to the caps opens the terms at their section with the amounts of the slip', async ({
    page,
    brand,
  }) => {
    const h = helpTexts[brand];
    await page.goto('/app/help/gztk#payout-caps');
    const heading = page.getByRole('heading', { level: 2, name: h.caps, exact: true });
    await expect(heading).toBeInViewport();
    await expect(page.getByText(h.football).first()).toBeVisible();
  });

  test('ACT-04 a reader rates a page once, and the console counts it', async ({ page, brand, stack }) => {
    const h = helpTexts[brand];
    await page.goto('/app/help/dxqgl');
    const rate = page.getByRole('button', { name: h.helpful, exact: true });
    await rate.click();
    await expect(page.getByText(h.thanks)).toBeVisible();
    await rate.click();
    await expect(rate).toBeEnabled();
    const ratings = (await stack.console('help-ratings', undefined, 'GET')) as readonly {
      page: string;
      helpful: number;
    }[];
    expect(ratings.filter((rating) => rating.page === 'dxqgl').map(({ helpful }) => helpful)).toEqual([1]);
  });

  test('QLT-02 F-UI-01 help pages have no finding in either edition', { tag: '@full' }, async ({ page }) => {
    for (const id of ['rqgl', 'gztk', 'ck']) {
      await page.goto(`/app/help/${id}`);
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
      await expectCleanEditions(page, id);
    }
  });
});
