import { expectCleanEditions } from '../support/checks/findings.ts';
import { expect, test } from '../support/fixtures/test.ts';

const welfareTexts = {
  'main-cn': { month: '领取月礼金', monthName: '月礼金', due: '可领取', missing: '未达条件', records: '领取记录' },
  'main-tw': { month: '領取月禮金', monthName: '月禮金', due: '可領取', missing: '未達條件', records: '領取紀錄' },
} as const;

test.describe('welfare', () => {
  test('USR-05 lists what is due with its conditions, pays a claim once and records it', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const w = welfareTexts[brand];
    const name = `w${Math.random().toString(36).slice(2, 9)}1`;
    await stack.console('members', { name, money: '0.00', vipGrade: 3 });
    await openAsMember('/mine/welfare', name);
    const claim = page.getByRole('button', { name: w.month });
    await expect(claim).toBeVisible();
    await expect(page.getByRole('heading', { name: w.missing })).toBeVisible();
    await expectCleanEditions(page, 'welfare');
    await claim.dblclick();
    await expect(claim).toBeHidden();
    await expect(page.getByTestId('balance')).toHaveText('¥18.00');
    await expect(page.getByRole('table').getByRole('row', { name: w.monthName })).toContainText('+¥18.00');
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });
});
