import { listFindings } from '../support/checks/findings.ts';
import { getSlipPanel } from '../support/actions/bets.ts';
import { createPlayer, VENUE } from '../support/actions/player.ts';
import { sportTexts } from '../support/texts/sportTexts.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { createVenuePage } from '../support/actions/venue.ts';

/** Runs axe on the current page in both editions. */
async function expectClean(page: Page, name: string) {
  for (const edition of ['professional', 'classic']) {
    await page.evaluate((value) => void (document.documentElement.dataset.edition = value), edition);
    expect.soft(await listFindings(page), `${name}, ${edition}`).toEqual([]);
  }
}

const scrollTop = (page: Page) =>
  page.locator('[data-shape] > div:has([role="grid"])').evaluate((box) => box.scrollTop);

test.describe('one match and outrights', () => {
  test.describe.configure({ timeout: 120_000 });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('SPT-02 SPT-06 SLP-01 shows all markets of a match, selects a correct score, returns to the list position; an outright', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const t = texts[brand];
    const s = sportTexts[brand];
    const venue = createVenuePage(page, s);
    await createPlayer(page, t).enterVenue(member);
    await venue.choose(s.early);
    const score = page.locator('button[data-price*=".PD."]:not([data-locked])').first();

    await test.step('from far down the list to a match', async () => {
      await venue.grid().hover();
      await page.mouse.wheel(0, 3_000);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);
      await page.waitForTimeout(200);
      await venue.detailButtons().nth(5).click();
      await expect(page).toHaveURL(/\?game=\d+$/);
    });

    const picked = await test.step('a correct score is on the slip and survives a reload', async () => {
      await page.getByRole('tab', { name: new RegExp(`^${s.correctScore}`) }).click();
      const id = await score.getAttribute('data-price');
      await score.click();
      await expect(getSlipPanel(page, t)).toContainText(s.correctScore);
      await expectClean(page, 'a match');
      await page.reload();
      await page.getByRole('tab', { name: new RegExp(`^${s.correctScore}`) }).click();
      await expect(page.locator(`[data-price="${id}"]`)).toHaveAttribute('aria-pressed', 'true');
      return id;
    });
    expect(picked).toContain('.PD.');

    await test.step('back to the list, at the former position', async () => {
      await page.getByRole('button', { name: s.back }).click();
      await expect(venue.grid()).toBeVisible();
      await venue.choose(s.early);
      await venue.grid().hover();
      await page.mouse.wheel(0, 2_000);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);
      await page.waitForTimeout(200);
      const row = venue.detailButtons().nth(5);
      await row.scrollIntoViewIfNeeded();
      const top = await scrollTop(page);
      await row.click();
      await expect(page.locator('[data-market]').first()).toBeVisible();
      await page.goBack();
      await expect(venue.grid()).toBeVisible();
      expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(4);
    });

    await test.step('a match that ends shows it', async () => {
      const inPlay = (await stack.console('matches?gameType=FT&showType=RB')) as { gameId: string; status: string }[];
      const gameId = inPlay.find(({ status }) => status === 'live')?.gameId;
      await page.goto(`${VENUE}?game=${gameId}`);
      await expect(page.locator('[data-market]').first()).toBeVisible();
      await stack.console(`matches/${gameId}/end`, {});
      await expect(page.getByText(s.over).first()).toBeVisible({ timeout: 15_000 });
      await page.getByRole('button', { name: s.back }).first().click();
    });

    await test.step('an outright by name', async () => {
      await venue.chooseSport('FS');
      if ((await venue.choose(s.championEarly)) === 0) await venue.choose(s.championToday);
      const runner = venue.grid().locator('button[data-price*=".FS."]:not([data-locked])').first();
      const name = (await runner.locator('[data-part="line"]').textContent()) ?? 'nobody';
      await runner.click();
      await expect(getSlipPanel(page, t)).toContainText(name);
      await expectClean(page, 'champions');
    });

    await test.step('a board of sets', async () => {
      await venue.chooseSport('TN');
      await expect(venue.grid().locator('[data-price]').first()).toBeVisible();
      await expectClean(page, 'tennis');
    });
  });
});
