import { createHash } from 'node:crypto';
import { answerPicture, captchaAnswer, expectNoSecret, freshName, freshPhone, sentCode } from './support/auth.ts';
import { authTexts } from './support/authTexts.ts';
import { findingsOn } from './support/findings.ts';
import { playerOn } from './support/player.ts';
import { expect, test, type Page } from './support/test.ts';
import { texts } from './support/texts.ts';

const NEW_PASSWORD = 'x9rv27kd';
const hash = createHash('md5').update(NEW_PASSWORD).digest('hex');

async function expectClean(page: Page, what: string) {
  for (const edition of ['classic', 'professional'] as const) {
    await page.evaluate((one) => void (document.documentElement.dataset.edition = one), edition);
    expect.soft(await findingsOn(page), `${what}, ${edition}`).toEqual([]);
  }
}

test.describe('a forgotten password', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  /** From home to the second step, by phone, past the captcha. */
  async function identify(
    page: Page,
    brand: 'main-cn' | 'main-tw',
    name: string,
    phone: string,
    answer: () => Promise<string>,
  ) {
    const [t, a] = [texts[brand], authTexts[brand]];
    await page.goto('/');
    await playerOn(page, t).openLogin();
    await page.getByRole('button', { name: a.forgot }).click();
    const dialog = page.getByRole('dialog', { name: a.forgotTitle });
    await dialog.getByLabel(t.username, { exact: true }).fill(name);
    await dialog.getByLabel(a.phone, { exact: true }).fill(phone);
    await expectClean(page, 'identity');
    await dialog.getByRole('button', { name: a.getCode, exact: true }).click();
    await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
    await answerPicture(page, a, await answer());
    await expect(dialog.getByLabel(a.code, { exact: true })).toBeVisible();
    return { t, a, dialog };
  }

  test('FGT-01 FGT-02 FGT-03 by phone, with a wrong code and a step back, to a login with the new password', async ({
    page,
    brand,
    stack,
  }) => {
    const [name, phone] = [freshName(), freshPhone()];
    await stack.console('members', { name, phone });
    const { t, a, dialog } = await identify(page, brand, name, phone, () => captchaAnswer(stack, 'picture'));
    const code = await sentCode(stack, phone);
    const next = dialog.getByRole('button', { name: a.next, exact: true });
    await expectClean(page, 'code');
    await dialog.getByLabel(a.code, { exact: true }).fill(code === '000000' ? '111111' : '000000');
    await next.click();
    await expect(dialog.getByRole('alert').filter({ hasText: a.wrongCode })).toBeVisible();
    await dialog.getByRole('button', { name: a.back, exact: true }).click();
    await expect(dialog.getByLabel(a.phone, { exact: true })).toHaveValue(phone);
    await dialog.getByRole('button', { name: a.getCode, exact: true }).click();
    await dialog.getByLabel(a.code, { exact: true }).fill(code);
    await next.click();
    await dialog.getByLabel(a.newPassword, { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByLabel(a.repeat, { exact: true }).fill(NEW_PASSWORD);
    await expectClean(page, 'password');
    await dialog.getByRole('button', { name: a.save, exact: true }).click();
    await expect(page.getByText(a.done, { exact: true })).toBeVisible();
    await expectNoSecret(page, [NEW_PASSWORD, hash, code, phone]);
    const login = page.getByRole('dialog', { name: t.login, exact: true });
    await expect(login.getByLabel(t.username, { exact: true })).toBeVisible();
    await playerOn(page, t).submitLogin(name, NEW_PASSWORD);
    await expect(page.getByTestId('member-name')).toHaveText(name);
  });

  test('F-AUTH-13 a number that is not the member’s reads the same, and no code comes; a reload begins anew', async ({
    page,
    brand,
    stack,
  }) => {
    const { t, a, dialog } = await identify(page, brand, 'demo01', freshPhone(), () => captchaAnswer(stack, 'picture'));
    await dialog.getByLabel(a.code, { exact: true }).fill('123456');
    await dialog.getByRole('button', { name: a.next, exact: true }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: a.wrongCode })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog')).toBeHidden();
    await playerOn(page, t).openLogin();
    await page.getByRole('button', { name: a.forgot }).click();
    await expect(dialog.getByLabel(a.phone, { exact: true })).toHaveValue('');
  });
});
