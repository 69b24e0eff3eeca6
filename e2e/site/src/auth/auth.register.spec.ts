import { createHash } from 'node:crypto';
import { readCaptchaSolution, expectNoSecret, createName } from '../support/actions/auth.ts';
import { authTexts } from '../support/texts/authTexts.ts';
import { expectCleanEditions, listFindings } from '../support/checks/findings.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const PASSWORD = 'k7mq29xdRt';
const hash = createHash('md5').update(PASSWORD).digest('hex');

test.describe('registration', () => {
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test(
    'AUT-01 AUT-06 AUT-08 registers by keyboard from a link, after a wrong captcha, and opens the wanted page',
    { tag: '@brand' },
    async ({ page, brand, stack }) => {
      const t = texts[brand];
      const a = authTexts[brand];
      const name = createName();
      await page.goto('/mine/vip');
      await expect(page).toHaveURL('/');
      let keys = 0;
      const type = async (text: string) => {
        keys += text.length;
        await page.keyboard.type(text);
      };
      const press = async (...pressed: string[]) => {
        keys += pressed.length;
        for (const key of pressed) await page.keyboard.press(key);
      };
      const beganAt = Date.now();
      await page.goto('/?register=1&icode=I-77');
      const dialog = page.getByRole('dialog', { name: a.registerTitle, exact: true });
      await expect(dialog.getByLabel(t.username, { exact: true })).toBeFocused();
      await type(name);
      await press('Tab');
      await type(PASSWORD);
      await press('Tab', 'Tab');
      await type(PASSWORD);
      await press('Tab', 'Tab');
      await expect(dialog.getByRole('checkbox')).toBeFocused();
      await press('Space', 'Enter');

      const field = page.getByLabel(a.pictureField);
      await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
      await expect(field).toBeFocused();
      await expectNoSecret(page, [PASSWORD, hash]);
      await type('0000');
      await press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: a.wrongCode })).toBeVisible();
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
      await type(await readCaptchaSolution(stack, 'picture'));
      await press('Enter');

      await expect(page.getByText(a.registered, { exact: true })).toBeVisible();
      await expect(page.getByTestId('member-name')).toHaveText(name);
      await expect(page.getByRole('dialog')).toBeHidden();
      test.info().annotations.push({ type: 'seconds to a member', description: String((Date.now() - beganAt) / 1000) });
      // A user who finds one key per second needs less than 1 min.
      expect(keys).toBeLessThan(60);
      await expect(page).toHaveURL('/mine/vip');
      await expectNoSecret(page, [PASSWORD, hash]);
    },
  );

  test('AUT-07 DLG-06 shows missing fields, opens terms and privacy above the form, and keeps typed text', async ({
    page,
    brand,
  }) => {
    const t = texts[brand];
    const a = authTexts[brand];
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: t.register, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: a.registerTitle, exact: true });
    const submit = dialog.getByRole('button', { name: a.registerTitle, exact: true });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByLabel(t.username, { exact: true }).fill('abcd');
    await submit.click({ force: true });
    await expect(dialog.getByLabel(t.username, { exact: true })).toBeFocused();
    await dialog.getByRole('button', { name: a.terms }).click();
    await page.getByRole('button', { name: a.swapToPrivacy }).click();
    await expect(page.getByRole('dialog', { name: a.privacy })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: a.privacy })).toBeHidden();
    await expect(dialog.getByLabel(t.username, { exact: true })).toHaveValue('abcd');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('AUT-05 offers a remembered login, stores it encrypted, and removes it once the box is cleared', async ({
    page,
    brand,
    member,
  }) => {
    const t = texts[brand];
    const a = authTexts[brand];
    const player = createPlayer(page, t);
    await page.goto('/');
    const dialog = await player.openLogin();
    await dialog.getByRole('checkbox', { name: a.remember }).check();
    await player.submitLogin(member, 'demo1234');
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await expectNoSecret(page, ['demo1234', createHash('md5').update('demo1234').digest('hex')]);
    await player.logOut();
    await page.reload();
    await player.openLogin();
    await expect(dialog.getByLabel(t.username, { exact: true })).toHaveValue(member);
    await expect(dialog.getByPlaceholder(a.kept)).toHaveValue('');
    await dialog.getByRole('button', { name: t.login, exact: true }).click();
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await player.logOut();
    await player.openLogin();
    await dialog.getByRole('checkbox', { name: a.remember }).uncheck();
    await page.reload();
    await player.openLogin();
    await expect(dialog.getByLabel(t.username, { exact: true })).toHaveValue('');
  });

  test(
    'F-UI-01 F-UI-02 registration and its legal texts have no finding in either edition',
    { tag: '@full' },
    async ({ page, brand }) => {
      const a = authTexts[brand];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/?register=1');
      await page.getByRole('dialog').getByRole('button', { name: a.registerTitle, exact: true }).click({ force: true });
      await expectCleanEditions(page, 'form');
      await page.getByRole('dialog').getByRole('button', { name: a.terms }).click();
      await expect(page.getByRole('dialog', { name: a.terms })).toContainText('18');
      expect(await listFindings(page), 'terms').toEqual([]);
    },
  );
});
