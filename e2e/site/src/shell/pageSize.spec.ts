import { listFindings } from '../support/checks/findings.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';

const names = {
  'main-cn': { menu: '显示设置', size: '页面大小' },
  'main-tw': { menu: '顯示設定', size: '頁面大小' },
} as const;

const readRootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Lists visible texts below 12 px. */
const findSmallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element?.checkVisibility() || text === '' || element.closest('script, style, svg')) continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 12) found.push(text.slice(0, 40));
    }
    return found;
  });

test.describe('page size', () => {
  test('DSK-11 text is at least 12 px at 1280; a chosen size is applied before the first paint on every page', async ({
    page,
    brand,
  }) => {
    const name = names[brand];
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await findSmallTexts(page)).toEqual([]);
    const before = await readRootSize(page);
    await page.getByRole('button', { name: name.menu, exact: true }).click();
    const sizes = page.getByRole('radiogroup', { name: name.size, exact: true });
    await expect(sizes.getByRole('radio')).toHaveCount(4);
    expect(await listFindings(page)).toEqual([]);
    await sizes.getByRole('radio', { name: '125%' }).check({ force: true });
    expect(await readRootSize(page)).toBeCloseTo(before * 1.25, 3);

    // The attribute is set before the body exists, by the script in the head.
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(globalThis, { firstSize: document.documentElement.dataset['pageSize'] });
      }).observe(document, { subtree: true, childList: true });
    });
    for (const path of ['/', '/app/help/kh']) {
      await page.goto(path);
      expect(await page.evaluate(() => (globalThis as { firstSize?: string }).firstSize), path).toBe('125');
    }
    await page.evaluate(() => localStorage.setItem('pavilion.pageSize', '400'));
    await page.goto('/');
    expect(await readRootSize(page)).toBeCloseTo(before, 3);
  });
});
