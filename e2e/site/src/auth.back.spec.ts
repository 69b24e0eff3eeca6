import { solvePicture, readCaptchaSolution, createName, createPhone } from './support/auth.ts';
import { authTexts } from './support/authTexts.ts';
import { openForgotten, sendRegistration } from './support/flows.ts';
import { createFrame } from './support/frame.ts';
import { createPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const PASSWORD = 'k7mq29xdRt';

test.describe('the back button', () => {
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(async ({ stack }) => {
    await stack.console('settings', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  test('AUT-10 leaves each auth flow half-way, sends nothing more, and opens it empty the next time', async ({
    page,
    brand,
    stack,
    member,
  }) => {
    test.setTimeout(90_000);
    const [t, a] = [texts[brand], authTexts[brand]];
    const frame = createFrame(page, t);
    const player = createPlayer(page, t);
    const dialogs = page.getByRole('dialog');
    const picture = page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img');
    const register = page.getByRole('dialog', { name: a.registerTitle, exact: true });
    const forgot = page.getByRole('dialog', { name: a.forgotTitle });
    const untrusted = { name: createName(), phone: createPhone() };
    const forgetful = { name: createName(), phone: createPhone() };
    await stack.console('members', { ...untrusted, loginRefusal: 6026 });
    await stack.console('members', forgetful);
    const changed: string[] = [];
    page.on('request', (request) => {
      if (/\/(login|register|forgetBy\w+|bindPhone)(\/\w+)?$/i.test(request.url())) changed.push(request.url());
    });
    /** Opens two pages of the site, so that going back stays on the site. */
    const openTwoPages = async () => {
      await page.goto('/');
      await frame.nav(t.mainNav).getByRole('link', { name: t.categories[5], exact: true }).click();
      await expect(page).toHaveURL('/game/chess');
    };
    const goBack = async () => {
      changed.length = 0;
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(dialogs).toHaveCount(0);
      expect(changed).toEqual([]);
    };

    await stack.console('settings', { captchaMode: 'picture' });
    await openTwoPages();
    const login = await player.openLogin();
    await player.submitLogin(member, 'demo1234');
    await expect(picture).toBeVisible();
    await goBack();
    await player.openLogin();
    await expect(login.getByLabel(t.password, { exact: true })).toHaveValue('');
    await stack.console('settings', undefined, 'DELETE');

    await openTwoPages();
    await page.getByRole('banner').getByRole('button', { name: t.register, exact: true }).click();
    await sendRegistration(page, brand, { name: createName(), password: PASSWORD });
    await goBack();
    await page.getByRole('banner').getByRole('button', { name: t.register, exact: true }).click();
    await expect(register.getByLabel(t.username, { exact: true })).toHaveValue('');

    await openTwoPages();
    await player.openLogin();
    await player.submitLogin(untrusted.name, 'demo1234');
    await expect(page.getByRole('dialog', { name: a.deviceTitle }).getByLabel(a.code, { exact: true })).toBeVisible();
    await goBack();
    await player.openLogin();
    await expect(login.getByLabel(t.password, { exact: true })).toHaveValue('');

    await openTwoPages();
    await openForgotten(page, brand);
    await forgot.getByLabel(t.username, { exact: true }).fill(forgetful.name);
    await forgot.getByLabel(a.phone, { exact: true }).fill(forgetful.phone);
    await forgot.getByRole('button', { name: a.getCode, exact: true }).click();
    await expect(picture).toBeVisible();
    await solvePicture(page, a, await readCaptchaSolution(stack, 'picture'));
    await forgot.getByLabel(a.code, { exact: true }).fill('123456');
    await goBack();
    await openForgotten(page, brand);
    await expect(forgot.getByLabel(a.phone, { exact: true })).toHaveValue('');

    await page.goto('/');
    await player.logIn(member);
    await page.goto('/mine/auth#email');
    const binding = page.getByRole('form', { name: a.email, exact: true });
    await binding.getByLabel(a.email, { exact: true }).fill(`${createName()}@example.com`);
    await binding.getByRole('button', { name: a.getCode, exact: true }).click();
    await binding.getByLabel(a.code, { exact: true }).fill('123456');
    await goBack();
    await page.goForward();
    await expect(binding.getByLabel(a.code, { exact: true })).toHaveValue('');
    await expect(frame.memberName()).toHaveText(member);
  });
});
