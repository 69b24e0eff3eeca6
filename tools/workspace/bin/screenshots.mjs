// `npm run screenshots`: takes the pictures of the documents again from the running sites.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../stack/findChromium.mjs';
import { ROOT } from '../root.mjs';
import { startStack } from '../stack/startStack.mjs';

const FOLDER = join(ROOT, 'docs/images');
const TEXTS = {
  'main-cn': { login: '登录', username: '用户名', password: '密码', locale: 'zh-CN' },
  'main-tw': { login: '登入', username: '帳號', password: '密碼', locale: 'zh-TW' },
};

/** Pages of the member centre by the name of their picture. */
const MEMBER_PAGES = {
  records: '/mine/betRecord',
  overview: '/mine',
  messages: '/mine/message',
  vip: '/mine/vip',
  welfare: '/mine/welfare',
  limits: '/mine/limits',
};

mkdirSync(FOLDER, { recursive: true });
const stack = await startStack();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const brand of /** @type {const} */ (['main-cn', 'main-tw'])) {
    for (const edition of /** @type {const} */ (['classic', 'professional'])) await captureSite(brand, edition);
  }
} finally {
  await browser.close();
  await stack.stop();
}

/** @param {'main-cn' | 'main-tw'} brand @param {'classic' | 'professional'} edition */
async function captureSite(brand, edition) {
  const texts = TEXTS[brand];
  const page = await browser.newPage({
    baseURL: stack.urls[brand],
    viewport: { width: 1600, height: 1000 },
    locale: texts.locale,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await page.addInitScript((value) => localStorage.setItem('pavilion.edition', value), edition);
  const capture = async (/** @type {string} */ name) => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${name}-${brand}-${edition}.png`) });
    console.log(`docs/images/${name}-${brand}-${edition}.png`);
  };

  await page.goto('/');
  await page.locator('[data-price]').first().waitFor();
  await capture('home');

  await page.getByRole('banner').getByRole('button', { name: texts.login, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.username, { exact: true }).fill('demo01');
  await capture('login');
  await dialog.getByLabel(texts.password, { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: texts.login, exact: true }).click();
  await page.getByTestId('member-name').waitFor();

  await page.goto('/game/sport/crty');
  const cells = page.locator('button[data-price]:not([data-locked]):not([data-picked])');
  await cells.nth(6).click();
  await page.getByRole('textbox').last().fill('200');
  await page.waitForTimeout(1_500);
  await capture('board');

  for (const [name, path] of Object.entries(MEMBER_PAGES)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (name === 'messages') await page.locator('[data-part="list"] li a').first().click();
    await capture(name);
  }
  await page.close();
}
