import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

test.describe('favourites', () => {
  test('FAV-01 FAV-02 FAV-03 a starred league comes first after a reload too, and is removed in both tabs', async ({
    page,
    brand,
    member,
    context,
  }) => {
    await createPlayer(page, texts[brand]).enterVenue(member);
    const heads = page.locator('[role="grid"] [data-tool="league"]');
    const third = page.locator('[role="grid"] [data-tool="starLeague"]').nth(2);
    const id = await third.getAttribute('data-id');
    const star = `[data-tool="starLeague"][data-id="${id}"]`;
    await third.click();
    await expect(page.locator(star)).toHaveAttribute('aria-pressed', 'true');
    await expect(heads.first()).toHaveAttribute('data-id', id ?? '');

    await page.reload();
    await expect(page.locator(star)).toHaveAttribute('aria-pressed', 'true');
    await expect(heads.first()).toHaveAttribute('data-id', id ?? '');

    const tab = await context.newPage();
    await tab.goto('/game/sport/crty');
    await tab.locator(star).click();
    await expect(tab.locator(star)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator(star)).toHaveAttribute('aria-pressed', 'false');
  });
});
