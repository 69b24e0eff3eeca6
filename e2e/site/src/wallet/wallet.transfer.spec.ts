import { createFrame } from '../support/actions/frame.ts';
import { expect, test, type Page, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

const PATH = '/mine/transfermoney?venue=BGDZ';

/** Checks the ledger: every entry balances, and no balance is negative. */
const expectBalancedLedger = async (stack: Stack) => expect(await stack.console('audit')).toMatchObject({ ok: true });

const getBalance = (page: Page, part: 'total' | 'center' | 'venues' | 'pending') => page.getByTestId(`balance-${part}`);

test.describe('transfer between wallet and venues', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('venue-faults', undefined, 'DELETE');
  });

  test('WAL-02 WAL-03 F-WAL-01 F-WAL-11 transfers in and recalls all to the cent, and refuses each invalid amount', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const [t, w] = [texts[brand], walletTexts[brand]];
    const frame = createFrame(page, t);
    await openAsMember(PATH);
    const amount = page.getByLabel(w.amount, { exact: true });
    const confirm = page.getByRole('button', { name: w.transfer, exact: true });
    await expect(getBalance(page, 'center')).toHaveText('¥10,000.00');
    for (const [typed, words] of [
      ['1,5', w.ambiguous],
      ['10000.01', w.aboveBalance],
    ] as const) {
      await amount.fill(typed);
      await confirm.click();
      await expect(frame.main()).toContainText(words);
    }
    await amount.fill('１，２３４．５６');
    await confirm.dblclick();
    await expect(frame.notices()).toContainText(w.transferredIn('¥1,234.56'));
    await expect(amount).toHaveValue('');
    await expect(getBalance(page, 'center')).toHaveText('¥8,765.44');
    await expect(getBalance(page, 'venues')).toHaveText('¥1,234.56');
    await expect(getBalance(page, 'total')).toContainText('¥10,000.00');

    await page.getByRole('button', { name: w.recycle, exact: true }).click();
    await expect(frame.notices()).toContainText(w.recycled('¥1,234.56'));
    await expect(getBalance(page, 'center')).toHaveText('¥10,000.00');
    await expectBalancedLedger(stack);
  });

  test('F-WAL-04 F-WAL-05 shows a lost response as unknown, never failed, after a reload and in a second tab, and transfers once', async ({
    page,
    brand,
    stack,
    context,
    openAsMember,
  }) => {
    const [t, w] = [texts[brand], walletTexts[brand]];
    const frame = createFrame(page, t);
    await openAsMember(PATH);
    await stack.console('faults', { endpoint: 'venue.transfer', kind: 'lostAnswer' });
    await page.getByLabel(w.amount, { exact: true }).fill('100');
    await page.getByRole('button', { name: w.transfer, exact: true }).click();
    await expect(frame.main()).toContainText(w.unknown);
    await expect(frame.main()).not.toContainText(w.refused);
    await page.reload();
    await expect(frame.main()).toContainText(w.unknown);
    const other = await context.newPage();
    await other.goto(PATH);
    await expect(createFrame(other, t).main()).toContainText(w.unknown);
    await page.getByRole('button', { name: w.ask, exact: true }).click();
    await expect(frame.main()).toContainText(w.unknown);
    await stack.console('faults', undefined, 'DELETE');
    await expect(frame.main()).not.toContainText(w.unknown, { timeout: 40_000 });
    await expect(getBalance(page, 'venues')).toHaveText('¥100.00');
    await expect(createFrame(other, t).main()).not.toContainText(w.unknown, { timeout: 40_000 });
    await other.close();
    await expectBalancedLedger(stack);
  });

  test('F-WAL-08 a slow venue leaves the money in transit, and a refusal returns it', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const [t, w] = [texts[brand], walletTexts[brand]];
    const frame = createFrame(page, t);
    await openAsMember(PATH);
    await stack.console('venue-faults', { channelCode: 'BGDZ', kind: 'slow', delayMs: 6_000, count: 1 });
    const amount = page.getByLabel(w.amount, { exact: true });
    const confirm = page.getByRole('button', { name: w.transfer, exact: true });
    await amount.fill('250.50');
    await confirm.click();
    await expect(frame.main()).toContainText(w.pending);
    await expect(getBalance(page, 'pending')).toHaveText('¥250.50');
    await expect(getBalance(page, 'total')).toContainText('¥10,000.00');
    await expect(frame.notices()).toContainText(w.transferredIn('¥250.50'), { timeout: 20_000 });
    await stack.console('venue-faults', { channelCode: 'BGDZ', kind: 'refuse', count: 1 });
    await amount.fill('10');
    await confirm.click();
    await expect(frame.main()).toContainText(w.turnedBack);
    await expect(amount).toHaveValue('10');
    await expect(getBalance(page, 'center')).toHaveText('¥9,749.50');
    await expectBalancedLedger(stack);
  });
});
