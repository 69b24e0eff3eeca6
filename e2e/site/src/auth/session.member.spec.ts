import { createName } from '../support/actions/auth.ts';
import { placeBet } from '../support/actions/bets.ts';
import { chatTexts, createChatPage } from '../support/actions/chat.ts';
import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { refusalTexts } from '../support/texts/refusalTexts.ts';
import { createSlipPage } from '../support/actions/slip.ts';
import { slipTexts } from '../support/texts/slipTexts.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Runs in the page: records each balance that is shown, because a wrong one may disappear within a frame. */
function recordBalances(): void {
  const balances = new Set<string>();
  Object.assign(window, { balances });
  new MutationObserver(() => {
    const text = document.querySelector('[data-testid="balance"]')?.textContent;
    if (text) balances.add(text);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

test.describe('another member in the same tab', () => {
  test.describe.configure({ timeout: 120_000 });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('F-WAL-22 the next member sees no balance, slip, unsent text or bet of the former one, who gets the slip back', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const [t, s] = [texts[brand], slipTexts[brand]];
    const [frame, player, chat] = [createFrame(page, t), createPlayer(page, t), createChatPage(page, brand)];
    const slip = createSlipPage(page, t, s);
    const message = chat.panel().getByLabel(chatTexts[brand].input, { exact: true });
    const openVenueByLink = async () => {
      await frame.nav(t.mainNav).locator('a[href="/game/sport/crty"]').click();
      await expect(page.locator('[data-price]').first()).toBeVisible({ timeout: 30_000 });
    };
    // The chat is a tab of the dock and stays open, so it covers the slip.
    const showSlip = () => page.getByRole('tab', { name: new RegExp(`^${t.slip}`) }).click();
    const next = createName();
    await stack.console('members', { name: next, money: '77.00' });

    await player.enterVenue(member);
    await player.showToday();
    const [first = '', second = ''] = await slip.priceIds('R.0.H');
    await slip.select(first);
    await player.stake('100');
    await placeBet(page, t, { stack, member });
    await slip.panel.getByRole('button', { name: s.goOn }).click();
    await slip.select(second);
    await player.stake('50');
    await chat.open();
    await message.fill('my own words');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await player.logOut();
    await expect(frame.loginButton()).toBeVisible();
    await expect(message).toHaveValue('');
    await page.evaluate(recordBalances);
    await player.logIn(next);
    await expect(player.balance()).toHaveText('¥77.00');
    await openVenueByLink();
    await expect(message).toHaveValue('');
    await showSlip();
    await expect(slip.panel).toBeVisible();
    await expect(slip.cards()).toHaveCount(0);
    await page.getByRole('button', { name: new RegExp(`^${t.account}`) }).click();
    await frame.nav(t.memberNav).locator('a[href="/mine/betRecord"]').click();
    await expect(frame.main()).toContainText(refusalTexts[brand].noBets);
    await expect(player.balance()).toHaveText('¥77.00');
    const balances = await page.evaluate(() => [...(window as unknown as { balances: Set<string> }).balances]);
    expect(balances.filter((text) => /[1-9]/.test(text))).toEqual(['¥77.00']);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await player.logOut();
    await expect(frame.loginButton()).toBeVisible();
    await player.logIn(member);
    await openVenueByLink();
    await showSlip();
    await expect(slip.selectedPrice(second)).toBeVisible();
    await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('50');
  });
});
