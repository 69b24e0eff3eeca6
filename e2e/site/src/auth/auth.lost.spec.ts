import { createHash } from 'node:crypto';
import {
  solvePicture,
  readCaptchaSolution,
  expectNoSecret,
  createName,
  createPhone,
  waitForCode,
} from '../support/actions/auth.ts';
import { authTexts } from '../support/texts/authTexts.ts';
import { sendRegistration } from '../support/actions/flows.ts';
import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Slow and lost responses by dialog. Those of password reset are in `auth.forgot.spec.ts`, those of binding in `binding.spec.ts`. */
test.describe('slow and lost responses', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('settings', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  test('F-AUTH-02 F-AUTH-03 AUT-10 logs in once after a cancelled slow login and a lost response', async ({
    page,
    brand,
    stack,
    member,
  }) => {
    const [t, a] = [texts[brand], authTexts[brand]];
    const player = createPlayer(page, t);
    const frame = createFrame(page, t);
    await page.goto('/');
    const dialog = await player.openLogin();
    // The platform processes the call but never completes its response. A delayed login would end the session of the next one.
    await stack.console('faults', { endpoint: 'user.login', kind: 'stall', count: 1 });
    await player.submitLogin(member, 'demo1234');
    await expect(dialog.getByRole('button', { name: a.loggingIn })).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(frame.loginButton()).toBeFocused();
    await stack.console('faults', undefined, 'DELETE');
    await expect(frame.memberName()).toBeHidden();

    await player.openLogin();
    await stack.console('faults', { endpoint: 'user.login', kind: 'lostAnswer', count: 3 });
    await player.submitLogin(member, 'demo1234');
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible({ timeout: 20_000 });
    await expect(frame.memberName()).toBeHidden();
    await stack.console('faults', undefined, 'DELETE');
    await dialog.getByRole('button', { name: t.login, exact: true }).click();
    // The toast ends after 4 s; on a loaded machine the name may take longer.
    await expect(frame.notices().getByText(t.loggedIn, { exact: true })).toHaveCount(1);
    await expect(frame.memberName()).toHaveText(member);
    await page.goBack();
    await page.goForward();
    await expect(frame.memberName()).toHaveText(member);
  });

  test(
    'F-AUTH-16 registers after a reload at the captcha, a failed login, and a slow and lost response',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const [t, a] = [texts[brand], authTexts[brand]];
      const [first, second, password] = [createName(), createName(), 'k7mq29xdRt'];
      const dialog = page.getByRole('dialog', { name: a.registerTitle, exact: true });
      const login = page.getByRole('dialog', { name: t.login, exact: true });
      const fill = async (name: string) => {
        await page.goto('/?register=1');
        await sendRegistration(page, brand, { name, password });
      };
      const solveCaptcha = async () => solvePicture(page, a, await readCaptchaSolution(stack, 'picture'));
      await fill(first);
      await page.reload();
      await expectNoSecret(page, [password, createHash('md5').update(password).digest('hex')]);
      await fill(first);
      await stack.console('faults', { endpoint: 'user.login', kind: 'error', code: 6005, count: 5 });
      await solveCaptcha();
      await expect(login.getByLabel(t.username, { exact: true })).toHaveValue(first);
      await expect(login.getByText(a.loginFailed, { exact: true })).toBeVisible();
      await stack.console('faults', undefined, 'DELETE');

      await fill(second);
      await stack.console('faults', { endpoint: 'user.register', kind: 'delay', delayMs: 1_500, count: 1 });
      await stack.console('faults', { endpoint: 'user.register', kind: 'lostAnswer', count: 1 });
      await solveCaptcha();
      await expect(dialog.getByRole('button', { name: a.registering })).toHaveAttribute('aria-busy', 'true');
      await expect(dialog.getByRole('alert').filter({ hasText: a.noResponse })).toBeVisible();
      await expect(dialog.getByLabel(t.username, { exact: true })).toHaveValue(second);
      // The account exists: the same registration, sent again, gets the same response without another captcha.
      await dialog.getByRole('button', { name: a.registerTitle, exact: true }).click();
      await expect(page.getByTestId('member-name')).toHaveText(second);
    },
  );

  test(
    'NEW-03 logs in on a new device by voice code, after the code of another member and a lost response',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const [t, a] = [texts[brand], authTexts[brand]];
      const own = { name: createName(), phone: createPhone() };
      const other = { name: createName(), phone: createPhone() };
      for (const member of [own, other]) await stack.console('members', { ...member, loginRefusal: 6026 });
      const player = createPlayer(page, t);
      const dialog = page.getByRole('dialog', { name: a.deviceTitle });
      const code = dialog.getByLabel(a.code, { exact: true });
      const requestCall = async () => {
        await dialog.getByRole('button', { name: a.voice }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: a.callNow }).click();
      };
      const openCheck = async (member: typeof own) => {
        await page.goto('/');
        await player.openLogin();
        await player.submitLogin(member.name, 'demo1234');
        await requestCall();
        await page.getByLabel(a.middle).fill(member.phone.slice(3, 7));
        await page.getByLabel(a.middle).press('Enter');
      };
      await openCheck(other);
      await expect(page.getByText(a.sentVoice, { exact: true })).toBeVisible();
      const foreign = await waitForCode(stack, other.phone);
      await page.evaluate(() => localStorage.removeItem('pavilion.resend.newDevice'));
      await page.goto('about:blank');
      await stack.console('faults', { endpoint: 'user.sendCodeOne', kind: 'delay', delayMs: 1_500, count: 1 });
      await stack.console('faults', { endpoint: 'user.sendCodeOne', kind: 'lostAnswer', count: 1 });
      await page.goto('/');
      await page.evaluate(() => localStorage.removeItem('pavilion.resend.newDevice'));
      await openCheck(own);
      await expect(dialog.getByRole('alert').filter({ hasText: a.noResponse })).toBeVisible();
      await requestCall();
      await expect(dialog.getByRole('alert').filter({ hasText: a.tooSoon })).toBeVisible();
      const right = await waitForCode(stack, own.phone);
      await code.fill(foreign === right ? '000000' : foreign);
      await code.press('Enter');
      await expect(dialog.getByRole('alert').filter({ hasText: a.wrongCode })).toBeVisible();
      await stack.console('faults', { endpoint: 'user.login', kind: 'delay', delayMs: 1_500, count: 1 });
      await code.fill(right);
      await code.press('Enter');
      await expect(dialog.getByRole('button', { name: a.loggingIn })).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByTestId('member-name')).toHaveText(own.name);
      await expectNoSecret(page, ['demo1234', own.phone, right]);
    },
  );
});
