import { type BrandId, type Page, type Stack } from './test.ts';
import { walletTexts } from './walletTexts.ts';

/** A category's list, and one venue of it: how its games' codes begin, and whether it plays at `/dz/game`. */
interface PlayedCategory {
  readonly path: string;
  readonly venue: string;
  readonly framed: boolean;
  readonly hasDraws?: boolean;
}

/** From the tile of a game, with 1,500.00, to the tab it plays in. */
export async function launchGame(
  page: Page,
  brand: BrandId,
  stack: Stack,
  { path, venue, framed, hasDraws }: PlayedCategory,
) {
  const w = walletTexts[brand];
  await page.goto(path);
  const tile = page.locator(`[data-game^="${venue}-"]`).first();
  const code = (await tile.getAttribute('data-game')) ?? '';
  // The draw that comes next has a whole period before it.
  if (hasDraws) await stack.console(`draws/${code}`, {});
  await tile.locator('[data-main]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(w.enterAmount, { exact: true }).fill('1500');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: w.enterConfirm, exact: true }).click();
  const tab = await opened;
  await tab.waitForURL(framed ? '/dz/game' : /\/venue\//);
  return { tab, code, room: framed ? tab.frameLocator('iframe') : tab.locator('html') };
}
