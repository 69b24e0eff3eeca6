import { expect, type Locator, type Page } from '@playwright/test';
import { authTexts, type AuthTexts } from '../texts/authTexts.ts';
import { createPlayer, type Player } from './player.ts';
import type { BrandId, Stack } from '../fixtures/test.ts';
import { texts, type Texts } from '../texts/texts.ts';

/** Texts and player of a flow. */
interface Scene {
  readonly t: Texts;
  readonly a: AuthTexts;
  readonly player: Player;
}

const createScene = (page: Page, brand: BrandId): Scene => ({
  t: texts[brand],
  a: authTexts[brand],
  player: createPlayer(page, texts[brand]),
});

/** Opens home and submits a login up to its captcha. */
export async function openLoginCaptcha(
  page: Page,
  { brand, stack, member }: { readonly brand: BrandId; readonly stack: Stack; readonly member: string },
  captchaMode: 'picture' | 'slider',
): Promise<Scene & { readonly dialog: Locator }> {
  const scene = createScene(page, brand);
  await stack.console('settings', { captchaMode });
  await page.goto('/');
  const dialog = await scene.player.openLogin();
  await scene.player.submitLogin(member, 'demo1234');
  return { ...scene, dialog };
}

/** Name and password of a registration. */
export interface NewAccount {
  readonly name: string;
  readonly password: string;
}

/** Fills the registration form and submits it up to its picture captcha. */
export async function sendRegistration(page: Page, brand: BrandId, { name, password }: NewAccount): Promise<Locator> {
  const { t, a } = createScene(page, brand);
  const dialog = page.getByRole('dialog', { name: a.registerTitle, exact: true });
  await dialog.getByLabel(t.username, { exact: true }).fill(name);
  await dialog.getByLabel(t.password, { exact: true }).fill(password);
  await dialog.getByLabel(a.repeat, { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: a.registerTitle, exact: true }).click();
  await expect(page.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
  return dialog;
}

/** Name and password of a login. */
export interface Credentials {
  readonly name: string;
  /** Default: the password of all seeded members. */
  readonly password?: string;
}

/** Opens home and submits a login up to the new-device check. Returns the steps of the check. */
export async function reachDeviceCheck(page: Page, brand: BrandId, { name, password = 'demo1234' }: Credentials) {
  const scene = createScene(page, brand);
  const { a, player } = scene;
  await page.goto('/');
  await player.openLogin();
  await player.submitLogin(name, password);
  const dialog = page.getByRole('dialog', { name: a.deviceTitle });
  const code = dialog.getByLabel(a.code, { exact: true });
  await expect(code).toBeVisible();
  const requestCode = async (middle: string) => {
    await dialog.getByRole('button', { name: a.getCode, exact: true }).click();
    await page.getByLabel(a.middle).fill(middle);
    await page.getByLabel(a.middle).press('Enter');
  };
  const enterCode = async (digits: string) => {
    await code.fill(digits);
    await code.press('Enter');
  };
  return { ...scene, dialog, ask: requestCode, enter: enterCode };
}

/** Opens the first step of the password reset for a guest on any page. */
export async function openForgotten(page: Page, brand: BrandId): Promise<Locator> {
  const { a, player } = createScene(page, brand);
  await player.openLogin();
  await page.getByRole('button', { name: a.forgot }).click();
  return page.getByRole('dialog', { name: a.forgotTitle });
}
