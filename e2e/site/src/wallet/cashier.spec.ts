import { listFindings } from '../support/checks/findings.ts';
import { expectNoLayoutShift } from '../support/checks/expectNoLayoutShift.ts';
import { orderDeposit } from '../support/actions/orderDeposit.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

const names = {
  'main-cn': { side: '限额与订单', cancelOf: /^取消订单：存款/, cancel: '取消订单' },
  'main-tw': { side: '限額與訂單', cancelOf: /^取消訂單：儲值/, cancel: '取消訂單' },
} as const;

test.describe('cashier', () => {
  test(
    'DSK-10 method, steps, state and recent orders are side by side; an order is cancelled after a confirmation; zero balances fold',
    { tag: '@brand' },
    async ({ page, brand, openAsMember }) => {
      const [name, w] = [names[brand], walletTexts[brand]];
      await page.setViewportSize({ width: 1280, height: 800 });
      await openAsMember('/');
      const orderNo = await orderDeposit(page, w, { method: w.alipay, amount: '300' });

      await page.goto('/mine/savemoney');
      const side = page.getByRole('complementary', { name: name.side, exact: true });
      const form = page.getByLabel(w.depositAmount, { exact: true });
      await expect(side.getByRole('link', { name: w.goOn })).toHaveAttribute('href', new RegExp(orderNo));
      await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
      await expectNoLayoutShift(page);
      const readBoxes = async () => ({ side: await side.boundingBox(), form: await form.boundingBox() });
      const wide = await readBoxes();
      expect(wide.side?.x).toBeGreaterThan((wide.form?.x ?? 0) + (wide.form?.width ?? 0));
      expect(await listFindings(page)).toEqual([]);

      await side.getByRole('button', { name: name.cancelOf }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: name.cancel, exact: true }).click();
      await expect(side.getByRole('link', { name: w.goOn })).toHaveCount(0);
      await expect(side.getByRole('link', { name: /300|299\./ })).toHaveCount(1);

      await page.setViewportSize({ width: 900, height: 800 });
      const narrow = await readBoxes();
      expect(narrow.side?.y).toBeGreaterThan((narrow.form?.y ?? 0) + (narrow.form?.height ?? 0));

      await page.goto('/mine/transfermoney');
      const venues = page.getByRole('main').getByRole('table').getByRole('row');
      const before = await venues.count();
      await page.getByRole('button', { name: w.unfold, exact: true }).click();
      await expect.poll(() => venues.count()).toBeGreaterThan(before);
    },
  );
});
