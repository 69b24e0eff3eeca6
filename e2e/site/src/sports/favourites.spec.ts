import { createPlayer } from '../support/actions/player.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const favouriteTexts = {
  'main-cn': {
    open: '收藏与提醒',
    title: '我的收藏',
    goals: /进球提醒$/,
    starts: /开赛提醒$/,
    remove: /^取消收藏/,
    empty: '还没有收藏',
  },
  'main-tw': {
    open: '收藏與提醒',
    title: '我的收藏',
    goals: /進球提醒$/,
    starts: /開賽提醒$/,
    remove: /^取消收藏/,
    empty: '還沒有收藏',
  },
} as const;

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

  test(
    'FAV-01 FAV-02 the list of favourites has a switch for each alert, stays after a reload, and removes',
    { tag: '@full' },
    async ({ page, brand, openAsMember }) => {
      const f = favouriteTexts[brand];
      await openAsMember('/game/sport/crty');
      await page.locator('[role="grid"] [data-tool="starLeague"]').first().click();
      const list = page.getByRole('dialog', { name: f.title });
      const open = () => page.locator('[aria-haspopup="dialog"]').and(page.getByLabel(f.open)).first().click();
      const goals = list.getByRole('switch', { name: f.goals });
      await open();
      await expect(goals).toBeChecked();
      await goals.click();
      await expectCleanEditions(page, 'favourites');
      await page.reload();
      await open();
      await expect(goals).not.toBeChecked();
      await expect(list.getByRole('switch', { name: f.starts })).toBeChecked();
      await list.getByRole('button', { name: f.remove }).click();
      await expect(list.getByText(f.empty)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('[role="grid"] [data-tool="starLeague"][aria-pressed="true"]')).toHaveCount(0);
    },
  );
});
