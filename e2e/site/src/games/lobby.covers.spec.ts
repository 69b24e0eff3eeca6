import { expectCleanEditions } from '../support/checks/findings.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';

const SMALL = { width: 1280, height: 800 };
const LARGE = { width: 1920, height: 1080 };
const GAME_LOBBIES = ['/game/egame', '/game/fishing'];

/** Part of a cover above its motif, where only the ground is seen. */
const GROUND = 0.15;

/** Covers of whose motif a part is on the screen, in the order of the document. `isWhole`: the whole cover is. */
const readCovers = (page: Page) =>
  page.locator('[data-frame]').evaluateAll(
    (frames, ground) =>
      frames
        .map((frame) => ({ box: frame.getBoundingClientRect(), frame }))
        .filter(({ box }) => box.top + box.height * ground < window.innerHeight && box.bottom > 0)
        .map(({ box, frame }) => ({
          motif: frame.querySelector('canvas')?.dataset['motif'] ?? '',
          isWhole: box.top >= 0 && box.bottom <= window.innerHeight,
          nameSize: Number.parseFloat(getComputedStyle(frame.querySelector('[data-lettering] > span')!).fontSize),
          isOverflowing: [...frame.querySelectorAll('[data-lettering] > *')].some((text) => {
            const inner = text.getBoundingClientRect();
            return inner.bottom > box.bottom + 1 || inner.left < box.left - 1 || inner.right > box.right + 1;
          }),
        })),
    GROUND,
  );

/** Number of covers whose picture is drawn: their canvas has the size of a picture, not the default one. */
const countDrawn = (page: Page) =>
  page
    .locator('[data-frame] canvas')
    .evaluateAll(
      (pictures) =>
        pictures.filter((each) => (each as HTMLCanvasElement).height > (each as HTMLCanvasElement).width).length,
    );

test.describe('covers of the lobbies', () => {
  for (const path of GAME_LOBBIES)
    test(
      `LOB-01 LOB-02 ${path} has 12 covers above the fold, no motif twice, and readable names`,
      { tag: '@brand' },
      async ({ page }) => {
        for (const size of [SMALL, LARGE]) {
          await page.setViewportSize(size);
          await page.goto(path);
          await expect.poll(async () => (await readCovers(page)).length).toBeGreaterThan(11);
          await expect.poll(() => countDrawn(page)).toBeGreaterThan(11);
          const covers = await readCovers(page);
          expect(covers.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(12);
          expect(covers.filter(({ motif }, at) => covers.findIndex((each) => each.motif === motif) !== at)).toEqual([]);
          expect(covers.filter(({ nameSize, isOverflowing }) => nameSize < 15 || isOverflowing)).toEqual([]);
        }
      },
    );

  test.describe('without the worker', () => {
    test.use({ allowedErrors: { patterns: [/ERR_FAILED/] } });

    test('LOB-01 covers are drawn in the page if their worker cannot be loaded', async ({ page }) => {
      let refused = 0;
      await page.route(/\/workers\//, (route) => {
        refused++;
        return route.abort();
      });
      await page.goto('/game/egame');
      await expect.poll(() => countDrawn(page)).toBeGreaterThan(11);
      expect(refused).toBeGreaterThan(0);
    });
  });

  test('LOB-02 facts of a game cover its picture on hover and focus, and move nothing', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto('/game/egame');
    // The list of all games below may have its tiles before the first row.
    const tile = page.getByRole('grid').first().locator('[data-game]').nth(1);
    const readBoxes = () =>
      page
        .locator('[data-game]')
        .evaluateAll((tiles) => tiles.map((each) => each.getBoundingClientRect().toJSON() as unknown));
    await expect(tile).toBeVisible();
    const before = await readBoxes();
    // A tile that is replaced while the lists load gets no second event of a pointer that rests on it.
    await expect(async () => {
      await page.mouse.move(5, 5);
      await tile.hover();
      await expect(tile.locator('[data-sheet]')).toContainText('%', { timeout: 1_000 });
    }).toPass();
    await expect(tile.locator('[data-rule]')).toBeVisible();
    // Rows below may be read meanwhile; their tiles come after those that were there.
    expect((await readBoxes()).slice(0, before.length)).toEqual(before);
    await page.mouse.move(5, 5);
    await expect(page.locator('[data-sheet]')).toHaveCount(0);
    await page.locator('[data-main]').first().focus();
    await expect(page.locator('[data-sheet]')).toHaveCount(1);
    await page.keyboard.press('i');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(
    'LOB-03 lobbies show roads and limits, draws with their clocks, and matches with prices',
    { tag: '@brand' },
    async ({ page }) => {
      await page.setViewportSize(SMALL);
      await page.goto('/game/realbet');
      const tables = page.locator('[data-game]');
      await expect(tables.first().getByRole('img')).toBeVisible();
      await expect(tables.first()).toContainText('¥5–20,000');
      const inView = await tables.evaluateAll(
        (all) => all.filter((each) => each.getBoundingClientRect().bottom <= window.innerHeight).length,
      );
      expect(inView).toBeGreaterThanOrEqual(8);
      await page.goto('/game/lottery');
      await expect(page.getByRole('timer').first()).toHaveAccessibleName(/\d:\d\d/);
      const clock = await page.getByRole('timer').first().textContent();
      await expect(page.getByRole('timer').first()).not.toHaveText(clock ?? '');
      await expect(page.locator('[data-kind="ssc"] > li').first()).toHaveText(/^\d$/);
      await page.goto('/game/gaming');
      // A live match shows no prices while its markets are suspended.
      const upcoming = page.locator('[data-match="upcoming"]').first();
      await expect(upcoming.locator('[data-group="winner"] li').first()).toContainText(/\d\.\d\d/);
    },
  );

  for (const path of ['/game/egame', '/game/realbet', '/game/chess', '/game/lottery', '/game/gaming'])
    test(`QLT-02 ${path} has no accessibility findings in either edition`, { tag: '@full' }, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('[data-game]').first()).toBeVisible();
      await expectCleanEditions(page, path);
    });
});
