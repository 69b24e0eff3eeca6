import { createFrame } from '../support/actions/frame.ts';
import { expect, test, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

const PATH = '/mine/transfermoney?venue=BGDZ';
/** Longer than the test: the test makes the venue decide. */
const VENUE_DELAY_MS = 600_000;

const listTransfers = (stack: Stack, member: string) =>
  stack.console(`venue-transfers?member=${member}`) as Promise<{ readonly status: string }[]>;

test.describe('reload while a transfer is pending', () => {
  test.afterEach(async ({ stack }) => {
    await stack.console('venue-transfers/answer', {});
    await stack.console('venue-faults', undefined, 'DELETE');
  });

  test('F-WAL-21 the reloaded page follows the transfer to its end, informs the player and sends it once', async ({
    page,
    brand,
    member,
    stack,
    openAsMember,
  }) => {
    const [t, w] = [texts[brand], walletTexts[brand]];
    const frame = createFrame(page, t);
    const getBalance = (part: 'total' | 'center' | 'venues' | 'pending') => page.getByTestId(`balance-${part}`);
    await openAsMember(PATH);
    await stack.console('venue-faults', { channelCode: 'BGDZ', kind: 'slow', delayMs: VENUE_DELAY_MS, count: 1 });
    await page.getByLabel(w.amount, { exact: true }).fill('250.50');
    await page.getByRole('button', { name: w.transfer, exact: true }).click();
    await expect(frame.main()).toContainText(w.pending);
    await page.reload();
    await expect(frame.main()).toContainText(w.pending);
    await expect(frame.main()).not.toContainText(w.refused);
    await expect(getBalance('pending')).toHaveText('¥250.50');
    await expect(getBalance('total')).toContainText('¥10,000.00');
    expect((await listTransfers(stack, member)).map(({ status }) => status)).toEqual(['pending']);

    await stack.console('venue-transfers/answer', { channelCode: 'BGDZ' });
    await expect(frame.notices()).toContainText(w.transferredIn('¥250.50'), { timeout: 40_000 });
    await expect(frame.main()).not.toContainText(w.pending);
    await expect(getBalance('center')).toHaveText('¥9,749.50');
    await expect(getBalance('venues')).toHaveText('¥250.50');
    expect((await listTransfers(stack, member)).map(({ status }) => status)).toEqual(['done']);
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });
});
