import { betsOf, placeBet, slipPanel } from './support/bets.ts';
import { playerOn, VENUE } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** What Chromium itself logs when an answer is an HTTP error or does not come; the site shows its own words. */
const NETWORK_NOISE = [/Failed to load resource/, /WebSocket connection to .* failed/];

test.describe('when things go wrong', () => {
  test.use({ allowedErrors: { patterns: NETWORK_NOISE } });

  test.beforeEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('clock', { isPaused: true });
  });

  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('ERR-08 a wrong password says so, keeps what was typed, and the next try works', async ({
    page,
    brand,
    member,
  }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    const dialog = await player.openLogin();
    await player.submitLogin(member, 'wrong1234');
    await expect(dialog.getByRole('alert').filter({ hasText: t.wrongCredentials })).toBeVisible();
    await expect(dialog.getByLabel(t.username, { exact: true })).toHaveValue(member);
    await player.submitLogin(member, 'demo1234');
    await expect(page.getByTestId('member-name')).toHaveText(member);
  });

  test('NEW-01 ERR-08 a login from a new device shows the masked phone and never logs in', async ({ page, brand }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    await player.openLogin();
    await player.submitLogin('device01', 'demo1234');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t.newDevice);
    await expect(dialog).toContainText(/\d{3}\*{4}\d{4}/);
    await expect(page.getByTestId('member-name')).toBeHidden();
  });

  test('AUT-02 frozen members read why they cannot log in', async ({ page, brand }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    const dialog = await player.openLogin();
    await player.submitLogin('frozen01', 'demo1234');
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.getByTestId('member-name')).toBeHidden();
  });

  test('ERR-02 F-BET-20 F-AUTH-18 a session that ends in the middle asks to log in once and keeps the slip', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    await player.logIn(member);
    await player.openVenue();
    await player.priceCells().first().click();
    await player.stake('50');
    const before = (await betsOf(stack, member)).length;
    await stack.console(`members/${member}/kick`, {});
    await page.getByRole('button', { name: new RegExp(`^${t.confirmBet} ¥50`) }).click();

    await expect(page.getByText(t.loginAgain, { exact: true })).toHaveCount(1);
    await expect(page.getByRole('dialog').getByLabel(t.username, { exact: true })).toBeVisible();
    await player.submitLogin(member, 'demo1234');
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await player.openVenue();
    await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('50');
    expect((await betsOf(stack, member)).length).toBe(before);
    await placeBet(page, stack, t, member);
  });

  test('F-BET-05 F-API-03 an answer lost after the bet was taken ends in one bet, shown as taken', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    await player.logIn(member);
    await player.openVenue();
    await player.priceCells().first().click();
    await player.stake('60');
    const before = (await betsOf(stack, member)).length;
    await stack.console('faults', { endpoint: 'sport.placeBet', kind: 'lostAnswer', count: 1 });
    await page.getByRole('button', { name: new RegExp(`^${t.confirmBet} ¥60`) }).click();
    await expect(slipPanel(page, t).getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 30_000 });
    expect((await betsOf(stack, member)).length).toBe(before + 1);
  });

  test('F-BET-05 SLP-11 the sandbox is killed between commit and answer: unknown, then one bet', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    await player.logIn(member);
    await player.openVenue();
    await player.showToday();
    await player.priceCells().first().click();
    await player.stake('70');
    const before = (await betsOf(stack, member)).length;
    await stack.console('faults', { endpoint: 'sport.placeBet', kind: 'lostAnswer', count: 1 });
    await page.getByRole('button', { name: new RegExp(`^${t.confirmBet} ¥70`) }).click();
    await expect.poll(async () => (await betsOf(stack, member)).length).toBe(before + 1);
    await stack.stopSandbox('SIGKILL');
    await expect(slipPanel(page, t).getByText(t.rejected, { exact: true })).toBeHidden();
    await stack.startSandbox();
    await expect(slipPanel(page, t).getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 45_000 });
    expect((await betsOf(stack, member)).length).toBe(before + 1);
    expect(await stack.console('audit')).toEqual({ ok: true });
  });

  test('a sandbox that stops and comes back leaves member, slip and board as they were', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    await player.logIn(member);
    await player.openVenue();
    await player.priceCells().first().click();
    await player.stake('80');
    await stack.stopSandbox();
    await page.waitForTimeout(1_500);
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('80');
    await stack.startSandbox();
    await stack.console('clock', { isPaused: false });
    await expect(page.locator('[data-price][data-move]').first()).toBeVisible({ timeout: 45_000 });
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('80');
  });

  test('F-BET-04 a double click on confirm makes one bet', async ({ page, brand, member, stack }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    await player.logIn(member);
    await player.openVenue();
    await player.priceCells().first().click();
    await player.stake('90');
    const before = (await betsOf(stack, member)).length;
    await page.getByRole('button', { name: new RegExp(`^${t.confirmBet} ¥90`) }).dblclick();
    await expect(slipPanel(page, t).getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
    expect((await betsOf(stack, member)).length).toBe(before + 1);
  });

  test('SLP-10 F-BET-06 a price that moved is asked for again, with the stake kept', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    await player.logIn(member);
    await player.openVenue();
    await player.priceCells().first().click();
    await player.stake('40');
    await stack.console('clock', { isPaused: false, speed: 20 });
    const accept = page.getByRole('button', { name: new RegExp(`^(${t.acceptPrice}|${t.acceptLine})`) });
    await expect(accept).toBeVisible({ timeout: 45_000 });
    await stack.console('clock', { isPaused: true, speed: 1 });
    await accept.click();
    await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('40');
    await placeBet(page, stack, t, member);
  });

  test('STO-03 logging out in one tab logs the other out, once', async ({ page, brand, member, context }) => {
    const t = texts[brand];
    const player = playerOn(page, t);
    await page.goto('/');
    await player.logIn(member);
    const second = await context.newPage();
    await second.goto(VENUE);
    await expect(second.getByTestId('member-name')).toHaveText(member);
    await player.logOut();
    await expect(second.getByTestId('member-name')).toBeHidden({ timeout: 2_000 });
    await second.close();
  });
});
