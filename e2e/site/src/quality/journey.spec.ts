import { createPlayer } from '../support/actions/player.ts';
import { listBets, readWallet, placeBet } from '../support/actions/bets.ts';
import { expect, test, withMotion } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

test.describe('from first visit to a settled bet', () => {
  test.use(withMotion);

  test(
    'AUT-04 SLP-11 WAL-01 a guest sees prices move, logs in, bets, and is paid to the cent',
    { tag: '@brand' },
    async ({ page, brand, member, stack }) => {
      const t = texts[brand];
      const player = createPlayer(page, t);

      await test.step('SPT-08 prices of home move for a guest', async () => {
        await page.goto('/');
        await expect(player.priceCells().first()).toBeVisible();
        await expect(page.locator('[data-price][data-move]').first()).toBeVisible({ timeout: 30_000 });
      });

      await stack.console('clock', { isPaused: true });
      await test.step('DLG-01 GRD-01 a selection prompts the guest to log in and is kept', async () => {
        await player.priceCells().first().click();
        const prompt = page.getByRole('alertdialog');
        await expect(prompt).toContainText(t.loginFirst);
        await prompt.getByRole('button', { name: t.goLogin }).click();
        await expect(page.getByRole('dialog').getByLabel(t.username, { exact: true })).toBeVisible();
      });

      await test.step('AUT-02 AUT-04 a login shows member and balance', async () => {
        await player.submitLogin(member, 'demo1234');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page).toHaveURL('/');
        await expect(player.balance()).toHaveText('¥10,000.00');
      });

      const bet = await test.step('SLP-09 SLP-11 the selected price is staked, confirmed and accepted', async () => {
        await player.stake('100');
        return placeBet(page, t, { stack, member });
      });
      await expect(player.balance()).toHaveText('¥9,900.00');

      await test.step('SPT-07 the match ends and the bet settles by its score', async () => {
        await stack.console(`matches/${bet.gameId}/end`, { home: 9, away: 0, halfHome: 9, halfAway: 0 });
        await expect.poll(async () => (await listBets(stack, member))[0]?.status, { timeout: 15_000 }).toBe('settled');
      });

      const [settled] = await listBets(stack, member);
      const wallet = await readWallet(stack, member);
      const expected = 10_000 + Number(settled?.net);
      expect(Number(wallet)).toBeCloseTo(expected, 6);

      await test.step('WAL-01 WAL-07 balance and record agree with the ledger', async () => {
        await page.goto('/mine/betRecord');
        await page.getByRole('tab', { name: t.settled }).click();
        await expect(page.getByRole('table')).toContainText(formatNet(settled?.net));
        await expect(player.balance()).toHaveText(formatAmount(wallet));
      });

      await test.step('a reload keeps the session and the record', async () => {
        await page.reload();
        await expect(player.balance()).toHaveText(formatAmount(wallet));
        await page.getByRole('tab', { name: t.settled }).click();
        await expect(page.getByRole('table')).toContainText(formatNet(settled?.net));
      });

      await test.step('a logout leaves no data of the member', async () => {
        await player.logOut();
        await expect(page.getByRole('banner').getByRole('button', { name: t.login, exact: true })).toBeVisible();
        const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
        expect(kept).not.toContain('demo1234');
      });

      await stack.console('clock', { isPaused: false });
      expect(await stack.console('audit')).toEqual({ ok: true });
    },
  );
});

/** Formats an amount as the header does: grouped, with two decimals. */
function formatAmount(text: string): string {
  return `¥${Number(text).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}`;
}

/** Formats a net result as the record does. */
function formatNet(net = ''): string {
  return net.startsWith('-') ? net : `+${net}`;
}
