import { expectCleanEditions } from '../support/checks/findings.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

/** Texts of the page of limits and of the deposit, typed by hand. */
const limitTexts = {
  'main-cn': {
    title: '限额与自我管理',
    set: '设置限额：每日',
    change: '修改限额：每日',
    amount: '金额',
    confirm: '确认',
    left: '¥500.00',
    today: (left: string) => `今日还可存 ${left}（您设置的每日存款限额）`,
    above: '超过每日存款限额，今日还可存 ¥500',
    pending: /起改为 ¥900\.00/,
    cancel: '撤回每日限额的更改',
    pause: '开始冷静期',
    start: '开始',
    active: /^冷静期进行中，\d{4}-\d\d-\d\d \d\d:\d\d 结束$/,
  },
  'main-tw': {
    title: '限額與自我管理',
    set: '設定限額：每日',
    change: '修改限額：每日',
    amount: '金額',
    confirm: '確認',
    left: '¥500.00',
    today: (left: string) => `今日還可儲值 ${left}（您設定的每日儲值限額）`,
    above: '超過每日儲值限額，今日還可儲值 ¥500',
    pending: /起改為 ¥900\.00/,
    cancel: '撤回每日限額的變更',
    pause: '開始冷靜期',
    start: '開始',
    active: /^冷靜期進行中，\d{4}-\d\d-\d\d \d\d:\d\d 結束$/,
  },
} as const;

type LimitTexts = (typeof limitTexts)['main-cn' | 'main-tw'];

/** Sets the limit of a day by keyboard and mouse: opens the dialog, types the amount, confirms with Enter. */
async function setLimit(page: Page, l: LimitTexts, { button, amount }: { button: string; amount: string }) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(l.amount, { exact: true }).fill(amount);
  await dialog.getByLabel(l.amount, { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}

test.describe('limits', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test('L1 sets a limit that a deposit keeps, withdraws a higher one, and pauses play while money can be taken out', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const [l, w] = [limitTexts[brand], walletTexts[brand]];
    const name = `l${Math.random().toString(36).slice(2, 9)}1`;
    await stack.console('members', { name, money: '1000.00', realName: '张三' });
    await openAsMember('/', name);
    const amount = page.getByLabel(w.depositAmount, { exact: true });
    const next = page.getByRole('button', { name: w.next, exact: true });

    await page.goto('/mine/limits');
    await expect(page.getByRole('heading', { name: l.title, level: 1 })).toBeVisible();
    await setLimit(page, l, { button: l.set, amount: '500' });
    await expect(page.getByRole('main').getByText(l.left, { exact: true })).toBeVisible();
    await setLimit(page, l, { button: l.change, amount: '900' });
    await expect(page.getByText(l.pending)).toBeVisible();
    await expectCleanEditions(page, 'limits');
    await page.getByRole('button', { name: l.cancel, exact: true }).click();
    await expect(page.getByText(l.pending)).toBeHidden();

    await page.goto('/mine/savemoney');
    await expect(page.getByText(l.today('¥500'))).toBeVisible();
    await amount.fill('600');
    await amount.blur();
    await expect(page.getByText(l.above)).toBeVisible();
    await expectCleanEditions(page, 'deposit above the limit');
    await next.click();
    await expect(page).toHaveURL(/\/mine\/savemoney$/);
    await amount.fill('200');
    await next.click();
    await expect(page).toHaveURL(/order=D/);
    await page.goto('/mine/savemoney');
    await expect(page.getByText(l.today('¥300'))).toBeVisible();

    await page.goto('/mine/limits');
    await page.getByRole('button', { name: l.pause, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: l.start, exact: true }).click();
    await expect(page.getByText(l.active)).toBeVisible();
    await page.goto('/mine/savemoney');
    await expect(page.getByText(l.active)).toBeVisible();
    await expect(page.getByText(l.today('¥300'))).toBeHidden();
    await expect(next).toBeDisabled();
    await expectCleanEditions(page, 'deposit during a pause');
    await amount.fill('200');
    await amount.press('Enter');
    await expect(page).toHaveURL(/\/mine\/savemoney$/);
    await page.goto('/mine/takemoney');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(l.active)).toBeHidden();
  });
});
