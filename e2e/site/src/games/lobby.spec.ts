import { expectCleanEditions } from '../support/checks/findings.ts';
import { lobbyTexts } from '../support/texts/lobbyTexts.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page, withMotion } from '../support/fixtures/test.ts';
import { expectNoLayoutShift } from '../support/checks/expectNoLayoutShift.ts';
import { texts } from '../support/texts/texts.ts';

/** Presses and returns the tab that opens, once a venue is loaded in it. */
async function openInNewTab(page: Page, where: RegExp, press: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await press();
  const tab = await opened;
  await tab.waitForURL(where);
  return tab;
}

test.describe('lobby', () => {
  test.use(withMotion);
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
  test.afterEach(async ({ stack }) => {
    await stack.console('clock', { isPaused: false });
    await stack.console('settings', undefined, 'DELETE');
    await stack.console('venues/JGDZ', { state: 'open' });
  });

  test('GAM-01 GAM-02 finds a game by pinyin, stars it, shows its rules, launches it, and lists it among the recent ones', async ({
    page,
    brand,
    openAsMember,
  }) => {
    const l = lobbyTexts[brand];
    const tiles = page.getByRole('button', { name: l.play });
    await openAsMember('/game/egame?venue=BGDZ');
    await page.getByLabel(l.search, { exact: true }).fill('baihu');
    await expect(tiles.first()).toHaveAccessibleName(new RegExp(l.found));
    const name = await tiles.first().getAttribute('aria-label');
    const star = page.getByRole('button', { name: l.star }).first();
    // The star is an optimistic update: the next page must not load before the call has been sent.
    const starCall = page.waitForRequest('**/xxxx/**');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await (await starCall).response();
    await page.goto('/game/egame?scope=favourite');
    await expect(tiles).toHaveCount(1);
    await expect(tiles).toHaveAccessibleName(name ?? '');
    await page.getByRole('button', { name: l.info }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(l.paytable);
    await dialog.getByRole('button', { name: l.enter, exact: true }).click();
    const tab = await openInNewTab(page, /\/venue\//, () =>
      dialog.getByRole('button', { name: l.direct, exact: true }).click(),
    );
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await tab.close();
    await page.goto('/game/egame?scope=recent');
    await expect(tiles).toHaveAccessibleName(name ?? '');
  });

  test('ERR-06 ERR-07 DLG-01 leads a guest to the game after the login, and marks venues in maintenance or closed for the region', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const l = lobbyTexts[brand];
    await stack.console('settings', { maintainedVenues: ['xcdz'] });
    await stack.console('venues/JGDZ', { state: 'regionLimited' });
    await page.goto('/game/egame');
    await expect(page.locator('[data-game^="JGDZ"][data-closed]').first()).toContainText(l.region);
    await page.locator('[data-game^="BGDZ"] [data-main]').first().click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await createPlayer(page, texts[brand]).submitLogin(member, 'demo1234');
    await expect(page).toHaveURL(/\/game\/egame\?game=BGDZ-/);
    await expect(page.getByRole('dialog').getByRole('button', { name: l.enter, exact: true })).toBeEnabled();
    await page.goto('/game/egame?venue=XCDZ');
    const closed = page.locator('[data-game][data-closed]').first();
    await expect(closed).toContainText(l.maintenance);
    await expect(closed.locator('[data-main]')).toHaveAttribute('aria-disabled', 'true');
  });

  test('NAV-01 GAM-02 G1 F-RTE-09 opens venues on the site’s origin, by link if popups are blocked, as a stored page, and as a page of the site', async ({
    page,
    brand,
    siteUrl,
    openAsMember,
  }) => {
    const l = lobbyTexts[brand];
    const enterDirectly = () => page.getByRole('dialog').getByRole('button', { name: l.direct, exact: true }).click();
    const openLobby = (name: string) => page.getByRole('button', { name: l.venueLobby(name), exact: true }).click();
    await openAsMember('/game/gaming');
    await page.evaluate(() => void (window.open = () => null));
    await openLobby(l.onSite);
    await enterDirectly();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(l.blocked);
    const byHand = dialog.getByRole('link', { name: l.venueLobby(l.onSite), exact: true });
    const opened = await openInNewTab(page, /\/venue\//, () => byHand.click());
    await expect(opened.locator('html')).toHaveAttribute('data-theme', 'light');
    await opened.close();
    await expect(dialog).toBeHidden();
    await page.goto('/loading');
    await expect(page).toHaveURL('/');
    await page.goto('/game/gaming');
    await openLobby(l.onSite);
    const pageRequest = page.context().waitForEvent('request', (request) => request.url().includes('/venue/page?'));
    const onSite = await openInNewTab(page, /\/venue\//, enterDirectly);
    expect(new URL((await pageRequest).url()).origin).toBe(new URL(siteUrl).origin);
    await onSite.close();
    await page.goto('/game/lottery');
    await openLobby(l.stored);
    const stored = await openInNewTab(page, /\/dz\/game$/, enterDirectly);
    const frame = stored.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', /^allow-scripts/);
    await expect(frame).not.toHaveAttribute('sandbox', /top-navigation|popups|modals/);
    await stored.close();
    await page.goto('/game/sport');
    await openLobby(l.local);
    await expect(page).toHaveURL('/game/sport/crty');
  });

  test('GAM-01 GAM-04 QLT-02 lists do not shift, scroll far and have no finding', async ({ page, brand }) => {
    // Two axe runs of three long pages.
    const l = lobbyTexts[brand];
    const lists = [
      ['/game/egame', 6_000, '[aria-rowindex="14"] [data-game]'],
      ['/game/realbet', 2_500, '[data-game]'],
    ] as const;
    for (const [path, distance, reached] of lists) {
      await page.goto(path);
      await expect(page.locator('[data-game]').first()).toBeVisible();
      await page.mouse.wheel(0, distance);
      await expect(page.locator(reached).last()).toBeVisible();
      await expectNoLayoutShift(page, path);
      await expectCleanEditions(page, path);
    }
    await page.goto('/game/sport');
    await expect(page.getByRole('table', { name: l.streams })).toBeVisible();
    await expectCleanEditions(page, '/game/sport');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/game/realbet');
    const filter = page.getByRole('button', { name: l.pattern });
    await expect(filter).toBeVisible();
    expect((await filter.boundingBox())?.height, 'one line').toBeLessThan(40);
  });

  test('ACT-02 GAM-04 home shows banners and games after scrolling', async ({ page, brand, stack }) => {
    await stack.console('clock', { isPaused: true });
    // Two axe runs of the longest page.
    const l = lobbyTexts[brand];
    await page.goto('/');
    await expect(createPlayer(page, texts[brand]).priceCells().first()).toBeVisible();
    const banners = page.getByRole('group', { name: l.banner });
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(banners).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await banners.scrollIntoViewIfNeeded();
    await banners.getByRole('button', { name: l.pause, exact: true }).click();
    await expect(banners.getByRole('button', { pressed: true })).toBeVisible();
    const games = page.getByRole('region', { name: l.hotGames }).last();
    await games.scrollIntoViewIfNeeded();
    await expect(games.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByTestId('pool-amount').first()).toBeVisible();
    await expectNoLayoutShift(page);
    await expectCleanEditions(page, 'home below');
    await games.getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('dialog')).toContainText(l.paytable);
  });
});
