import { createFrame } from '../support/actions/frame.ts';
import { findGame, launchGame, type PlayedCategory } from '../support/actions/launchGame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { isFullRun } from '../support/fixtures/runSize.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

const ROUNDS = isFullRun ? 10 : 3;

/** One venue of each category. */
const categories: readonly PlayedCategory[] = [
  { path: '/game/egame', venue: 'BGDZ', isFramed: false },
  { path: '/game/realbet', venue: 'YHZR', isFramed: true },
  { path: '/game/chess', venue: 'ZLQP', isFramed: true },
  { path: '/game/fishing', venue: 'CSBY', isFramed: true },
  { path: '/game/lottery', venue: 'LSCP', isFramed: true, hasDraws: true },
  { path: '/game/gaming', venue: 'PZDJ', isFramed: false, hasDraws: true },
];

type Room = Awaited<ReturnType<typeof launchGame>>['room'];

const parseCents = (text: string): bigint => BigInt(text.replace(/[^\d-]/g, ''));

/** Formats positive cents as a page does. */
const formatCents = (amount: bigint): string =>
  `${(amount / 100n).toLocaleString('en-US')}.${String(amount % 100n).padStart(2, '0')}`;

/** Plays one round: a spin, a shot, or the first spot of the board. */
async function playOnce(room: Room, at: number): Promise<void> {
  const [submit, spot] = [room.getByTestId('play'), room.locator('.bets .spot').first()];
  // The prices of a match that has not started do not move.
  const upcoming = room.locator('[data-match-state="upcoming"] .match-open').first();
  if ((await upcoming.count()) > 0) await upcoming.click();
  if ((await room.locator('.fish-list, .slot-bets').count()) === 0 || (await room.locator('.fish-list').count()) > 0)
    await spot.click();
  if ((await submit.count()) > 0) await submit.click();
  await expect(room.locator('[data-round]')).toHaveCount(at + 1);
}

/** Plays a round whose response is lost. The page shows an error, queries the outcome, and lists the round once. */
async function loseResponse(tab: Page, room: Room): Promise<void> {
  await tab.route(
    /\/venue\/api\/rounds$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await room.getByTestId('play').click();
  await expect(room.locator('#message[data-tone="bad"]')).toBeVisible();
  await expect(room.locator('[data-round]')).toHaveCount(1);
}

test.describe('games of venues', () => {
  // A round whose response is lost.
  test.use({ allowedErrors: { patterns: [/ERR_FAILED/] } });

  test('GAM-01 GAM-05 WAL-02 F-WAL-05 plays rounds in each category, and all records agree to the cent', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const [t, w] = [texts[brand], walletTexts[brand]];
    await openAsMember('/');
    for (const category of categories) {
      await findGame(page, brand, category);
      const { tab, code, room } = await launchGame(page, { brand, stack }, category);
      await expect(room.locator('#balance')).toHaveText('1,500.00');
      if ((await room.locator('.chip').count()) > 0) await room.locator('.chip').first().click();
      const isFirst = category === categories[0];
      if (isFirst) await loseResponse(tab, room);
      for (let at = isFirst ? 1 : 0; at < ROUNDS; at++) await playOnce(room, at);
      if (category.hasDraws) await stack.console(`draws/${code}`, {});
      await expect(room.locator('[data-round][data-status="open"]')).toHaveCount(0);
      await tab.close();
    }
    await page.goto('/mine/wallet');
    await page.getByRole('button', { name: w.recycle, exact: true }).click();
    await expect(createFrame(page, t).notices()).toContainText(w.recycled('').trim());
    await page.goto('/mine/betRecord?kind=games&tab=settled');
    const totals = page.getByTestId('bet-totals');
    await expect(totals).toContainText(String(ROUNDS * categories.length));
    const net = parseCents((await totals.locator('[data-tone]').last().textContent()) ?? '');
    await expect(createPlayer(page, t).balance()).toContainText(formatCents(1_000_000n + net));
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });
});
