import { listFindings } from '../support/checks/findings.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const words = {
  'main-cn': {
    dialog: '搜索',
    results: '搜索结果',
    matches: '比赛',
    leagues: '联赛',
    initials: 'yglcjls',
    otherScript: '英格蘭超級聯賽',
    league: '英格兰超级联赛',
    bets: '投注记录',
    otherName: 'zhudan',
    none: '没有找到“xyzxyzxyz”',
  },
  'main-tw': {
    dialog: '搜尋',
    results: '搜尋結果',
    matches: '賽事',
    leagues: '聯賽',
    initials: 'yglcjls',
    otherScript: '英格兰超级联赛',
    league: '英格蘭超級聯賽',
    bets: '投注紀錄',
    otherName: 'zhudan',
    none: '找不到「xyzxyzxyz」',
  },
} as const;

test.describe('search of the site', () => {
  test('SRC-01 SRC-02 SRC-03 finds a league, a match and a page with the keyboard alone', async ({
    page,
    brand,
    member,
  }) => {
    const w = words[brand];
    await createPlayer(page, texts[brand]).enterVenue(member);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: w.dialog });
    const field = dialog.getByRole('combobox');
    await expect(field).toBeFocused();
    const chosen = dialog.getByRole('option', { selected: true });

    await field.fill(w.otherScript);
    await expect(dialog.getByRole('group', { name: w.leagues }).getByRole('option').first()).toContainText(w.league);
    await field.fill(w.initials);
    await expect(chosen).toContainText(w.league);
    expect(await listFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/game\/sport\/crty$/);
    await expect(page.locator('[role="grid"] [data-tool="league"]').first()).toContainText(w.league);

    await page.keyboard.press('/');
    await field.fill(w.league);
    await dialog.getByRole('group', { name: w.matches }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\?game=\d+$/);

    await page.keyboard.press('/');
    await field.fill('xyzxyzxyz');
    await expect(dialog.getByRole('heading', { name: w.none })).toBeVisible();
    expect(await listFindings(page)).toEqual([]);
    await field.fill(w.otherName);
    await expect(chosen).toContainText(w.bets);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mine\/betRecord/);
  });
});
