import { readCaptchaSolution, solvePicture } from '../support/actions/auth.ts';
import { authTexts } from '../support/texts/authTexts.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const FAILURES_BEFORE_CAPTCHA = 5;
const LIMIT_OF_NAME = 10;

test.describe('password guessing', () => {
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(async ({ stack }) => {
    await stack.console('settings', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  test('SEC-01 CAP-04 a captcha is required after five wrong passwords, and the right password then logs in', async ({
    page,
    brand,
    stack,
    member,
  }) => {
    const [t, a] = [texts[brand], authTexts[brand]];
    const player = createPlayer(page, t);
    const picture = page.getByRole('dialog', { name: a.pictureTitle });
    await page.goto('/');
    const dialog = await player.openLogin();
    for (let i = 0; i < FAILURES_BEFORE_CAPTCHA; i++) {
      await player.submitLogin(member, `wrong123${i}`);
      await expect(dialog.getByRole('alert').filter({ hasText: a.wrongCredentials })).toBeVisible();
    }
    await player.submitLogin(member, 'demo1234');
    await expect(picture.getByRole('img')).toBeVisible();
    await expect(page.getByTestId('member-name')).toBeHidden();
    await solvePicture(page, a, await readCaptchaSolution(stack, 'picture'));
    await expect(page.getByTestId('member-name')).toHaveText(member);
  });

  test('X1 the console lists the counts and clears them with a button', async ({ page, brand, stack, member }) => {
    const [t, a] = [texts[brand], authTexts[brand]];
    const player = createPlayer(page, t);
    await page.goto('/');
    const dialog = await player.openLogin();
    await player.submitLogin(member, 'wrong1234');
    await expect(dialog.getByRole('alert').filter({ hasText: a.wrongCredentials })).toBeVisible();
    await page.goto(`${stack.sandboxUrl}/console#settings`);
    const row = page.getByRole('row').filter({ hasText: 'loginOfName' });
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'Clear all counts' }).click();
    await expect(page.getByText('Nothing is counted.')).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await stack.console('limits')).toEqual([]);
  });

  test(
    'SEC-01 SEC-02 F-AUTH-28 a limited name gets one notice for every password, and its own device is let in',
    { tag: '@full' },
    async ({ page, brand, browser, siteUrl, stack, member }) => {
      const [t, a] = [texts[brand], authTexts[brand]];
      await stack.console('settings', { captchaMode: 'off' });
      await page.goto('/');
      const player = createPlayer(page, t);
      await player.logIn(member);
      await player.logOut();

      const context = await browser.newContext({ baseURL: siteUrl });
      const guessing = await context.newPage();
      await guessing.goto('/');
      const guesser = createPlayer(guessing, t);
      const dialog = await guesser.openLogin();
      const expectNotice = (text: string) => expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible();
      for (let i = 0; i < LIMIT_OF_NAME; i++) {
        await guesser.submitLogin(member, `wrong12${i}x`);
        await expectNotice(a.wrongCredentials);
      }
      for (const password of ['wrong1239', 'demo1234']) {
        await guesser.submitLogin(member, password);
        await expectNotice(a.tooOften);
      }
      await context.close();
      await page.goto('/');
      await player.logIn(member);
    },
  );
});
