import { createFrame } from '../support/actions/frame.ts';
import { expect, test, type Page, withMotion } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Blocks the script of the site, so that only the frame in the HTML exists. The returned function unblocks it. */
async function holdSite(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('frame before the site starts', () => {
  test.use(withMotion);

  test('F-API-25 replays a click on a button of the frame once the site is ready', async ({ page, brand }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    const release = await holdSite(page);
    await page.goto('/', { waitUntil: 'commit' });
    await frame.loginButton().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(page.getByRole('dialog').getByLabel(t.username, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await frame.loginButton().click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('F-API-25 handles a press once if it starts on the frame and ends on the site', async ({ page, brand }) => {
    const t = texts[brand];
    const release = await holdSite(page);
    await page.goto('/', { waitUntil: 'commit' });
    await createFrame(page, t).loginButton().hover();
    await page.mouse.down();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByLabel(t.username, { exact: true })).toBeVisible();
  });

  test('F-API-25 follows a link of the frame', { tag: '@brand' }, async ({ page, brand }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    const release = await holdSite(page);
    await page.goto('/', { waitUntil: 'commit' });
    await frame.nav(t.mainNav).getByRole('link', { name: t.categories[5], exact: true }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/game/chess');
    release();
    await expect(frame.title()).toContainText(t.categories[5] ?? '');
  });
});
