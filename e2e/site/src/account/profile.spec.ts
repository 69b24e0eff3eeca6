import { writeFile } from 'node:fs/promises';
import { createPlayer } from '../support/actions/player.ts';
import { createPng } from '../support/actions/createPng.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const profileTexts = {
  'main-cn': {
    change: '更换头像',
    upload: '上传图片',
    save: '保存',
    saved: '头像已更新',
    zoom: '缩放',
    noPicture: '这个文件不是图片',
    tooLarge: '超过 10 MB',
    damaged: '图片无法读取',
    tooWide: '图片尺寸过大',
    show: '显示',
    hide: '隐藏',
    phone: '手机号码',
    second: '资金密码',
    wrong: '资金密码错误',
    later: '稍后再看',
    read: '知道了',
  },
  'main-tw': {
    change: '更換頭像',
    upload: '上傳圖片',
    save: '儲存',
    saved: '頭像已更新',
    zoom: '縮放',
    noPicture: '這個檔案不是圖片',
    tooLarge: '超過 10 MB',
    damaged: '無法讀取圖片',
    tooWide: '圖片尺寸過大',
    show: '顯示',
    hide: '隱藏',
    phone: '手機號碼',
    second: '資金密碼',
    wrong: '資金密碼錯誤',
    later: '稍後再看',
    read: '知道了',
  },
} as const;

const MEGABYTE = 1024 * 1024;

test.describe('profile', () => {
  test('USR-03 takes a given picture and a cropped upload, and shows it in the header and on the home of the member', async ({
    page,
    brand,
    openAsMember,
  }) => {
    const p = profileTexts[brand];
    await openAsMember('/mine/userinfo');
    await page.getByRole('button', { name: p.change }).click();
    const dialog = page.getByRole('dialog', { name: p.change });
    await dialog.getByRole('radio').nth(2).check({ force: true });
    await expectCleanEditions(page, 'avatar dialog');
    await dialog.getByRole('button', { name: p.save }).click();
    await expect(dialog).toBeHidden();
    const pictures = page.getByRole('banner').locator('img[src*="/picture/"]');
    await expect(pictures).toHaveAttribute('src', /\/picture\/avatar\//);

    await page.goto('/mine');
    await page.getByRole('main').getByRole('button', { name: p.change }).click();
    const png = { name: 'me.png', mimeType: 'image/png', buffer: createPng(800, 500) };
    await dialog.getByLabel(p.upload).setInputFiles(png);
    await dialog.getByRole('slider', { name: p.zoom }).fill('2');
    await dialog.getByRole('button', { name: p.save }).click();
    await expect(dialog).toBeHidden();
    await expect(pictures).toHaveAttribute('src', /\/picture\/upload\//);
    const size = () =>
      pictures.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight, image.complete]);
    await expect.poll(size).toEqual([256, 256, true]);
    await page.reload();
    await expect(pictures).toHaveAttribute('src', /\/picture\/upload\//);
    await expect(page.getByRole('main').locator('img[src*="/picture/upload/"]')).toBeVisible();
  });

  test('F-SRV-15 refuses files that are no picture, too large, damaged or too wide, each in words', async ({
    page,
    brand,
    openAsMember,
  }, testInfo) => {
    const p = profileTexts[brand];
    await openAsMember('/mine');
    await page.getByRole('main').getByRole('button', { name: p.change }).click();
    const dialog = page.getByRole('dialog', { name: p.change });
    const files: [Buffer, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), p.noPicture],
      [Buffer.concat([createPng(10, 10), Buffer.alloc(20 * MEGABYTE)]), p.tooLarge],
      [createPng(10, 10).subarray(0, 30), p.damaged],
      [createPng(10_000, 10_000), p.tooWide],
    ];
    for (const [at, [buffer, text]] of files.entries()) {
      // A file on disk: a buffer of this size would be sent to the browser as base64.
      const path = testInfo.outputPath(`${at}.png`);
      await writeFile(path, buffer);
      await dialog.getByLabel(p.upload).setInputFiles(path);
      await expect(dialog.getByRole('alert')).toContainText(text);
    }
    await expect(dialog.getByRole('radio').first()).toBeAttached();
  });

  test('API-05 shows the complete phone number only after the second password', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const p = profileTexts[brand];
    const name = `s${Math.random().toString(36).slice(2, 9)}1`;
    const phone = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await stack.console('members', { name, money: '0.00', phone, secondPassword: 'money123' });
    await openAsMember('/mine/userinfo', name);
    await page.getByRole('button', { name: `${p.show} ${p.phone}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(p.second, { exact: true }).fill('money124');
    await dialog.getByRole('button', { name: p.show, exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(p.wrong);
    await dialog.getByLabel(p.second, { exact: true }).fill('money123');
    await dialog.getByRole('button', { name: p.show, exact: true }).click();
    await expect(page.getByTestId('value-phone')).toHaveText(phone);
    await page.getByRole('button', { name: `${p.hide} ${p.phone}` }).click();
    await expect(page.getByTestId('value-phone')).toHaveText(/\*{4}/);
    await page.reload();
    await expect(page.getByTestId('value-phone')).toHaveText(/\*{4}/);
  });

  test(
    'USR-06 shows an unread message of the operator once after each login until it is read',
    { tag: '@full' },
    async ({ page, brand, member, stack }) => {
      const [t, p] = [texts[brand], profileTexts[brand]];
      const text = { title: 'Read me', content: '<p>Important</p><script>alert(1)</script>' };
      const letter = { to: [member], type: 'notice', texts: { 'zh-CN': text, 'zh-TW': text }, isForced: true };
      await stack.console('letters', letter);
      const dialog = page.getByRole('dialog', { name: text.title });
      const player = createPlayer(page, t);
      const logIn = async () => {
        await player.openLogin();
        await player.submitLogin(member, 'demo1234');
      };
      await page.goto('/');
      await logIn();
      await expect(dialog).toContainText('Important');
      await dialog.getByRole('button', { name: p.later }).click();
      await page.reload();
      await expect(page.getByTestId('member-name')).toHaveText(member);
      await page.waitForLoadState('networkidle');
      await expect(dialog).toBeHidden();
      await player.logOut();
      await logIn();
      await dialog.getByRole('button', { name: p.read }).click();
      await expect(dialog).toBeHidden();
      await player.logOut();
      await player.logIn(member);
      await page.waitForLoadState('networkidle');
      await expect(dialog).toBeHidden();
    },
  );
});
