import { listFindings } from '../support/checks/findings.ts';
import { createPlayer } from '../support/actions/player.ts';
import { createSlipPage } from '../support/actions/slip.ts';
import { slipTexts } from '../support/texts/slipTexts.ts';
import { sportTexts } from '../support/texts/sportTexts.ts';
import { expect, test, type BrandId, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { createVenuePage } from '../support/actions/venue.ts';

/** Logs in at the venue and shows today's matches. Returns prices of four matches. */
async function openSlip(page: Page, brand: BrandId, member: string) {
  const [t, s] = [texts[brand], slipTexts[brand]];
  const player = createPlayer(page, t);
  const slip = createSlipPage(page, t, s);
  await player.enterVenue(member);
  await player.showToday();
  const [first = '', second = '', third = '', fourth = ''] = await slip.priceIds('R.0.H');
  expect(fourth).not.toBe('');
  const stake = page.getByLabel(t.stake, { exact: true });
  return { s, player, slip, stake, prices: { first, second, third, fourth } };
}

test.describe('rules of the slip', () => {
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('SLP-01 SLP-03 in single mode a selection replaces the former one, and a second click removes it', async ({
    page,
    brand,
    member,
  }) => {
    const { slip, prices } = await openSlip(page, brand, member);
    await slip.select(prices.first);
    await slip.select(prices.second);
    await expect(slip.selectedPrice(prices.second)).toBeVisible();
    await expect(slip.selectedPrice(prices.first)).toBeHidden();
    await expect(slip.cards()).toHaveCount(1);
    await slip.select(prices.second);
    await expect(slip.cards()).toHaveCount(0);
  });

  test(
    'SLP-08 SLP-09 a stake above the balance is reduced to the balance in whole yuan, with a notice',
    { tag: '@full' },
    async ({ page, brand, member }) => {
      const { s, player, slip, stake, prices } = await openSlip(page, brand, member);
      await slip.select(prices.first);
      await player.stake('99999');
      await stake.blur();
      await expect(stake).toHaveValue('10000');
      await expect(slip.panel).toContainText(s.clamped);
    },
  );

  test('B6 QLT-02 a change to the amount to win and back keeps the stake, and single mode has no finding of axe', async ({
    page,
    brand,
    member,
  }) => {
    const { s, player, slip, stake, prices } = await openSlip(page, brand, member);
    await slip.select(prices.first);
    await player.stake('100');
    await slip.panel.getByText(s.winEntry, { exact: true }).click();
    await slip.panel.getByText(s.riskEntry, { exact: true }).click();
    await expect(stake).toHaveValue('100');
    expect(await listFindings(page)).toEqual([]);
  });

  test('SLP-04 QLT-02 multiple mode holds one selection of each match and a stake for each or for all, without a finding of axe', async ({
    page,
    brand,
    member,
  }) => {
    const { s, slip, prices } = await openSlip(page, brand, member);
    await slip.mode('multiple');
    await slip.select(prices.first);
    await slip.select(prices.second);
    await slip.select(prices.first.replace(/H$/, 'C'));
    await expect(slip.panel).toContainText(s.oneReplaced);
    await expect(slip.cards()).toHaveCount(2);
    await page.getByLabel(s.everyStake, { exact: true }).fill('50');
    await slip.cards().first().getByRole('textbox').fill('20');
    await expect(slip.confirm()).toContainText('¥70.00');
    expect(await listFindings(page)).toEqual([]);
  });

  test(
    'SLP-04 a change from multiple to single mode keeps the last selection, with a notice',
    { tag: '@full' },
    async ({ page, brand, member }) => {
      const { s, slip, prices } = await openSlip(page, brand, member);
      await slip.mode('multiple');
      await slip.select(prices.first);
      await slip.select(prices.second);
      await slip.mode('single');
      await expect(slip.panel.getByText(s.lastKept)).toBeVisible();
      await expect(slip.cards()).toHaveCount(1);
      await expect(slip.selectedPrice(prices.second)).toBeVisible();
    },
  );

  test(
    'SLP-06 a parlay marks a match selected twice, removes it with one click, and uses Hong Kong odds',
    { tag: '@full' },
    async ({ page, brand, member }) => {
      const { s, slip, prices } = await openSlip(page, brand, member);
      await slip.select(prices.first.replace(/H$/, 'C'));
      await page.getByRole('combobox', { name: s.oddsType }).selectOption({ label: s.european });
      await slip.mode('series');
      await slip.select(prices.first);
      await slip.select(prices.third);
      await expect(slip.panel.getByText(s.sameGame)).toHaveCount(2);
      await expect(slip.panel).toContainText(s.forced);
      await slip.panel.getByRole('button', { name: s.removeClash }).click();
      await expect(slip.panel.getByText(s.sameGame)).toHaveCount(0);
      await expect(slip.cards()).toHaveCount(2);
    },
  );

  test('SLP-06 QLT-02 a system bet 4x11 has eleven combinations and their total stake, without a finding of axe', async ({
    page,
    brand,
    member,
  }) => {
    const { s, slip, prices } = await openSlip(page, brand, member);
    await slip.mode('series');
    for (const id of Object.values(prices)) await slip.select(id);
    await page.getByLabel(s.unitStake, { exact: true }).fill('10');
    await slip.panel.getByText(s.mixed).click();
    await slip.panel.getByRole('button', { name: s.fourEleven }).click();
    await expect(slip.confirm()).toContainText('¥110.00');
    expect(await listFindings(page)).toEqual([]);
  });

  test('SLP-02 F-BET-02 the slip holds at most ten selections, and a reload right after typing keeps them', async ({
    page,
    brand,
    member,
  }) => {
    const { s, slip } = await openSlip(page, brand, member);
    await slip.mode('series');
    // Two sides of six matches: a selection further down would scroll the first matches out of the list.
    const ids = [...(await slip.priceIds('OU.0.O')).slice(0, 6), ...(await slip.priceIds('OU.0.U')).slice(0, 5)];
    for (const id of ids.slice(0, 10)) await slip.select(id);
    await expect(slip.cards()).toHaveCount(10);
    await slip.select(ids[10] ?? '');
    await expect(page.getByText(s.full, { exact: true })).toBeVisible();
    await expect(slip.cards()).toHaveCount(10);
    const stake = page.getByLabel(s.unitStake, { exact: true });
    await stake.fill('23');
    await page.reload();
    await expect(slip.cards()).toHaveCount(10);
    await expect(stake).toHaveValue('23');
    await slip.panel.getByRole('button', { name: s.clear }).click();
    await expect(slip.cards()).toHaveCount(0);
  });

  test(
    'SLP-05 outrights and matches are never on the slip together',
    { tag: '@full' },
    async ({ page, brand, member }) => {
      const { s, slip, prices } = await openSlip(page, brand, member);
      const v = sportTexts[brand];
      const venue = createVenuePage(page, v);
      await slip.select(prices.first);
      await slip.mode('multiple');
      await venue.chooseSport('FS');
      // In the evening there may be no outright for today.
      await venue.choose(v.championEarly);
      await page.locator('button[data-price*=".FS."]:not([data-locked])').first().click();
      await expect(slip.panel.getByText(s.championCleared)).toBeVisible();
      await expect(slip.cards()).toHaveCount(1);
    },
  );
});
