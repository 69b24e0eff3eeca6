import { solvePicture, readCaptchaSolution, dragSlider, findSlider, swipeSlider } from '../support/actions/auth.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { openLoginCaptcha } from '../support/actions/flows.ts';
import { expect, test } from '../support/fixtures/test.ts';

/** Life of a captcha on the platform, in milliseconds. */
const CAPTCHA_LIFE_MS = 180_000;

test.describe('captcha', () => {
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(async ({ stack }) => {
    await stack.console('settings', undefined, 'DELETE');
    await stack.console('trouble', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  test('CAP-02 F-AUTH-04 picture captcha with a wrong and then the right text', async ({
    page,
    brand,
    stack,
    member,
  }) => {
    const { a } = await openLoginCaptcha(page, { brand, stack, member }, 'picture');
    await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
    await expectCleanEditions(page, 'picture');
    await solvePicture(page, a, 'zzzz');
    await expect(page.getByRole('alert').filter({ hasText: a.wrongCode })).toBeVisible();
    await page
      .getByRole('dialog', { name: a.pictureTitle })
      .getByRole('button', { name: a.refresh, exact: true })
      .click();
    await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
    await solvePicture(page, a, await readCaptchaSolution(stack, 'picture'));
    await expect(page.getByTestId('member-name')).toHaveText(member);
  });

  test('CAP-03 slider captcha by mouse, at a wrong and then the right position', async ({
    page,
    brand,
    stack,
    member,
  }) => {
    const { a } = await openLoginCaptcha(page, { brand, stack, member }, 'slider');
    const slider = await findSlider(page, a);
    await expectCleanEditions(page, 'slider');
    const target = Number(await readCaptchaSolution(stack, 'slider'));
    await dragSlider(page, slider, target > 120 ? target - 60 : target + 60);
    await expect(page.getByRole('alert').filter({ hasText: a.missed })).toBeVisible();
    await page.getByRole('button', { name: a.again }).click();
    await findSlider(page, a);
    await dragSlider(page, slider, Number(await readCaptchaSolution(stack, 'slider')));
    await expect(page.getByTestId('member-name')).toHaveText(member);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('CAP-03 slider captcha by touch: a tap uses no attempt, a drag passes', async ({
      page,
      brand,
      stack,
      member,
    }) => {
      const { a } = await openLoginCaptcha(page, { brand, stack, member }, 'slider');
      const slider = await findSlider(page, a);
      await slider.tap();
      await expect(slider).toHaveAttribute('aria-valuenow', '0');
      await swipeSlider(page, slider, Number(await readCaptchaSolution(stack, 'slider')));
      await expect(page.getByTestId('member-name')).toHaveText(member);
    });
  });

  test('CAP-03 slider captcha by keyboard', async ({ page, brand, stack, member }) => {
    const { a } = await openLoginCaptcha(page, { brand, stack, member }, 'slider');
    const slider = await findSlider(page, a);
    await expect(slider).toBeFocused();
    const target = Number(await readCaptchaSolution(stack, 'slider'));
    for (let at = 0; at + 3 <= target; at += 3) await page.keyboard.press('ArrowRight');
    expect(Math.abs(Number(await slider.getAttribute('aria-valuenow')) - target)).toBeLessThan(3);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('member-name')).toHaveText(member);
  });

  test(
    'F-AUTH-04 CAP-02 a picture that expires while it is open is replaced with a message, and the next one passes',
    { tag: '@full' },
    async ({ page, brand, stack, member }) => {
      const { a } = await openLoginCaptcha(page, { brand, stack, member }, 'picture');
      const dialog = page.getByRole('dialog', { name: a.pictureTitle });
      await expect(dialog.getByRole('img')).toBeVisible();
      const expired = await readCaptchaSolution(stack, 'picture');
      await stack.console('trouble', { clockOffsetMs: CAPTCHA_LIFE_MS + 1_000 });
      await solvePicture(page, a, expired);
      await expect(page.getByRole('alert').filter({ hasText: a.expiredCode })).toBeVisible();
      await expect(page.getByTestId('member-name')).toBeHidden();
      await expect.poll(() => readCaptchaSolution(stack, 'picture')).not.toBe(expired);
      await solvePicture(page, a, await readCaptchaSolution(stack, 'picture'));
      await expect(page.getByTestId('member-name')).toHaveText(member);
    },
  );

  test(
    'F-AUTH-04 CAP-03 a slider that expires while it is open is not accepted, and the next one passes',
    { tag: '@full' },
    async ({ page, brand, stack, member }) => {
      const { a } = await openLoginCaptcha(page, { brand, stack, member }, 'slider');
      const slider = await findSlider(page, a);
      const expired = await readCaptchaSolution(stack, 'slider');
      await stack.console('trouble', { clockOffsetMs: CAPTCHA_LIFE_MS + 1_000 });
      await dragSlider(page, slider, Number(expired));
      await expect(page.getByRole('alert').filter({ hasText: a.expiredCode })).toBeVisible();
      await expect(page.getByTestId('member-name')).toBeHidden();
      await page.getByRole('button', { name: a.again }).click();
      await findSlider(page, a);
      await dragSlider(page, slider, Number(await readCaptchaSolution(stack, 'slider')));
      await expect(page.getByTestId('member-name')).toHaveText(member);
    },
  );

  test('WCAG 3.3.8 offers a way without a puzzle', async ({ page, brand, stack, member }) => {
    const { a } = await openLoginCaptcha(page, { brand, stack, member }, 'picture');
    await page.getByRole('button', { name: a.otherWay }).click();
    await expect(page.getByTestId('member-name')).toHaveText(member, { timeout: 30_000 });
  });

  test('AUT-10 Escape cancels the captcha and then the login, and returns the focus', async ({
    page,
    brand,
    stack,
    member,
  }) => {
    const { t, a, dialog } = await openLoginCaptcha(page, { brand, stack, member }, 'picture');
    await expect(page.getByRole('dialog', { name: a.pictureTitle })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: a.pictureTitle })).toBeHidden();
    await expect(dialog.getByLabel(t.password, { exact: true })).toHaveValue('demo1234');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: t.login, exact: true })).toBeFocused();
  });
});
