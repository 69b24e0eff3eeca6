import { createPlayer } from '../support/actions/player.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const vipTexts = {
  'main-cn': {
    month: '领取月礼金',
    done: '已领取“月礼金”',
    unknown: '领取结果确认中',
    table: '等级与权益',
    history: '等级记录',
  },
  'main-tw': {
    month: '領取月禮金',
    done: '已領取「月禮金」',
    unknown: '領取結果確認中',
    table: '等級與權益',
    history: '等級紀錄',
  },
} as const;

/** Creates a member of VIP3 and opens the VIP page. */
const openVip = async (page: Page, login: () => Promise<void>) => {
  await page.goto('/');
  await login();
  await page.goto('/mine/vip');
};

const createName = () => `v${Math.random().toString(36).slice(2, 9)}1`;

test.describe('VIP', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test('USR-04 F-WAL-19 claims a gift once from two tabs, and shows levels, rebates and history', async ({
    page,
    context,
    brand,
    stack,
  }) => {
    const [t, v, name] = [texts[brand], vipTexts[brand], createName()];
    await stack.console('members', { name, money: '0.00', vipGrade: 3 });
    await openVip(page, () => createPlayer(page, t).logIn(name));
    const other = await context.newPage();
    await other.goto('/mine/vip');
    const buttons = [page, other].map((each) => each.getByRole('button', { name: v.month }));
    for (const button of buttons) await expect(button).toBeVisible();
    await expectCleanEditions(page, 'vip');
    // Not `click`: it waits, and the claim of one tab removes the button of the other.
    await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())));
    for (const button of buttons) await expect(button).toBeHidden();
    for (const each of [page, other]) await expect(each.getByTestId('balance')).toHaveText('¥18.00');
    await page.getByRole('main').getByRole('link', { name: v.table }).click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(12);
    await expect(page.getByRole('heading', { name: v.history })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'VIP3' })).toBeVisible();
    await expectCleanEditions(page, 'vip detail');
  });

  test(
    'W3 F-WAL-19 shows a lost response as unknown and pays once, after a reload too',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const [t, v, name] = [texts[brand], vipTexts[brand], createName()];
      await stack.console('members', { name, money: '0.00', vipGrade: 3 });
      await openVip(page, () => createPlayer(page, t).logIn(name));
      await stack.console('faults', { endpoint: 'promotion.joinActivity', kind: 'lostAnswer' });
      await page.getByRole('button', { name: v.month }).click();
      await expect(page.getByRole('main').getByText(v.unknown)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('main').getByText(v.unknown)).toBeVisible();
      await stack.console('faults', undefined, 'DELETE');
      await page.reload();
      await expect(page.getByRole('button', { name: v.month })).toBeHidden();
      await expect(page.getByTestId('balance')).toHaveText('¥18.00');
    },
  );
});
