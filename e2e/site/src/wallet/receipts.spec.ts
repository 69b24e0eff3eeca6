import { readFile } from 'node:fs/promises';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { orderDeposit } from '../support/actions/orderDeposit.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

const names = {
  'main-cn': { open: /^凭证 D/, kind: '存款凭证', save: '存为图片', copy: '复制文字', zone: 'UTC+8' },
  'main-tw': { open: /^憑證 D/, kind: '儲值憑證', save: '存成圖片', copy: '複製文字', zone: 'UTC+8' },
} as const;

/** Width of a PNG file in pixels. */
const readPngWidth = async (path: string): Promise<number> => (await readFile(path)).readUInt32BE(16);

test.describe('receipts', () => {
  test('DSK-09 the receipt of a deposit is saved as a picture of 840 px, printed alone and copied as text', async ({
    page,
    brand,
    context,
    openAsMember,
  }) => {
    const [name, w] = [names[brand], walletTexts[brand]];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAsMember('/');
    const orderNo = await orderDeposit(page, w, { method: w.alipay, amount: '300' });
    await page.goto('/mine/transRecord?type=deposit');
    await page.getByRole('button', { name: name.open }).click();
    const dialog = page.getByRole('dialog', { name: name.kind, exact: true });
    const receipt = dialog.getByRole('article', { name: name.kind, exact: true });
    for (const text of [orderNo, name.zone]) await expect(receipt).toContainText(text);
    await expectCleanEditions(page, 'receipt');

    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: name.save, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`receipt-${orderNo}.png`);
    expect(await readPngWidth(await file.path())).toBe(840);

    await dialog.getByRole('button', { name: name.copy, exact: true }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(orderNo);

    await page.emulateMedia({ media: 'print' });
    // Only the receipt is left; its dialog is hidden, so it is not found by role.
    await expect(page.locator('[data-receipt]')).toBeVisible();
    await expect(page.getByText(name.save, { exact: true })).toBeHidden();
    await expect(page.locator('#root')).toBeHidden();
  });

  test('WAL-07 F-UI-14 a record shows all its values in a window of 320 px', async ({ page, brand, openAsMember }) => {
    await openAsMember('/');
    await orderDeposit(page, walletTexts[brand], { method: walletTexts[brand].alipay, amount: '300' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/mine/transRecord?type=deposit');
    const cells = page.getByRole('main').locator('tr[data-row="0"] > td');
    await expect(cells).toHaveCount(6);
    for (const cell of await cells.all()) {
      const box = await cell.boundingBox();
      expect((box?.x ?? 320) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
});
