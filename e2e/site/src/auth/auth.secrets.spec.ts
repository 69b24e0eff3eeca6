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
import { openForgotten } from '../support/actions/flows.ts';
import { recordPage } from '../support/checks/recordPage.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Matches a code of six digits only if no other digit is next to it. */
const toWordPattern = (secret: string) => (/^\d{6}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`) : secret);

test.describe('secrets', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  test('I7 F-AUTH-14 no log, URL or header contains a secret, from a login on a new device to a password reset with faults', async ({
    page,
    brand,
    stack,
  }) => {
    const [t, a] = [texts[brand], authTexts[brand]];
    const player = createPlayer(page, t);
    const own = { name: createName(), phone: createPhone(), password: 'h8sd41wq' };
    const [email, renewed] = [`${own.name}@example.com`, 'x9rv27kd'];
    await stack.console('members', { ...own, loginRefusal: 6026 });
    const readRecords = recordPage(page);
    const fail = (endpoint: string) => stack.console('faults', { endpoint, kind: 'corrupt', count: 1 });

    await page.goto('/');
    await player.openLogin();
    await fail('user.login');
    await player.submitLogin(own.name, own.password);
    await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: t.login, exact: true }).click();
    const device = page.getByRole('dialog', { name: a.deviceTitle });
    await device.getByRole('button', { name: a.getCode, exact: true }).click();
    await page.getByLabel(a.middle).fill(own.phone.slice(3, 7));
    await page.getByLabel(a.middle).press('Enter');
    const loginCode = await waitForCode(stack, own.phone);
    await device.getByLabel(a.code, { exact: true }).fill(loginCode);
    await device.getByLabel(a.code, { exact: true }).press('Enter');
    await expect(page.getByTestId('member-name')).toHaveText(own.name);
    const token = await page.evaluate(() => localStorage.getItem('pavilion.token') ?? '');

    await page.goto('/mine/auth#email');
    const form = page.getByRole('form', { name: a.email, exact: true });
    await form.getByLabel(a.email, { exact: true }).fill(email);
    await form.getByRole('button', { name: a.getCode, exact: true }).click();
    const bindCode = await waitForCode(stack, email);
    await fail('user.bindEmail');
    await form.getByLabel(a.code, { exact: true }).fill(bindCode);
    await form.getByRole('button', { name: a.bindEmail, exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByTestId('member-name')).toBeVisible();
    await player.logOut();

    // The address has just received the code of its binding.
    await stack.console('limits', undefined, 'DELETE');
    const forgot = await openForgotten(page, brand);
    await forgot.getByText(a.byEmail, { exact: true }).click();
    await forgot.getByLabel(t.username, { exact: true }).fill(own.name);
    await forgot.getByLabel(a.email, { exact: true }).fill(email);
    await forgot.getByRole('button', { name: a.getCode, exact: true }).click();
    await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
    await solvePicture(page, a, await readCaptchaSolution(stack, 'picture'));
    await expect(forgot.getByLabel(a.code, { exact: true })).toBeVisible();
    const resetCode = await waitForCode(stack, email);
    await forgot.getByLabel(a.code, { exact: true }).fill(resetCode);
    await forgot.getByRole('button', { name: a.next, exact: true }).click();
    await forgot.getByLabel(a.newPassword, { exact: true }).fill(renewed);
    await forgot.getByLabel(a.repeat, { exact: true }).fill(renewed);
    await fail('user.forgetByEmailThree');
    await forgot.getByRole('button', { name: a.save, exact: true }).click();
    await expect(
      forgot
        .getByRole('alert')
        .filter({ hasText: /\S/ })
        .or(page.getByText(a.done, { exact: true })),
    ).toBeVisible();

    const { key } = (await (await fetch(`${stack.sandboxUrl}/site/api/wire.json`)).json()) as { key: string };
    const passwords = [own.password, md5(own.password), renewed, md5(renewed)];
    const secrets = [...passwords, loginCode, bindCode, resetCode, own.phone, email, key];
    const { console: logged, requests } = await readRecords();
    expect(token.length, 'a token').toBeGreaterThan(20);
    expect(logged, 'what failed was logged').toContain('call.failed');
    expect(stack.log(), 'the platform logs').toContain('Sandbox');
    for (const secret of [...secrets, token]) {
      expect(logged, `${secret} in the console`).not.toMatch(toWordPattern(secret));
      expect(stack.log(), `${secret} in the platform’s log`).not.toMatch(toWordPattern(secret));
    }
    for (const secret of secrets)
      expect(requests, `${secret} in an address or header`).not.toMatch(toWordPattern(secret));
    await expectNoSecret(page, [...passwords, loginCode, bindCode, own.phone, token]);
  });
});
