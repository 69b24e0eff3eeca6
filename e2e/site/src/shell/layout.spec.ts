import { createFrame } from '../support/actions/frame.ts';
import { createPlayer, VENUE } from '../support/actions/player.ts';
import { expect, test, type Page, withMotion } from '../support/fixtures/test.ts';
import { expectNoLayoutShift } from '../support/checks/expectNoLayoutShift.ts';
import { texts } from '../support/texts/texts.ts';

/** 960 is 1920 at 200 % zoom, 640 is 1280, 320 is 1280 at 400 %. */
const WIDTHS = [320, 640, 960, 1280, 1920, 2560, 3840] as const;

/** Returns the elements that overflow the right edge of the page, empty if there are none. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map(
        (element) => `${element.tagName} ${element.className} ${element.getBoundingClientRect().right}/${clientWidth}`,
      );
  });

test.describe('layout', () => {
  test.use(withMotion);

  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false, speed: 1 }));

  test(
    'NAV-15 F-UI-14 home, venue and records fit from 1280 to 3840 px and at 200 and 400 % zoom',
    { tag: '@brand' },
    async ({ page, brand, openAsMember }) => {
      const t = texts[brand];
      const player = createPlayer(page, t);
      const pages = {
        '/': () => expect(player.priceCells().first()).toBeVisible(),
        [VENUE]: () => expect(page.locator('[data-price]').first()).toBeVisible(),
        '/mine/betRecord': () => expect(createFrame(page, t).title()).toBeVisible(),
      };
      await openAsMember('/');
      for (const [path, isReady] of Object.entries(pages)) {
        await page.goto(path);
        await isReady();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: Math.round((width * 9) / 16) });
          await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
          expect.soft(await findOverflow(page), `${path} at ${width}`).toEqual([]);
        }
      }
    },
  );

  test('NAV-15 the layout of home does not shift while it loads', { tag: '@brand' }, async ({ page, brand, stack }) => {
    const player = createPlayer(page, texts[brand]);
    // The rows below a match move up when it has ended.
    await stack.console('clock', { isPaused: true });
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: (width * 9) / 16 });
      await page.goto('/');
      await expect(player.priceCells().first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoLayoutShift(page, `at ${width}`);
    }
  });

  test('NAV-15 home shows notices, and in the other language after a change', async ({ page, brand, stack }) => {
    await stack.console('clock', { isPaused: true });
    const frame = createFrame(page, texts[brand]);
    const notices = frame.main().getByRole('region', { name: '公告', exact: true });
    await page.goto('/');
    await expect(createPlayer(page, texts[brand]).priceCells().first()).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(notices).toContainText('今日焦点赛事');
    await frame.languageButton().click();
    await expect(notices).toContainText('今日焦點賽事');
    await expectNoLayoutShift(page);
  });

  test('F-UI-14 no animation runs with reduced motion, even if prices move', async ({ page, brand, stack }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(createPlayer(page, texts[brand]).priceCells().first()).toBeVisible();
    await stack.console('clock', { speed: 20 });
    await expect(page.locator('[data-price][data-move]').first()).toBeVisible({ timeout: 20_000 });
    await stack.console('clock', { isPaused: true, speed: 1 });
    const countAnimations = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await expect.poll(countAnimations).toBe(0);
  });
});
