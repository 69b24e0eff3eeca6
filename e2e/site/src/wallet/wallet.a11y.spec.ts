import { setEdition } from '../support/actions/setEdition.ts';
import { listFindings } from '../support/checks/findings.ts';
import { createFrame } from '../support/actions/frame.ts';
import { orderDeposit } from '../support/actions/orderDeposit.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

test.describe('accessibility of the cashier', () => {
  test(
    'F-UI-01 QLT-02 no page of the cashier has a serious finding in either edition',
    { tag: '@full' },
    async ({ page, brand, stack, openAsMember }) => {
      const [t, w] = [texts[brand], walletTexts[brand]];
      const expectNoFindings = async (name: string) => {
        for (const edition of ['classic', 'professional'] as const) {
          await setEdition(page, edition);
          expect.soft(await listFindings(page), `${name}, ${edition}`).toEqual([]);
        }
        await setEdition(page, 'classic');
      };
      await openAsMember('/');
      await stack.console('venue-faults', { channelCode: 'BGDZ', kind: 'refuse', count: 1 });
      await page.goto('/mine/transfermoney?venue=BGDZ');
      await page.getByLabel(w.amount, { exact: true }).fill('10');
      await page.getByRole('button', { name: w.transfer, exact: true }).click();
      await expect(createFrame(page, t).main()).toContainText(w.turnedBack);
      await expectNoFindings('transfer turned back');
      await page.goto('/mine/wallet');
      await page.getByRole('button', { name: w.unfold, exact: true }).click();
      await page.getByRole('button', { name: w.enterOf, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: w.enterConfirm, exact: true }).click();
      await expectNoFindings('entry dialog with an error');
      for (const way of [w.alipay, w.coin]) {
        await orderDeposit(page, w, { method: way, amount: '1000' });
        await expectNoFindings(`wait screen of ${way}`);
      }
      await page.goto('/mine/savemoney');
      await page.getByRole('link', { name: w.goOn }).first().waitFor();
      await expectNoFindings('deposit with open orders');
      await page.goto('/mine/transRecord');
      await page.getByRole('row').nth(1).getByRole('button', { name: w.detail }).click();
      await page.getByRole('dialog').waitFor();
      await expectNoFindings('detail of a record');
      for (const [path, sign] of [
        ['/mine/takemoney', createFrame(page, t).title()],
        ['/mine/exchange', page.getByTestId('gift-points')],
        ['/mine/exchange?kind=coin', page.getByTestId('coin-rate')],
        ['/mine/giftRecord', page.getByRole('table')],
      ] as const) {
        await page.goto(path);
        await expect(sign).toBeVisible();
        await expectNoFindings(path);
      }
    },
  );
});
