import { listBets, placeBet } from '../support/actions/bets.ts';
import { createPlayer, VENUE } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Limits the network to 400 kbit/s and 400 ms round trip, and drops every 20th call. */
async function slowDown(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = (400 * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  let calls = 0;
  await page.route(/\/xxxx\//, (route) => {
    calls += 1;
    return calls % 20 === 0 ? route.abort('connectionreset') : route.continue();
  });
  return () => calls;
}

test.describe('slow and lossy network', () => {
  test.use({ allowedErrors: { patterns: [/ERR_CONNECTION_RESET/] } });
  test.describe.configure({ timeout: 120_000 });
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test(
    'F-API-25 login, bet and balance succeed with visible progress and without duplicates',
    { tag: '@full' },
    async ({ page, brand, member, stack }) => {
      const t = texts[brand];
      const player = createPlayer(page, t);
      await stack.console('clock', { isPaused: true });
      const calls = await slowDown(page);
      await page.goto('/', { timeout: 30_000 });
      await page.getByRole('banner').getByRole('button', { name: t.login, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
      await player.submitLogin(member, 'demo1234');
      await expect(page.getByTestId('member-name')).toHaveText(member, { timeout: 30_000 });

      await page.getByRole('banner').locator(`a[href="${VENUE}"]`).click();
      await expect(page.getByRole('progressbar', { name: t.loading })).toBeVisible();
      await expect(page.locator('[data-price]').first()).toBeVisible({ timeout: 30_000 });
      await player.priceCells().first().click();
      await player.stake('100');
      await placeBet(page, t, { stack, member });
      await expect(player.balance()).toHaveText('¥9,900.00', { timeout: 30_000 });
      expect((await listBets(stack, member)).filter(({ status }) => status !== 'rejected')).toHaveLength(1);
      expect(calls()).toBeGreaterThan(5);
    },
  );
});
