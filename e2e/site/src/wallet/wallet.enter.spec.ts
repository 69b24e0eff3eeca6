import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

/** Presses a button and returns the tab that it opened, once the venue is loaded in it. */
async function openInNewTab(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await press();
  const tab = await opened;
  await tab.waitForURL(/\/venue\//);
  return tab;
}

test.describe('entry into venues, and coins', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test.beforeEach(async ({ openAsMember }) => {
    await openAsMember('/');
  });

  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('settings', undefined, 'DELETE');
  });

  test('DLG-04 WAL-03 GAM-02 GAM-03 enters with a transfer, directly, and with unmet turnover', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const [t, w] = [texts[brand], walletTexts[brand]];
    const dialog = page.getByRole('dialog');
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    await page.goto('/mine/wallet');
    await page.getByRole('button', { name: w.unfold, exact: true }).click();
    await page.getByRole('button', { name: w.enterOf, exact: true }).click();
    await expect(dialog.getByTestId('enter-centre')).toHaveText('¥10,000.00');
    await press(w.enterConfirm);
    await expect(dialog).toContainText(w.amountEmpty);
    await dialog.getByLabel(w.enterAmount, { exact: true }).fill('1,234.5');
    // The toast can be gone before the page of the venue is read.
    const toast = createFrame(page, t).notices().getByText(w.transferredIn('¥1,234.50')).waitFor();
    const withMoney = await openInNewTab(page, () => press(w.enterConfirm));
    await toast;
    await expect(withMoney.locator('#balance')).toHaveText('1,234.50');
    expect(await withMoney.evaluate(() => window.opener as unknown)).toBeNull();
    await withMoney.close();
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('balance-center')).toHaveText('¥8,765.50');

    await stack.console(`members/${member}/turnover`, { channelCode: 'BGDZ', required: '500.00', done: '0.00' });
    await page.getByRole('button', { name: w.otherVenue, exact: true }).click();
    await press(w.enterDirect);
    await expect(dialog).toContainText(w.turnover);
    await expect(dialog).toContainText(w.turnoverLeft);
    await expect.poll(() => page.context().pages().length).toBe(1);
    const withoutMoney = await openInNewTab(page, () => press(w.enterDirect));
    await expect(withoutMoney.locator('#balance')).toHaveText('0.00');
    await withoutMoney.close();
    await expect(dialog).toBeHidden();
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test('WAL-04 F-WAL-05 exchanges yuan into coins despite a lost response and a reload, and back at another rate', async ({
    page,
    brand,
    stack,
  }) => {
    const [t, w] = [texts[brand], walletTexts[brand]];
    const frame = createFrame(page, t);
    const submit = () => page.getByRole('button', { name: w.exchange, exact: true }).click();
    await page.goto('/mine/exchange?kind=coin');
    await page.getByLabel(w.pay, { exact: true }).fill('720');
    await expect(page.getByTestId('coin-brings')).toHaveText('100.00 USDT');
    await stack.console('faults', { endpoint: 'transfer.utcTransfer', kind: 'lostAnswer' });
    await submit();
    await expect(frame.main()).toContainText(w.unknown);
    await page.reload();
    await expect(frame.main()).toContainText(w.unknown);
    await stack.console('faults', undefined, 'DELETE');
    await expect(frame.notices()).toContainText(w.bought, { timeout: 20_000 });
    await expect(page.getByTestId('coin-wallet')).toHaveText('100.00 USDT');
    await expect(page.getByTestId('coin-centre')).toHaveText('¥9,280.00');

    await page.getByText(w.sell, { exact: true }).click();
    await page.getByRole('button', { name: w.all, exact: true }).click();
    await stack.console('settings', { usdtRates: { buy: '7.1', sell: '7' } });
    await submit();
    await expect(frame.main()).toContainText(w.rateMoved);
    await expect(page.getByLabel(w.give, { exact: true })).toHaveValue('100');
    await expect(page.getByTestId('coin-rate')).toHaveText('1 USDT = ¥7');
    await submit();
    await expect(frame.notices()).toContainText(w.sold);
    await expect(createPlayer(page, t).balance()).toContainText('9,980.00');
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });
});
