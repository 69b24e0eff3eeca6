import { createFrame } from '../support/actions/frame.ts';
import { memberPaths } from '../support/actions/paths.ts';
import { createPlayer } from '../support/actions/player.ts';
import { sample } from '../support/fixtures/runSize.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Files of the build that contain member pages. */
const MEMBER_FILES = /(BetRecordPage|UserInfoPage|BindingPage|MinePage|SportVenuePage|MemberCorner|memberRuntime)-/;
/** Calls of §7 whose responses contain data of the member. The games of a venue are the same for all. */
const MEMBER_CALLS = /\/(member|transfer|venue(?!\/gameList$)|letter|bet|record)\//i;

test.describe('guards', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('settings', undefined, 'DELETE');
  });

  test('GRD-01 F-RTE-01 NAV-07 redirects a guest from each member page to home, with a notice and without private data', async ({
    page,
    brand,
    stack,
  }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    await stack.console('settings', { safeSwitch: '0' });
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    for (const path of sample(memberPaths, 3)) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
      await expect(frame.notices(), path).toContainText(t.loginFirst);
      await expect(frame.title(), path).toBeVisible();
    }
    expect(paths.filter((path) => MEMBER_FILES.test(path) || MEMBER_CALLS.test(path))).toEqual([]);
  });

  test('GRD-01 redirects a guest from a member page to home, and back to that page after a reload and the login', async ({
    page,
    brand,
    member,
  }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    const player = createPlayer(page, t);
    await page.goto('/');
    await frame.main().locator('a[href^="/game/sport/crty"]').first().click();
    await expect(frame.notices()).toContainText(t.loginFirst);
    await expect(page).toHaveURL('/');
    await page.reload();
    await player.openLogin();
    await player.submitLogin(member, 'demo1234');
    await expect(page).toHaveURL('/game/sport/crty');
    await expect(page.locator('[data-price]').first()).toBeVisible();
  });

  for (const code of [6005, 6001]) {
    test(`GRD-02 F-RTE-02 member info with code ${code} ends the session and opens home once`, async ({
      page,
      brand,
      member,
      stack,
      openAsMember,
    }) => {
      const t = texts[brand];
      const frame = createFrame(page, t);
      await openAsMember('/mine/userinfo');
      await expect(frame.memberName()).toHaveText(member);
      await stack.console('faults', { endpoint: 'user.memberInfo', kind: 'error', code });
      await frame.nav(t.mainNav).getByRole('link', { name: t.categories[3], exact: true }).click();
      const reason = code === 6001 ? page.getByRole('dialog') : frame.notices();
      await expect(reason.getByText(t.loginAgain, { exact: true })).toBeVisible();
      expect(await page.getByText(t.loginAgain, { exact: true }).count()).toBe(1);
      await expect(page).toHaveURL('/');
      await expect(frame.memberName()).toBeHidden();
      await expect(frame.notices()).not.toContainText(t.loginFirst);
      if (code === 6001) {
        await expect(page.getByRole('dialog').getByLabel(t.username, { exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(frame.loginButton()).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('pavilion.token'))).toBeNull();
    });
  }

  test('GRD-02 a member who opens a link stays on its page', async ({ page, brand, member, openAsMember }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    await openAsMember('/');
    for (const path of ['/mine/betRecord', '/mine/userinfo', '/mine/wallet']) {
      await page.goto(path);
      await expect(frame.main()).toBeVisible();
      await expect(frame.title()).toBeVisible();
      await expect(frame.memberName()).toHaveText(member);
      await expect(page).toHaveURL(path);
    }
  });

  test('GRD-05 F-RTE-04 F-WAL-20 the deposit pages are not found while the setting is "0"', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    await page.goto('/app/help/ck');
    await expect(frame.title()).not.toHaveText(t.notFound);
    await stack.console('settings', { depositSwitch: '0' });
    await openAsMember('/');
    for (const path of [
      '/app/help/ck',
      '/app/help/ck/',
      '/mine/savemoney',
      '/mine/SaveMoney/wait',
      '/mine%2fsavemoney',
    ]) {
      await page.goto(path);
      await expect(frame.title(), path).toHaveText(t.notFound);
    }
    await expect(frame.main()).toContainText(t.depositClosed);
    await stack.console('settings', { depositSwitch: '1', hiddenKeys: ['save_money', 'vip'] });
    for (const path of ['/mine', '/mine/wallet', '/app/help/qk']) {
      await page.goto(path);
      await expect(frame.title()).not.toHaveText('');
      await expect(
        page.locator(':is([href^="/mine/savemoney"], [href="/app/help/ck"], [href="/mine/vip"])'),
      ).toHaveCount(0);
    }
    await page.goto('/mine/savemoney');
    await expect(frame.title()).toHaveText(t.notFound);
  });
});
