import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

// The headless engine of these tests restores no page from its back-forward cache. These tests send the event of a
// restored page, after a change that such a page has missed.
test.describe('a page from the back-forward cache', () => {
  test('F-AUTH-21 hides and reloads a restored page of a member who has logged out meanwhile', async ({
    page,
    brand,
    member,
  }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    await page.goto('/');
    await createPlayer(page, t).logIn(member);
    await page.goto('/mine/userinfo');
    await expect(frame.main()).toContainText(member);
    const reloaded = page.waitForEvent('load');
    const isHidden = await page.evaluate(() => {
      // A change in the same tab sends no storage event, like a change that a cached page misses.
      for (const key of Object.keys(localStorage)) if (key.startsWith('pavilion.')) localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return document.body.hidden;
    });
    expect(isHidden).toBe(true);
    await reloaded;
    await expect(page).toHaveURL('/');
    await expect(frame.loginButton()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(member);
  });

  test('F-AUTH-21 a page that is shown for the first time is not reloaded', async ({ page, brand, member }) => {
    const t = texts[brand];
    await page.goto('/');
    await createPlayer(page, t).logIn(member);
    await page.evaluate(() => {
      Object.assign(window, { isSamePage: true });
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    });
    await createFrame(page, t).nav(t.mainNav).getByRole('link', { name: t.categories[5], exact: true }).click();
    await expect(page).toHaveURL('/game/chess');
    expect(await page.evaluate(() => ['isSamePage' in window, document.body.hidden])).toEqual([true, false]);
  });
});
