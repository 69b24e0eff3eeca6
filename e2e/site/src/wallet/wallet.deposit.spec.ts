import { createFrame } from '../support/actions/frame.ts';
import { orderDeposit } from '../support/actions/orderDeposit.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

/** Presses a button of the simulated bank page that a deposit opens. */
async function pressAtBank(page: Page, action: 'pay' | 'fail' | 'wrong'): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await page.locator('main a[target=_blank]').click();
  const bank = await opened;
  await bank.locator(`button[value=${action}]`).click();
  await expect(bank.locator('button[value=fail]')).toHaveCount(0);
  await bank.close();
}

/** Checks that the amount to pay is the same after a reload and in a second tab. */
async function expectSameEverywhere(page: Page): Promise<void> {
  const amount = (await page.getByTestId('pay-amount').textContent()) ?? '';
  await page.reload();
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await expect(tab.getByTestId('pay-amount')).toHaveText(amount);
  await other.close();
}

const status = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.describe('deposit', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test.beforeEach(async ({ stack, openAsMember }, { title }) => {
    const name = `d${Math.random().toString(36).slice(2, 9)}1`;
    await stack.console('members', { name, money: '0.00', realName: '张三' });
    await stack.console('settings', { depositConfirmMs: title.includes('F-WAL-13') ? 6_000 : 500 });
    await openAsMember('/', name);
  });

  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('settings', undefined, 'DELETE');
  });

  test('WAL-04 F-WAL-13 by bank: shows the code before the order, survives a reload and a second tab on the wait screen, and is credited to the cent', async ({
    page,
    brand,
    stack,
    context,
  }) => {
    const w = walletTexts[brand];
    await page.goto('/mine/savemoney');
    const code = (await page.getByTestId('transfer-code').textContent()) ?? '';
    await orderDeposit(page, w, { method: w.bankWay, amount: '1,000' });
    await expect(page).toHaveURL(/\/mine\/savemoney\/transfer-wait\?order=D/);
    await expect(page.getByRole('definition').filter({ hasText: code })).toBeVisible();
    const amount = await page.getByTestId('pay-amount').textContent();
    await page.reload();
    await expect(page.getByTestId('pay-amount')).toHaveText(amount ?? '');
    const other = await context.newPage();
    await other.goto('/mine/savemoney');
    await other.getByRole('link', { name: w.goOn }).click();
    await expect(other.getByTestId('pay-amount')).toHaveText(amount ?? '');
    await pressAtBank(page, 'pay');
    await expect(status(page, w.paid)).toBeVisible();
    await page.reload();
    for (const tab of [page, other]) await expect(status(tab, w.credited)).toBeVisible({ timeout: 20_000 });
    await expect(createPlayer(page, texts[brand]).balance()).toContainText(amount?.replace('¥', '').trim() ?? 'none');
    await other.close();
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test(
    'WAL-04 QR code, coin and huiwang each show the payment details, and are credited',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const w = walletTexts[brand];
      for (const [way, path, hasCode] of [
        [w.alipay, '/mine/savemoney/recharge-wait', true],
        [w.huiwang, '/mine/huione', false],
      ] as const) {
        await orderDeposit(page, w, { method: way, amount: '200' });
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.getByRole('main').locator('svg[role=img]')).toHaveCount(hasCode ? 1 : 0);
        await expectSameEverywhere(page);
        await pressAtBank(page, 'pay');
        await expect(status(page, w.credited)).toBeVisible({ timeout: 20_000 });
      }
      const orderNo = await orderDeposit(page, w, { method: w.coin, amount: '1000' });
      await expect(page).toHaveURL(/virtual-wait/);
      await expect(page.getByTestId('pay-amount')).toContainText('USDT');
      await expectSameEverywhere(page);
      await pressAtBank(page, 'pay');
      await expect(page.getByRole('progressbar')).toBeVisible();
      await stack.console(`deposits/${orderNo}/confirm`, {});
      await page.reload();
      await expect(status(page, w.credited)).toBeVisible();
      expect(await stack.console('audit')).toMatchObject({ ok: true });
    },
  );

  test(
    'WAL-04 F-WAL-13 shows the final state of a cancelled, failed, expired or late order, and of a wrong amount',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const w = walletTexts[brand];
      await orderDeposit(page, w, { method: w.alipay, amount: '100' });
      await page.getByRole('button', { name: w.cancelOrder, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: w.cancelOrder, exact: true }).click();
      await expect(status(page, w.cancelled)).toBeVisible();
      await orderDeposit(page, w, { method: w.alipay, amount: '100' });
      await pressAtBank(page, 'fail');
      await expect(status(page, w.failed)).toBeVisible();
      await orderDeposit(page, w, { method: w.alipay, amount: '100' });
      await pressAtBank(page, 'wrong');
      await expect(status(page, w.wrongAmount)).toBeVisible();
      const orderNo = await orderDeposit(page, w, { method: w.alipay, amount: '100' });
      await stack.console(`deposits/${orderNo}/expire`, {});
      await expect(status(page, w.expired)).toBeVisible();
      await stack.console(`deposits/${orderNo}/pay`, {});
      await page.reload();
      await expect(status(page, w.late)).toBeVisible();
      await page.goto('/mine/savemoney/recharge-wait?order=D20260101000000');
      await expect(page.getByRole('main')).toContainText(w.missing);
    },
  );

  test('F-WAL-04 F-WAL-05 finds an order whose response was lost after a reload, and creates it once', async ({
    page,
    brand,
    stack,
  }) => {
    const w = walletTexts[brand];
    await page.goto('/mine/savemoney');
    await stack.console('faults', { endpoint: 'payment.pay', kind: 'lostAnswer', count: 1 });
    await stack.console('faults', { endpoint: 'payment.getDepositOrderStatus', kind: 'drop' });
    await page.getByRole('radio', { name: w.alipay }).check({ force: true });
    await page.getByLabel(w.depositAmount, { exact: true }).fill('300');
    await page.getByRole('button', { name: w.next, exact: true }).click();
    await expect(createFrame(page, texts[brand]).main()).toContainText(w.unknown);
    await page.reload();
    await expect(createFrame(page, texts[brand]).main()).toContainText(w.unknown);
    await stack.console('faults', undefined, 'DELETE');
    await expect(page.getByTestId('pay-amount')).toBeVisible();
    await page.goto('/mine/savemoney');
    await expect(page.getByRole('link', { name: w.goOn })).toHaveCount(1);
  });
});
