import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

const PASSWORD = 'money5678';

/** Texts of an account that is not a bank card. */
const accountTexts = {
  'main-cn': { holder: '账户姓名', holderDiffers: '账户姓名须与注册姓名一致' },
  'main-tw': { holder: '帳戶姓名', holderDiffers: '帳戶姓名須與註冊姓名一致' },
} as const;

interface Withdrawal {
  readonly orderNo: string;
  readonly status: string;
  readonly amount: string;
}

test.describe('withdrawal, saved accounts and records', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
  let member: string;

  test.beforeEach(async ({ stack, openAsMember }) => {
    member = `w${Math.random().toString(36).slice(2, 9)}1`;
    const phone = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await stack.console('members', {
      name: member,
      money: '5000.00',
      realName: '张三',
      phone,
      secondPassword: PASSWORD,
    });
    await stack.console('settings', { withdrawStepMs: 0 });
    await openAsMember('/', member);
  });

  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('settings', undefined, 'DELETE');
  });

  const createAccountNo = () => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

  test('WAL-05 WAL-06 F-WAL-12 saves an account after several errors, withdraws, and shows timeline and record', async ({
    page,
    brand,
    stack,
  }) => {
    const [t, w, account] = [texts[brand], walletTexts[brand], accountTexts[brand]];
    const frame = createFrame(page, t);
    await page.goto('/mine/takemoney');
    await expect(frame.main()).toContainText(w.noCards);
    await page.goto('/mine/alipayManage');
    await page.getByLabel(w.account, { exact: true }).fill(createAccountNo());
    await page.getByLabel(account.holder, { exact: true }).fill('李四');
    await page.getByRole('button', { name: w.add, exact: true }).click();
    await expect(frame.main()).toContainText(account.holderDiffers);
    await page.getByLabel(account.holder, { exact: true }).fill('张三');
    await page.getByRole('button', { name: w.add, exact: true }).click();
    await expect(frame.notices()).toContainText(w.added);

    await page.goto('/mine/takemoney');
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    const submit = () => page.getByRole('button', { name: w.submitWithdraw, exact: true }).click();
    await fill(w.withdrawAmount, '1,234.56');
    await fill(account.holder, '李四');
    await fill(w.password, PASSWORD);
    await submit();
    await expect(frame.main()).toContainText(account.holderDiffers);
    await fill(account.holder, '张三');
    await fill(w.password, 'wrong1234');
    await submit();
    await expect(frame.main()).toContainText(w.wrongPassword);
    await fill(w.password, PASSWORD);
    await submit();
    const state = page.getByTestId('withdraw-status');
    await expect(state).toHaveText(w.submitted);
    await expect(createPlayer(page, t).balance()).toContainText('3,765.44');
    await page.reload();
    await expect(state).toHaveText(w.submitted);
    const other = await page.context().newPage();
    await other.goto('/mine/takemoney');
    await other.getByRole('link', { name: w.follow, exact: true }).click();
    await expect(other.getByTestId('withdraw-status')).toHaveText(w.submitted);
    const [order] = await withdrawals(stack, member);
    for (const command of ['review', 'approve', 'pay']) {
      await stack.console(`withdrawals/${order?.orderNo}/${command}`, {});
    }
    for (const tab of [page, other])
      await expect(tab.getByTestId('withdraw-status')).toHaveText(w.arrived, { timeout: 20_000 });
    await other.close();

    await page.goto('/mine/transRecord');
    await expect(page.getByRole('main').getByRole('row').filter({ hasText: '-¥1,234.56' })).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: w.exportCsv, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test(
    'WAL-05 WAL-06 WAL-08 withdraws to a coin address and a bank card at the shown rate without a fee, both on record',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const [t, w] = [texts[brand], walletTexts[brand]];
      const frame = createFrame(page, t);
      const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
      const choose = async (list: string, option: string) => {
        await page.getByRole('combobox', { name: list, exact: true }).click();
        await page.getByRole('option', { name: option }).click();
      };
      await page.goto('/mine/virtualCoinCard');
      await choose(w.chain, 'TRC20');
      await fill(w.coinAddress, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
      await page.getByRole('button', { name: w.add, exact: true }).click();
      await expect(frame.notices()).toContainText(w.added);
      await page.goto('/mine/addBankCard');
      await choose(w.bank, w.bankName);
      await fill(w.bankNumber, '6222021234567890128');
      await fill(w.holder, '张三');
      await page.getByRole('button', { name: w.add, exact: true }).click();
      await expect(frame.notices()).toContainText(w.added);

      for (const [account, amount, arrives] of [
        ['TRC20', '720', '100.00 USDT'],
        [w.bankName, '1,000', '¥1,000.00'],
      ] as const) {
        await page.goto('/mine/takemoney');
        await page.getByRole('radiogroup', { name: w.payoutAccount, exact: true }).getByText(account).click();
        await fill(w.withdrawAmount, amount);
        await expect(page.getByTestId('withdraw-arrives')).toHaveText(arrives);
        if (account === w.bankName) await fill(w.holder, '张三');
        await fill(w.password, PASSWORD);
        await page.getByRole('button', { name: w.submitWithdraw, exact: true }).click();
        await expect(page.getByTestId('withdraw-status')).toHaveText(w.submitted);
        const orderNo = new URL(page.url()).searchParams.get('order');
        for (const command of ['review', 'approve', 'pay'])
          await stack.console(`withdrawals/${orderNo}/${command}`, {});
        await page.reload();
        await expect(page.getByTestId('withdraw-status')).toHaveText(w.arrived);
        await expect(frame.main()).toContainText(arrives);
      }
      await expect(createPlayer(page, t).balance()).toContainText('3,280.00');
      await page.goto('/mine/transRecord?type=withdraw');
      await expect(page.getByTestId('record-totals')).toContainText('1,720.00');
      expect(await stack.console('audit')).toMatchObject({ ok: true });
    },
  );

  test('F-WAL-04 F-WAL-05 finds a withdrawal whose response was lost by its id, once; a rejection returns the money', async ({
    page,
    brand,
    stack,
  }) => {
    const [t, w, account] = [texts[brand], walletTexts[brand], accountTexts[brand]];
    const frame = createFrame(page, t);
    await page.goto('/mine/alipayManage');
    await page.getByLabel(w.account, { exact: true }).fill(createAccountNo());
    await page.getByLabel(account.holder, { exact: true }).fill('张三');
    await page.getByRole('button', { name: w.add, exact: true }).click();
    await expect(frame.notices()).toContainText(w.added);
    await page.goto('/mine/takemoney');
    await page.getByLabel(w.withdrawAmount, { exact: true }).fill('500');
    await page.getByLabel(account.holder, { exact: true }).fill('张三');
    await page.getByLabel(w.password, { exact: true }).fill(PASSWORD);
    await stack.console('faults', { endpoint: 'withdraw.new', kind: 'lostAnswer', count: 1 });
    await stack.console('faults', { endpoint: 'withdraw.withdrawOrderInfo', kind: 'drop' });
    await page.getByRole('button', { name: w.submitWithdraw, exact: true }).click();
    await expect(frame.main()).toContainText(w.unknown);
    expect(await readStoredTexts(page)).not.toContain(PASSWORD);
    await page.reload();
    await expect(frame.main()).toContainText(w.unknown);
    await stack.console('faults', undefined, 'DELETE');
    const state = page.getByTestId('withdraw-status');
    await expect(state).toHaveText(w.submitted);
    const made = await withdrawals(stack, member);
    expect(made.map(({ amount }) => amount)).toEqual(['500.00']);
    await stack.console(`withdrawals/${made[0]?.orderNo}/reject`, { reason: '账户信息有误' });
    await expect(state).toHaveText(w.rejected, { timeout: 20_000 });
    await expect(createPlayer(page, t).balance()).toContainText('5,000.00');
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });
});

const withdrawals = (stack: { console: (path: string) => Promise<unknown> }, member: string) =>
  stack.console(`withdrawals?member=${member}`) as Promise<Withdrawal[]>;

/** Returns the whole storage of the browser as one text. */
const readStoredTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
