import { solvePicture, readCaptchaSolution, createName, createPhone } from '../support/actions/auth.ts';
import { authTexts } from '../support/texts/authTexts.ts';
import { openForgotten, sendRegistration } from '../support/actions/flows.ts';
import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type BrandId, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const PASSWORD = 'k7mq29xdRt';

/** Opens two pages of the site, so that going back stays on the site. Records the calls that log in or change an account. */
async function openTwoPages(page: Page, brand: BrandId) {
  const t = texts[brand];
  await page.goto('/');
  await createFrame(page, t).nav(t.mainNav).getByRole('link', { name: t.categories[5], exact: true }).click();
  await expect(page).toHaveURL('/game/chess');
  return createBack(page);
}

/** Returns a function that goes back and checks that this closes the dialogs and sends nothing. */
function createBack(page: Page): () => Promise<void> {
  const changed: string[] = [];
  page.on('request', (request) => {
    if (/\/(login|register|forgetBy\w+|bind(Phone|Email))(\/\w+)?$/i.test(request.url())) changed.push(request.url());
  });
  return async () => {
    changed.length = 0;
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(changed).toEqual([]);
  };
}

test.describe('the back button', () => {
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(async ({ stack }) => {
    await stack.console('settings', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  test('AUT-10 ends a login at its captcha, sends nothing more, and the next form has no password', async ({
    page,
    brand,
    stack,
    member,
  }) => {
    const [t, a] = [texts[brand], authTexts[brand]];
    const player = createPlayer(page, t);
    await stack.console('settings', { captchaMode: 'picture' });
    const goBack = await openTwoPages(page, brand);
    const login = await player.openLogin();
    await player.submitLogin(member, 'demo1234');
    await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
    await goBack();
    await player.openLogin();
    await expect(login.getByLabel(t.password, { exact: true })).toHaveValue('');
  });

  test(
    'AUT-10 AUT-06 ends a registration at its captcha, sends nothing more, and the next form is empty',
    { tag: '@full' },
    async ({ page, brand }) => {
      const [t, a] = [texts[brand], authTexts[brand]];
      const open = () => page.getByRole('banner').getByRole('button', { name: t.register, exact: true }).click();
      const goBack = await openTwoPages(page, brand);
      await open();
      await sendRegistration(page, brand, { name: createName(), password: PASSWORD });
      await goBack();
      await open();
      const form = page.getByRole('dialog', { name: a.registerTitle, exact: true });
      await expect(form.getByLabel(t.username, { exact: true })).toHaveValue('');
      await expect(form.getByLabel(t.password, { exact: true })).toHaveValue('');
    },
  );

  test(
    'AUT-10 F-AUTH-14 ends a new-device check, sends nothing more, and the next form has no password',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const [t, a] = [texts[brand], authTexts[brand]];
      const player = createPlayer(page, t);
      const untrusted = { name: createName(), phone: createPhone() };
      await stack.console('members', { ...untrusted, loginRefusal: 6026 });
      const goBack = await openTwoPages(page, brand);
      const login = await player.openLogin();
      await player.submitLogin(untrusted.name, 'demo1234');
      await expect(page.getByRole('dialog', { name: a.deviceTitle }).getByLabel(a.code, { exact: true })).toBeVisible();
      await goBack();
      await player.openLogin();
      await expect(login.getByLabel(t.password, { exact: true })).toHaveValue('');
    },
  );

  test(
    'AUT-10 ends a password reset with its code typed, sends nothing more, and the next form is empty',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const [t, a] = [texts[brand], authTexts[brand]];
      const forgetful = { name: createName(), phone: createPhone() };
      await stack.console('members', forgetful);
      const goBack = await openTwoPages(page, brand);
      const forgot = await openForgotten(page, brand);
      await forgot.getByLabel(t.username, { exact: true }).fill(forgetful.name);
      await forgot.getByLabel(a.phone, { exact: true }).fill(forgetful.phone);
      await forgot.getByRole('button', { name: a.getCode, exact: true }).click();
      await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
      await solvePicture(page, a, await readCaptchaSolution(stack, 'picture'));
      await forgot.getByLabel(a.code, { exact: true }).fill('123456');
      await goBack();
      await openForgotten(page, brand);
      await expect(forgot.getByLabel(a.phone, { exact: true })).toHaveValue('');
    },
  );

  test('AUT-10 USR-02 leaves a binding with its code typed, sends nothing more, and the form has no code when the page is opened the next time', async ({
    page,
    brand,
    member,
  }) => {
    const [t, a] = [texts[brand], authTexts[brand]];
    await page.goto('/');
    await createPlayer(page, t).logIn(member);
    await page.goto('/mine/auth#email');
    const goBack = createBack(page);
    const binding = page.getByRole('form', { name: a.email, exact: true });
    await binding.getByLabel(a.email, { exact: true }).fill(`${createName()}@example.com`);
    await binding.getByRole('button', { name: a.getCode, exact: true }).click();
    await binding.getByLabel(a.code, { exact: true }).fill('123456');
    await goBack();
    await page.goForward();
    await expect(binding.getByLabel(a.code, { exact: true })).toHaveValue('');
    await expect(createFrame(page, t).memberName()).toHaveText(member);
  });
});
