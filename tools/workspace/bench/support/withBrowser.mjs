import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../stack/findChromium.mjs';

/** Options of a page on a player's desktop. */
export const DESKTOP = { viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' };

/**
 * Starts Chromium, passes it to `act`, and closes it.
 *
 * @template Result
 * @param {string} executablePath @param {(browser: import('@playwright/test').Browser) => Promise<Result>} act
 */
export async function withBrowser(executablePath, act) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/** Logs in on the open page of main-cn. @param {import('@playwright/test').Page} page @param {{ name: string, password: string }} member */
export async function logIn(page, { name, password }) {
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('用户名', { exact: true }).fill(name);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByTestId('member-name').waitFor();
}
