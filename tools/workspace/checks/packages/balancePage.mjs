import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../stack/findChromium.mjs';

/**
 * Tests the example page in a browser: a wrong password, the right one, a reload, a session ended by the platform.
 *
 * @param {string} url @param {string} sandbox @param {string} executablePath
 */
export async function checkBalancePage(url, sandbox, executablePath) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ locale: 'zh-CN' });
    const page = await context.newPage();
    const faults = /** @type {string[]} */ ([]);
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(url);
    await assertAccessible(page);
    await logIn(page, 'wrong1234');
    await page.getByRole('alert').filter({ hasText: '用户名或密码错误' }).waitFor();
    await logIn(page, 'demo1234');
    await page.getByText('¥10,000.00', { exact: true }).waitFor();
    await assertAccessible(page);
    await page.reload();
    await page.getByText('¥10,000.00', { exact: true }).waitFor();
    await fetch(`${sandbox}/console/api/members/demo01/kick`, { method: 'POST' });
    await page.getByRole('button', { name: '刷新' }).click();
    await page.getByText('登录已失效，请重新登录').waitFor();
    await page.getByLabel('密码').waitFor();
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
  }
}

/** @param {import('@playwright/test').Page} page @param {string} password */
async function logIn(page, password) {
  await page.getByLabel('用户名').fill('demo01');
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

/** @param {import('@playwright/test').Page} page */
async function assertAccessible(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    [],
  );
}
