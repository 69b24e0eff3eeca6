import { authTexts } from '../support/texts/authTexts.ts';
import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { isFullRun } from '../support/fixtures/runSize.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const TABS = isFullRun ? 10 : 3;
const SUPPORT = '/app/help/zxkf';

/** Runs in the page: records that a text was shown, because a notice disappears after a few seconds. */
function watchForText(text: string): void {
  new MutationObserver(() => {
    if (document.body.textContent?.includes(text)) Object.assign(window, { hasShownText: true });
  }).observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page: waits until nothing has been loaded for two seconds. */
function waitForQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 2_000);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 2_000);
    }).observe({ type: 'resource' });
  });
}

test.describe('end of a session', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/] } });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('F-AUTH-19 STO-03 a logout in one tab logs out the others with a notice, and the old token is not used again', async ({
    page,
    brand,
    member,
    context,
  }) => {
    const t = texts[brand];
    const player = createPlayer(page, t);
    await page.goto('/');
    await player.logIn(member);
    const token = await page.evaluate(() => localStorage.getItem('pavilion.token') ?? '');
    const tabs = [];
    for (let at = 0; at < TABS; at += 1) {
      const tab = await context.newPage();
      await tab.goto('/mine/userinfo');
      await expect(createFrame(tab, t).memberName()).toHaveText(member);
      tabs.push(tab);
    }
    for (const tab of tabs) {
      await tab.waitForLoadState('networkidle');
      await tab.evaluate(watchForText, t.leftElsewhere);
    }
    await page.bringToFront();
    // The menu reads the result of the day when it opens.
    await page.getByTestId('member-name').click();
    await expect(page.getByTestId('net-today')).toHaveText(/0\.00/);
    // The first press also loads the mark of unread replies, which makes a call of its own.
    await page.evaluate(waitForQuiet);
    const withToken = { here: [] as string[], inOtherTabs: [] as string[] };
    context.on('request', (request) => {
      if (!Object.values(request.headers()).some((value) => value.includes(token))) return;
      // The logout call is sent after the token is removed, which ends the session in the other tabs too.
      const isHere = request.frame().page() === page;
      withToken[isHere ? 'here' : 'inOtherTabs'].push(request.url());
    });
    await page.getByRole('button', { name: t.logout, exact: true }).click();
    await expect(page.getByTestId('member-name')).toBeHidden();
    const leftAt = Date.now();
    for (const tab of tabs) await expect(createFrame(tab, t).memberName()).toBeHidden();
    // A poll of another tab may have begun before the logout reached that tab.
    withToken.inOtherTabs = [];
    test.info().annotations.push({ type: 'ms until all were out', description: String(Date.now() - leftAt) });
    for (const tab of tabs) {
      await expect(tab).toHaveURL('/');
      await expect.poll(() => tab.evaluate(() => 'hasShownText' in window)).toBe(true);
      await expect(createFrame(tab, t).notices()).not.toContainText(t.loginFirst);
      await tab.waitForLoadState('networkidle');
      await tab.close();
    }
    // Only the logout call itself.
    expect(withToken.here).toHaveLength(1);
    expect(withToken.inOtherTabs).toEqual([]);
  });

  test('F-AUTH-21 a logout while offline clears at once, and the back button shows nothing private', async ({
    page,
    brand,
    member,
    context,
  }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    const player = createPlayer(page, t);
    await page.goto('/');
    await player.logIn(member);
    await page.goto('/mine/userinfo');
    await expect(frame.main()).toContainText(member);
    await page.goto('/mine/betRecord');
    await expect(frame.title()).toBeVisible();
    await context.setOffline(true);
    await player.logOut();
    await expect(frame.memberName()).toBeHidden();
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(left).not.toMatch(/pavilion\.(token|userId|jwt)/);
    expect(left).not.toContain(member);
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(frame.loginButton()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(member);
  });

  test('DLG-05 DLG-08 support opens with its security tip from each link, and not-found reloads home', async ({
    page,
    brand,
  }) => {
    const [t, a] = [texts[brand], authTexts[brand]];
    const frame = createFrame(page, t);
    const tip = page.getByRole('alertdialog', { name: a.tipTitle });
    await page.goto('/');
    await frame.nav(t.serviceNav).locator(`a[href="${SUPPORT}"]`).click();
    await expect(tip).toContainText(a.tipText);
    await tip.getByRole('button', { name: a.tipOk, exact: true }).click();
    await expect(tip).toBeHidden();
    await expect(page).toHaveURL(SUPPORT);
    await page.goto('/');
    await createPlayer(page, t).openLogin();
    await page.getByRole('dialog').locator(`a[href="${SUPPORT}"]`).click();
    await expect(tip).toBeVisible();
    await page.goBack();
    await expect(tip).toBeHidden();

    await page.goto('/nowhere');
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await frame.main().getByRole('link', { name: a.home, exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(frame.loginButton()).toBeVisible();
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  });
});
