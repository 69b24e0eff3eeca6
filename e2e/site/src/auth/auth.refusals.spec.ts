import { createName, readCaptchaSolution, solvePicture } from '../support/actions/auth.ts';
import { authTexts } from '../support/texts/authTexts.ts';
import { sendRegistration } from '../support/actions/flows.ts';
import { createPlayer } from '../support/actions/player.ts';
import { refusalTexts } from '../support/texts/refusalTexts.ts';
import { expect, test, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Refuses every login with a code until the faults are removed. */
const refuseLogins = (stack: Stack, code: number) =>
  stack.console('faults', { endpoint: 'user.login', kind: 'error', code });

test.describe('refusals of the platform', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  for (const code of [6013, 6031, 6033, 6502] as const) {
    test(
      `F-AUTH-24 ERR-10 a login refused with ${code} shows heading and text in the player's language and keeps the form`,
      { tag: code === 6031 ? [] : '@full' },
      async ({ page, brand, member, stack }) => {
        const t = texts[brand];
        const player = createPlayer(page, t);
        const { title, text } = refusalTexts[brand][code];
        await page.goto('/');
        const dialog = await player.openLogin();
        await refuseLogins(stack, code);
        await player.submitLogin(member, 'demo1234');
        const alert = dialog.getByRole('alert').filter({ hasText: title });
        await expect(alert).toHaveText(title + text);
        // One dialog: no popup opens.
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(1);
        await expect(page).toHaveURL('/');
        await expect(dialog.getByLabel(t.username, { exact: true })).toHaveValue(member);
        await stack.console('faults', undefined, 'DELETE');
        await player.submitLogin(member, 'demo1234');
        await expect(page.getByTestId('member-name')).toHaveText(member);
      },
    );
  }

  test('F-AUTH-24 ERR-10 a login refused with 6501 opens one popup, and the form is kept behind it', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const [t, a] = [texts[brand], authTexts[brand]];
    const player = createPlayer(page, t);
    const { title, text } = refusalTexts[brand][6501];
    await page.goto('/');
    await player.openLogin();
    await refuseLogins(stack, 6501);
    await player.submitLogin(member, 'demo1234');
    const popup = page.getByRole('alertdialog', { name: title });
    await expect(popup).toHaveCount(1);
    await expect(popup).toContainText(text);
    await popup.getByRole('button', { name: a.tipOk, exact: true }).click();
    await expect(popup).toBeHidden();
    await expect(page.getByRole('dialog').getByLabel(t.username, { exact: true })).toHaveValue(member);
    await stack.console('faults', undefined, 'DELETE');
    await player.submitLogin(member, 'demo1234');
    await expect(page.getByTestId('member-name')).toHaveText(member);
  });

  for (const code of [6501, 6502] as const) {
    test(
      `F-AUTH-24 ERR-10 a registration refused with ${code} shows that registration is suspended, ${code === 6501 ? 'with' : 'without'} a popup`,
      { tag: code === 6501 ? [] : '@full' },
      async ({ page, brand, stack }) => {
        const { title, text } = refusalTexts[brand][code];
        await stack.console('faults', { endpoint: 'user.register', kind: 'error', code });
        await page.goto('/');
        await page.getByRole('banner').getByRole('button', { name: texts[brand].register, exact: true }).click();
        const form = await sendRegistration(page, brand, { name: createName(), password: 'k7mq29xdRt' });
        await solvePicture(page, authTexts[brand], await readCaptchaSolution(stack, 'picture'));
        const popup = page.getByRole('alertdialog', { name: title });
        if (code === 6501) {
          await expect(popup).toContainText(text);
          await popup.getByRole('button', { name: authTexts[brand].tipOk, exact: true }).click();
        }
        await expect(form.getByRole('alert').filter({ hasText: title })).toHaveText(title + text);
        await expect(popup).toHaveCount(0);
      },
    );
  }

  test('F-AUTH-24 ERR-10 a page under maintenance (6013) shows a message, and its button loads it after the maintenance', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const r = refusalTexts[brand];
    await page.goto('/');
    await createPlayer(page, texts[brand]).logIn(member);
    await stack.console('faults', { endpoint: 'record.betRecordList', kind: 'error', code: 6013 });
    await page.goto('/mine/betRecord');
    const main = page.getByRole('main');
    await expect(main).toContainText(r.recordsMaintained);
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await stack.console('faults', undefined, 'DELETE');
    await main.getByRole('button', { name: r.retry, exact: true }).click();
    await expect(main).not.toContainText(r.recordsMaintained);
    await expect(main).toContainText(r.noBets);
  });
});
