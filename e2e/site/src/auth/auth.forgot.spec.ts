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
import { expectCleanEditions } from '../support/checks/findings.ts';
import { openForgotten } from '../support/actions/flows.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const NEW_PASSWORD = 'x9rv27kd';
const hash = createHash('md5').update(NEW_PASSWORD).digest('hex');

/** Member in the form, and a function that reads the solution of the captcha. */
interface ForgetfulMember {
  readonly name: string;
  readonly phone: string;
  readonly readSolution: () => Promise<string>;
}

test.describe('password reset', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('trouble', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  /** Opens the form from home, and completes the first step by phone with its captcha. */
  async function openCodeStep(
    page: Page,
    brand: 'main-cn' | 'main-tw',
    { name, phone, readSolution }: ForgetfulMember,
  ) {
    const [t, a] = [texts[brand], authTexts[brand]];
    await page.goto('/');
    const dialog = await openForgotten(page, brand);
    await dialog.getByLabel(t.username, { exact: true }).fill(name);
    await dialog.getByLabel(a.phone, { exact: true }).fill(phone);
    await expectCleanEditions(page, 'identity');
    await dialog.getByRole('button', { name: a.getCode, exact: true }).click();
    await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
    await solvePicture(page, a, await readSolution());
    await expect(dialog.getByLabel(a.code, { exact: true })).toBeVisible();
    return { t, a, dialog };
  }

  test('FGT-01 FGT-02 FGT-03 resets by phone after a wrong code and a step back, and logs in with the new password', async ({
    page,
    brand,
    stack,
  }) => {
    const [name, phone] = [createName(), createPhone()];
    await stack.console('members', { name, phone });
    const { t, a, dialog } = await openCodeStep(page, brand, {
      name,
      phone,
      readSolution: () => readCaptchaSolution(stack, 'picture'),
    });
    const code = await waitForCode(stack, phone);
    const next = dialog.getByRole('button', { name: a.next, exact: true });
    await expectCleanEditions(page, 'code');
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
    await expectCleanEditions(page, 'password');
    await dialog.getByRole('button', { name: a.save, exact: true }).click();
    await expect(page.getByText(a.done, { exact: true })).toBeVisible();
    await expectNoSecret(page, [NEW_PASSWORD, hash, code, phone]);
    const login = page.getByRole('dialog', { name: t.login, exact: true });
    await expect(login.getByLabel(t.username, { exact: true })).toBeVisible();
    await createPlayer(page, t).submitLogin(name, NEW_PASSWORD);
    await expect(page.getByTestId('member-name')).toHaveText(name);
  });

  test(
    'FGT-02 FGT-03 F-AUTH-09 resets by email after a code of another member, an expired code and a request too early',
    { tag: '@full' },
    async ({ page, brand, stack, context }) => {
      const [t, a] = [texts[brand], authTexts[brand]];
      const [own, other] = [createName(), createName()].map((name) => ({ name, email: `${name}@example.com` }));
      if (!own || !other) throw new Error('auth.forgot: a generated name is missing.');
      for (const member of [own, other]) await stack.console('members', member);
      const dialog = page.getByRole('dialog', { name: a.forgotTitle });
      const code = dialog.getByLabel(a.code, { exact: true });
      const next = dialog.getByRole('button', { name: a.next, exact: true });
      const requestCode = async ({ name, email }: { name: string; email: string }) => {
        await dialog.getByLabel(t.username, { exact: true }).fill(name);
        await dialog.getByLabel(a.email, { exact: true }).fill(email);
        await dialog.getByRole('button', { name: a.getCode, exact: true }).click();
        await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
        await solvePicture(page, a, await readCaptchaSolution(stack, 'picture'));
      };
      const enter = async (digits: string) => {
        await code.fill(digits);
        await next.click();
      };
      await page.goto('/');
      await openForgotten(page, brand);
      await dialog.getByText(a.byEmail, { exact: true }).click();
      await requestCode(other);
      await expect(page.getByText(a.sentMail, { exact: true })).toBeVisible();
      const foreign = await waitForCode(stack, other.email);
      await dialog.getByRole('button', { name: a.back, exact: true }).click();
      await requestCode(own);
      await expect(code).toBeVisible();
      await expectCleanEditions(page, 'code by e-mail');
      const first = await waitForCode(stack, own.email);
      await enter(foreign === first ? '000000' : foreign);
      await expect(dialog.getByRole('alert').filter({ hasText: a.wrongCode })).toBeVisible();
      await expect(dialog.getByRole('button', { name: a.waiting })).toBeDisabled();

      const second = await context.newPage();
      await second.goto('/');
      await expect(second.getByRole('dialog')).toBeHidden();
      await second.close();

      await stack.console('trouble', { clockOffsetMs: 601_000 });
      await enter(first);
      await expect(dialog.getByRole('alert').filter({ hasText: a.expiredCode })).toBeVisible();
      await stack.console('trouble', undefined, 'DELETE');
      await page.reload();
      await openForgotten(page, brand);
      await dialog.getByText(a.byEmail, { exact: true }).click();
      await requestCode(own);
      await expect(dialog.getByRole('alert').filter({ hasText: a.tooSoon })).toBeVisible();
      await expect(dialog.getByRole('button', { name: a.waiting })).toHaveAttribute('aria-disabled', 'true');

      await stack.console('trouble', { clockOffsetMs: 61_000 });
      await page.reload();
      await openForgotten(page, brand);
      await dialog.getByText(a.byEmail, { exact: true }).click();
      await requestCode(own);
      // The field appears once the new code has been sent. Before that the inbox contains the old code.
      await expect(code).toBeVisible();
      await enter(await waitForCode(stack, own.email));
      await dialog.getByLabel(a.newPassword, { exact: true }).fill(NEW_PASSWORD);
      await dialog.getByLabel(a.repeat, { exact: true }).fill(NEW_PASSWORD);
      await expectNoSecret(page, [NEW_PASSWORD, hash, own.email]);
      await dialog.getByRole('button', { name: a.save, exact: true }).click();
      await expect(page.getByText(a.done, { exact: true })).toBeVisible();
      const login = page.getByRole('dialog', { name: t.login, exact: true });
      await expect(login.getByLabel(t.username, { exact: true })).toBeVisible();
      await createPlayer(page, t).submitLogin(own.name, NEW_PASSWORD);
      await expect(page.getByTestId('member-name')).toHaveText(own.name);
    },
  );

  test(
    'FGT-02 accepts a foreign phone, shows a slow and a lost response, and discards the form on reload',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const [t, a] = [texts[brand], authTexts[brand]];
      const phone = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
      const name = createName();
      await stack.console('members', { name, phone, areaCode: '+886' });
      const dialog = page.getByRole('dialog', { name: a.forgotTitle });
      await page.goto('/');
      await openForgotten(page, brand);
      const area = dialog.getByRole('combobox', { name: a.area });
      await expect(area).toHaveValue(/\S \+86$/);
      await area.fill('886');
      await page.getByRole('option', { name: a.otherArea }).click();
      await dialog.getByLabel(t.username, { exact: true }).fill(name);
      await dialog.getByLabel(a.phone, { exact: true }).fill(phone);
      await stack.console('faults', { endpoint: 'user.forgetByPhoneOne', kind: 'delay', delayMs: 1_500, count: 1 });
      await dialog.getByRole('button', { name: a.getCode, exact: true }).click();
      await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
      await solvePicture(page, a, await readCaptchaSolution(stack, 'picture'));
      await expect(dialog.getByRole('button', { name: a.sending })).toHaveAttribute('aria-busy', 'true');
      await expect(dialog.getByLabel(a.code, { exact: true })).toBeVisible();

      await stack.console('faults', { endpoint: 'user.forgetByPhoneTwo', kind: 'lostAnswer', count: 1 });
      const code = await waitForCode(stack, phone);
      await dialog.getByLabel(a.code, { exact: true }).fill(code);
      await dialog.getByRole('button', { name: a.next, exact: true }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: a.noResponse })).toBeVisible();
      await dialog.getByRole('button', { name: a.next, exact: true }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: a.expiredCode })).toBeVisible();

      await stack.console('trouble', { clockOffsetMs: 61_000 });
      await dialog.getByRole('button', { name: a.back, exact: true }).click();
      await page.reload();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectNoSecret(page, [phone, code]);
    },
  );

  test(
    'F-AUTH-13 shows the same steps for a wrong number without sending a code, and discards the form on reload',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const { a, dialog } = await openCodeStep(page, brand, {
        name: 'demo01',
        phone: createPhone(),
        readSolution: () => readCaptchaSolution(stack, 'picture'),
      });
      await dialog.getByLabel(a.code, { exact: true }).fill('123456');
      await dialog.getByRole('button', { name: a.next, exact: true }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: a.wrongCode })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('dialog')).toBeHidden();
      await openForgotten(page, brand);
      await expect(dialog.getByLabel(a.phone, { exact: true })).toHaveValue('');
    },
  );
});
