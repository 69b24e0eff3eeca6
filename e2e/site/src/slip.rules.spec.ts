import { listFindings } from './support/findings.ts';
import { createPlayer } from './support/player.ts';
import { createSlipPage } from './support/slip.ts';
import { slipTexts } from './support/slipTexts.ts';
import { sportTexts } from './support/sportTexts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { createVenuePage } from './support/venue.ts';

test.describe('rules of the slip', () => {
  test.describe.configure({ timeout: 120_000 });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('SLP-01 SLP-02 SLP-03 SLP-04 SLP-05 SLP-06 SLP-08 SLP-09 applies each rule, without a finding of axe in any mode', async ({
    page,
    brand,
    member,
  }) => {
    const [t, s] = [texts[brand], slipTexts[brand]];
    const player = createPlayer(page, t);
    const slip = createSlipPage(page, t, s);
    await player.enterVenue(member);
    await player.showToday();
    const [first = '', second = '', third = '', fourth = ''] = await slip.priceIds('R.0.H');
    const otherSide = first.replace(/H$/, 'C');
    expect(fourth).not.toBe('');

    await test.step('SLP-01 SLP-03 single: a selection replaces the former one, a second click removes it', async () => {
      await slip.select(first);
      await slip.select(second);
      await expect(slip.selectedPrice(second)).toBeVisible();
      await expect(slip.selectedPrice(first)).toBeHidden();
      await expect(slip.cards()).toHaveCount(1);
      await slip.select(second);
      await expect(slip.cards()).toHaveCount(0);
    });

    await test.step('SLP-08 SLP-09 a stake above the balance is reduced to the balance in whole yuan, with a notice', async () => {
      await slip.select(first);
      await player.stake('99999');
      await page.getByLabel(t.stake, { exact: true }).blur();
      await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('10000');
      await expect(slip.panel).toContainText(s.clamped);
    });

    await test.step('B6 to win and back is the same bet', async () => {
      await player.stake('100');
      await slip.panel.getByText(s.winEntry, { exact: true }).click();
      await slip.panel.getByText(s.riskEntry, { exact: true }).click();
      await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('100');
      expect.soft(await listFindings(page), 'single').toEqual([]);
    });

    await test.step('SLP-04 multiple: one selection of each match, a stake each, one stake for all', async () => {
      await slip.mode('multiple');
      await slip.select(second);
      await slip.select(otherSide);
      await expect(slip.panel).toContainText(s.oneReplaced);
      await expect(slip.cards()).toHaveCount(2);
      await page.getByLabel(s.everyStake, { exact: true }).fill('50');
      await slip.cards().first().getByRole('textbox').fill('20');
      await expect(slip.confirm()).toContainText('¥70.00');
      expect.soft(await listFindings(page), 'multi').toEqual([]);
      await slip.mode('single');
      await expect(slip.panel.getByText(s.lastKept)).toBeVisible();
      await expect(slip.cards()).toHaveCount(1);
    });

    await test.step('SLP-06 parlay: a match selected twice is marked and removed with one click; Hong Kong odds', async () => {
      await page.getByRole('combobox', { name: s.oddsType }).selectOption({ label: s.european });
      await slip.mode('series');
      await slip.select(first);
      await slip.select(third);
      await expect(slip.panel.getByText(s.sameGame)).toHaveCount(2);
      await expect(slip.panel).toContainText(s.forced);
      await slip.panel.getByRole('button', { name: s.removeClash }).click();
      await expect(slip.panel.getByText(s.sameGame)).toHaveCount(0);
      await expect(slip.cards()).toHaveCount(2);
    });

    await test.step('SLP-06 system 4x11: eleven combinations and their total stake', async () => {
      await slip.select(second);
      await slip.select(fourth);
      await page.getByLabel(s.unitStake, { exact: true }).fill('10');
      await slip.panel.getByText(s.mixed).click();
      await slip.panel.getByRole('button', { name: s.fourEleven }).click();
      await expect(slip.confirm()).toContainText('¥110.00');
      expect.soft(await listFindings(page), 'series').toEqual([]);
    });

    await test.step('SLP-02 holds at most ten selections', async () => {
      const held = new Set([first, second, third, fourth]);
      const more = [...(await slip.priceIds('OU.0.O')), ...(await slip.priceIds('OU.0.U'))].filter(
        (id) => !held.has(id),
      );
      for (const id of more.slice(0, 6)) await slip.select(id);
      await expect(slip.cards()).toHaveCount(10);
      await slip.select(more[6] ?? '');
      await expect(page.getByText(s.full, { exact: true })).toBeVisible();
      await expect(slip.cards()).toHaveCount(10);
    });

    await test.step('a reload right after typing keeps the slip', async () => {
      const stake = page.getByLabel(s.unitStake, { exact: true });
      await stake.fill('23');
      await page.reload();
      await expect(slip.cards()).toHaveCount(10);
      await expect(stake).toHaveValue('23');
      await slip.panel.getByRole('button', { name: s.clear }).click();
      await expect(slip.cards()).toHaveCount(0);
    });

    await test.step('SLP-05 outrights and matches are never on the slip together', async () => {
      await slip.mode('single');
      await player.priceCells().first().click();
      await slip.mode('multiple');
      const venue = createVenuePage(page, sportTexts[brand]);
      await venue.chooseSport('FS');
      // In the evening there may be no outright for today.
      await venue.choose(sportTexts[brand].championEarly);
      await page.locator('button[data-price*=".FS."]:not([data-locked])').first().click();
      await expect(slip.panel.getByText(s.championCleared)).toBeVisible();
      await expect(slip.cards()).toHaveCount(1);
    });
  });
});
