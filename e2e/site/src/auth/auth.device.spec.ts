import { createHash } from 'node:crypto';
import { expectNoSecret, createName, createPhone, waitForCode } from '../support/actions/auth.ts';
import { expectCleanEditions, listFindings } from '../support/checks/findings.ts';
import { reachDeviceCheck } from '../support/actions/flows.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Stack } from '../support/fixtures/test.ts';

const hash = createHash('md5').update('demo1234').digest('hex');

/** Messages that Chromium logs for a response with an HTTP error. */
const NETWORK_NOISE = [/Failed to load resource/];

/** Creates a member whose every login requires a new-device check. */
async function createUntrustedMember(stack: Stack): Promise<{ name: string; phone: string }> {
  const member = { name: createName(), phone: createPhone() };
  await stack.console('members', { ...member, loginRefusal: 6026 });
  return member;
}

test.describe('new-device check', () => {
  test.use({ allowedErrors: { patterns: NETWORK_NOISE } });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(async ({ stack }) => {
    await stack.console('trouble', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  test('NEW-01 NEW-02 NEW-03 device01 logs in after a missing code, a wrong number and a wrong code', async ({
    page,
    brand,
    stack,
  }) => {
    // The member is fixed (ruling X2), so an earlier attempt of this test may have sent a code to its phone.
    await stack.console('limits', undefined, 'DELETE');
    const { t, a, dialog, ask, enter } = await reachDeviceCheck(page, brand, { name: 'device01' });
    await expect(dialog).toContainText(t.newDevice);
    await expect(dialog).toContainText('138****0003');
    await enter('123456');
    await expect(dialog.getByRole('alert').filter({ hasText: a.notRequested })).toBeVisible();
    await ask('123');
    await expect(page.getByRole('alert').filter({ hasText: a.wrongNumber })).toBeVisible();
    await page.getByLabel(a.middle).fill('9999');
    await page.getByLabel(a.middle).press('Enter');
    await expect(dialog.getByRole('alert').filter({ hasText: a.wrongNumber })).toBeVisible();
    await ask('0000');
    await expect(page.getByText(a.sent, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: a.waiting })).toBeDisabled();
    const code = await waitForCode(stack, '13800000003');
    await enter(code === '000000' ? '111111' : '000000');
    await expect(dialog.getByRole('alert').filter({ hasText: a.wrongCode })).toBeVisible();
    await expectNoSecret(page, ['demo1234', hash, '13800000003', code]);
    await enter(code);
    await expect(page.getByTestId('member-name')).toHaveText('device01');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectNoSecret(page, ['demo1234', hash, '13800000003', code]);
  });

  test('F-AUTH-08 F-AUTH-07 keeps the countdown after a reload, and shows the remaining time of the platform without it', async ({
    page,
    brand,
    stack,
  }) => {
    const { name, phone } = await createUntrustedMember(stack);
    const first = await reachDeviceCheck(page, brand, { name });
    await first.ask(phone.slice(3, 7));
    await expect(first.dialog.getByRole('button', { name: first.a.waiting })).toBeVisible();
    const again = await reachDeviceCheck(page, brand, { name });
    await expect(again.dialog.getByRole('button', { name: again.a.waiting })).toBeDisabled();
    await page.evaluate(() => localStorage.removeItem('pavilion.resend.newDevice'));
    await page.goto('about:blank');
    await page.goto('/');
    await page.evaluate(() => localStorage.removeItem('pavilion.resend.newDevice'));
    const third = await reachDeviceCheck(page, brand, { name });
    await third.ask(phone.slice(3, 7));
    await expect(third.dialog.getByRole('alert').filter({ hasText: third.a.tooSoon })).toBeVisible();
    await expect(third.dialog.getByRole('button', { name: third.a.waiting })).toBeDisabled();
    await third.enter(await waitForCode(stack, phone));
    await expect(page.getByTestId('member-name')).toHaveText(name);
  });

  test('F-AUTH-09 refuses a code older than 10 min as expired', { tag: '@full' }, async ({ page, brand, stack }) => {
    const { name, phone } = await createUntrustedMember(stack);
    const { a, dialog, ask, enter } = await reachDeviceCheck(page, brand, { name });
    await ask(phone.slice(3, 7));
    const code = await waitForCode(stack, phone);
    // The mailbox has the code before the page knows that it was sent.
    await expect(dialog.getByRole('button', { name: a.waiting })).toBeVisible();
    await stack.console('trouble', { clockOffsetMs: 601_000 });
    await enter(code);
    await expect(dialog.getByRole('alert').filter({ hasText: a.expiredCode })).toBeVisible();
    await expect(page.getByTestId('member-name')).toBeHidden();
  });

  test(
    'NEW-03 NEW-04 announces a voice call first, and clears the password when the account is switched',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const { name } = await createUntrustedMember(stack);
      const { t, a, dialog } = await reachDeviceCheck(page, brand, { name });
      await expectCleanEditions(page, 'device check');
      await dialog.getByRole('button', { name: a.voice }).click();
      await expect(page.getByRole('alertdialog').getByRole('button', { name: a.callNow })).toBeFocused();
      expect.soft(await listFindings(page), 'voice notice').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: a.switchAccount }).click();
      const login = page.getByRole('dialog');
      await expect(login.getByLabel(t.password, { exact: true })).toHaveValue('');
      await expect(login.getByLabel(t.username, { exact: true })).toHaveValue(name);
      await expect(dialog).toBeHidden();
    },
  );

  test('STO-03 a login in another tab ends the check in this tab', async ({ page, brand, stack, member, context }) => {
    const { name } = await createUntrustedMember(stack);
    const { t, dialog } = await reachDeviceCheck(page, brand, { name });
    const second = await context.newPage();
    await second.goto('/');
    await createPlayer(second, t).logIn(member);
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await second.close();
  });
});
