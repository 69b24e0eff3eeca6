import { expectCleanEditions } from '../support/checks/findings.ts';
import { findGame, launchGame, type PlayedCategory } from '../support/actions/launchGame.ts';
import { expect, test } from '../support/fixtures/test.ts';

const esports: PlayedCategory = { path: '/game/gaming', venue: 'PZDJ', isFramed: false, hasDraws: true };

test('LOB-09 e-sports lists matches with maps and prices, takes a bet on one, and settles it by its events', async ({
  page,
  brand,
  stack,
  openAsMember,
}) => {
  await openAsMember('/');
  await findGame(page, brand, esports);
  const lines = page.locator('[data-game] [data-match]');
  await expect(lines.first()).toContainText(/\d:\d\d/);
  await expect(lines.first().locator('[data-group="winner"] li')).toHaveCount(2);
  const { tab, code, room } = await launchGame(page, { brand, stack }, esports);
  await expect(room.locator('#balance')).toHaveText('1,500.00');

  const upcoming = room.locator('[data-match-state="upcoming"]').first();
  await upcoming.locator('.match-open').click();
  const [winner, firstBlood] = [room.locator('[data-market="winner"]'), room.locator('[data-market="m1.firstBlood"]')];
  await expect(winner.locator('.spot')).toHaveCount(2);
  await expect(firstBlood.locator('.spot')).toHaveCount(2);
  const spot = winner.locator('.spot').first();
  const price = await spot.locator('.price').textContent();
  await spot.focus();
  await tab.keyboard.press('Enter');
  await expect(spot).toHaveAttribute('aria-pressed', 'true');
  await expect(room.locator('.slip-price')).toHaveText(price ?? '');
  await room.locator('#stake').fill('20');
  await room.getByTestId('play').click();
  await expect(room.locator('[data-round][data-status="open"]')).toContainText(`@${price ?? ''}`);
  await expect(room.locator('#balance')).toHaveText('1,480.00');

  await stack.console(`draws/${code}`, {});
  const settled = room.locator('[data-round][data-status="settled"]');
  await expect(settled).toContainText(/\(\d : \d\)/);
  await settled.getByRole('button').click();
  await expect(room.getByRole('dialog')).toContainText(/通过|通過/);
  await expect(room.locator('dialog [data-tone="bad"]')).toHaveCount(0);
  expect(await stack.console('audit')).toMatchObject({ ok: true });
});

test('LOB-09 GAM-05 B2 a price of the lobby is bet on by keyboard, with money that auto-transfer moves to the venue', async ({
  page,
  stack,
  openAsMember,
}) => {
  await openAsMember(esports.path);
  const slip = page.getByTestId('match-slip');
  const spot = page.locator('[data-match="upcoming"] [data-group="winner"] button').first();
  const price = (await spot.locator('b').textContent()) ?? '';
  await spot.focus();
  await page.keyboard.press('Enter');
  await expect(spot).toHaveAttribute('aria-pressed', 'true');
  await expect(slip.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('50');
  const place = slip.getByRole('button', { name: /(确认投注|確認投注) ¥50/ });
  await expect(place).toBeDisabled();
  await expect(slip).toContainText(/(场馆余额不足|場館餘額不足)/);
  await expectCleanEditions(page, 'slip of an e-sports lobby');

  await slip.getByRole('button', { name: /(开启自动转入|開啟自動轉入)/ }).click();
  await expect(place).toBeEnabled();
  await slip.getByRole('textbox').focus();
  await page.keyboard.press('Enter');
  await expect(slip).toContainText(/投注成功/);
  await expect(slip).toContainText(`¥50 @ ${price}`);
  await expect(spot).toBeFocused();
  await expect(spot).toHaveAttribute('aria-pressed', 'false');

  await slip.getByRole('link').click();
  await expect(page).toHaveURL(/\/mine\/betRecord\?kind=games/);
  await expect(page.getByRole('main')).toContainText(/50\.00/);
  expect(await stack.console('audit')).toMatchObject({ ok: true });
});

test('LOB-09 GAM-05 the panel of a match has its map, all markets and a bet on a map', async ({
  page,
  stack,
  openAsMember,
}) => {
  await openAsMember(esports.path);
  const panel = page.locator('[data-match-panel]');
  await expect(panel).toBeVisible();
  const row = page.locator('[data-match="upcoming"]').last();
  await row.getByRole('button', { name: /查看 \d+ (个盘口|個盤口)/ }).click();
  await expect(row.locator('button[aria-pressed="true"]')).toHaveCount(1);
  await expect(panel.getByText(/(后开赛|後開賽)/)).toBeVisible();
  const groups = panel.locator('details');
  await expect(groups.first().locator('summary')).toHaveText(/^第 1 局 \d+$/);
  // A row that the sticky header covers in part would be a finding.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectCleanEditions(page, 'panel of an e-sports match');

  const spot = groups.first().getByRole('button').first();
  const price = (await spot.locator('b').textContent()) ?? '';
  await spot.focus();
  await page.keyboard.press('Enter');
  await expect(spot).toHaveAttribute('aria-pressed', 'true');
  const slip = page.getByTestId('match-slip');
  await expect(slip).toContainText(/第一局/);
  await page.keyboard.type('50');
  await slip.getByRole('button', { name: /(开启自动转入|開啟自動轉入)/ }).click();
  await expect(slip.getByRole('button', { name: /(确认投注|確認投注) ¥50/ })).toBeEnabled();
  await slip.getByRole('textbox').focus();
  await page.keyboard.press('Enter');
  await expect(slip).toContainText(/投注成功/);
  await expect(slip).toContainText(`¥50 @ ${price}`);
  expect(await stack.console('audit')).toMatchObject({ ok: true });

  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-match-panel]')).toBeVisible();
  await expectCleanEditions(page, 'dialog of an e-sports match');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
