import { lobbyTexts } from '../texts/lobbyTexts.ts';
import { expect, type BrandId, type Page, type Stack } from '../fixtures/test.ts';
import { walletTexts } from '../texts/walletTexts.ts';

/** Category with one of its venues: path of the list, prefix of its game codes, and whether it plays at `/dz/game`. */
export interface PlayedCategory {
  readonly path: string;
  readonly venue: string;
  readonly isFramed: boolean;
  readonly hasDraws?: boolean;
}

/** Searches the list of a category for the first game of a venue by name, and stars it. */
export async function findGame(page: Page, brand: BrandId, { path, venue }: PlayedCategory): Promise<void> {
  const l = lobbyTexts[brand];
  await page.locator(`nav a[href="${path}"]`).first().click();
  const first = page.locator(`[data-game^="${venue}-"]`).first();
  const code = (await first.getAttribute('data-game')) ?? '';
  const label = (await first.locator('[data-star]').getAttribute('aria-label')) ?? '';
  expect(label).toMatch(l.star);
  await page.getByLabel(l.search, { exact: true }).fill(label.replace(l.star, ''));
  const star = page.locator('[data-game] [data-star]').first();
  await expect(star).toHaveAccessibleName(label);
  await expect(page.locator('[data-game]').first()).toHaveAttribute('data-game', code);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
}

/** Site under test and its platform. */
export interface SiteUnderTest {
  readonly brand: BrandId;
  readonly stack: Stack;
}

/** Launches a game from its tile with 1,500.00 and returns the tab in which it plays. */
export async function launchGame(
  page: Page,
  { brand, stack }: SiteUnderTest,
  { venue, isFramed, hasDraws }: PlayedCategory,
) {
  const w = walletTexts[brand];
  const tile = page.locator(`[data-game^="${venue}-"]`).first();
  const code = (await tile.getAttribute('data-game')) ?? '';
  // Starts a draw, so that a whole period remains before the next one.
  if (hasDraws) await stack.console(`draws/${code}`, {});
  await tile.locator('[data-main]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(w.enterAmount, { exact: true }).fill('1500');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: w.enterConfirm, exact: true }).click();
  const tab = await opened;
  await tab.waitForURL(isFramed ? '/dz/game' : /\/venue\//);
  return { tab, code, room: isFramed ? tab.frameLocator('iframe') : tab.locator('html') };
}
