import { expectCleanEditions } from '../support/checks/findings.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const checkTexts = {
  'main-cn': { title: '休息提醒', hour: '您已连续在线 1 小时', next: '继续', account: /^账户菜单/, net: '今日净输赢' },
  'main-tw': { title: '休息提醒', hour: '您已連續上線 1 小時', next: '繼續', account: /^帳號選單/, net: '今日淨輸贏' },
} as const;

/** Moves the start of the stored play session back by an hour, as if the member had been playing since then. */
function startAnHourAgo(): void {
  const stored = JSON.parse(localStorage.getItem('play.session') ?? '{}') as { startedAt: number; checkedAt: number };
  const start = stored.startedAt - 3_600_000;
  localStorage.setItem('play.session', JSON.stringify({ ...stored, startedAt: start, checkedAt: start }));
}

test.describe('reality check', () => {
  test('L1 shows time and net result after an hour, also after a reload, until the member confirms it', async ({
    page,
    brand,
    member,
  }) => {
    const c = checkTexts[brand];
    const dialog = page.getByRole('alertdialog', { name: c.title });
    await page.goto('/');
    await createPlayer(page, texts[brand]).logIn(member);
    await page.getByRole('button', { name: c.account }).click();
    await expect(page.getByText(c.net)).toBeVisible();
    await expect(page.getByTestId('play-clock')).toBeVisible();
    await expect(page.getByTestId('net-today')).toHaveText(/0\.00/);
    await page.evaluate(startAnHourAgo);
    await page.reload();
    await expect(dialog).toContainText(c.hour);
    await page.reload();
    await expect(dialog).toContainText(c.hour);
    await expectCleanEditions(page, 'reality-check');
    await dialog.getByRole('button', { name: c.next }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await expect(dialog).toBeHidden();
  });
});
