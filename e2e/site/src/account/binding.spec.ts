import type { Locator } from '@playwright/test';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { createHash } from 'node:crypto';
import { expectNoSecret } from '../support/actions/auth.ts';
import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type BrandId, type Page, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Texts of the binding page, typed by hand. */
const bindingTexts = {
  'main-cn': {
    phone: '手机号码',
    realName: '真实姓名',
    code: '验证码',
    getCode: '获取验证码',
    wait: /^\d+ 秒后重发$/,
    sending: '发送中…',
    bindPhone: '绑定手机',
    verify: '提交认证',
    phoneRule: '请输入正确的手机号码',
    nameRule: '请输入正确的姓名',
    codeNotRequested: '请先获取验证码',
    bound: '手机绑定成功',
    verified: '实名认证成功',
    returnTo: '绑定手机和真实姓名后，自动前往“添加银行卡”。',
    locked: '不可更改',
    gender: '男',
    birthday: '生日',
    submit: '提交资料',
    birthdayRule: '请输入生日，确保您已满18岁',
    tooYoung: '未满 18 岁不能使用本站',
    saved: '资料已提交',
    captcha: '图形验证',
    captchaCode: '图中的字符',
    confirm: '确定',
  },
  'main-tw': {
    phone: '手機號碼',
    realName: '真實姓名',
    code: '驗證碼',
    getCode: '取得驗證碼',
    wait: /^\d+ 秒後可重發$/,
    sending: '傳送中…',
    bindPhone: '綁定手機',
    verify: '送出認證',
    phoneRule: '請輸入正確的手機號碼',
    nameRule: '請輸入正確的姓名',
    codeNotRequested: '請先取得驗證碼',
    bound: '手機綁定成功',
    verified: '實名認證成功',
    returnTo: '完成手機與真實姓名綁定後，將自動前往「新增銀行卡」。',
    locked: '無法變更',
    gender: '男',
    birthday: '生日',
    submit: '送出資料',
    birthdayRule: '請輸入生日，並確認您已年滿 18 歲',
    tooYoung: '未滿 18 歲不得使用本站',
    saved: '資料已送出',
    captcha: '圖形驗證',
    captchaCode: '圖片中的字元',
    confirm: '確定',
  },
} as const satisfies Record<BrandId, Record<string, string | RegExp>>;

interface Sent {
  readonly to: string;
  readonly code: string;
}

/** Returns the latest code that was sent to a number. */
async function readSentCode(stack: Stack, number: string): Promise<string> {
  const sent = (await stack.console('inbox')) as Sent[];
  const found = sent.find(({ to }) => to.includes(number));
  if (!found) throw new Error(`codeFor: no code was sent to ${number}.`);
  return found.code;
}

const createNumber = () => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const createOtherCode = (code: string) => (code === '000000' ? '111111' : '000000');

/** Creates the page object of one binding form. */
function createBindingForm(page: Page, w: (typeof bindingTexts)[BrandId], name: string) {
  const form = page.getByRole('form', { name, exact: true });
  return {
    form,
    field: (label: string): Locator => form.getByLabel(label, { exact: true }),
    press: (label: string) => form.getByRole('button', { name: label, exact: true }).click(),
    wait: () => form.getByRole('button', { name: w.wait }),
  };
}

test.describe('binding', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });
  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('settings', undefined, 'DELETE');
  });

  test('USR-02 GRD-03 F-AUTH-08 F-AUTH-17 binds phone and name after the guard’s redirect and several errors, and returns', async ({
    page,
    brand,
    member,
    stack,
    openAsMember,
  }) => {
    const [t, w, number] = [texts[brand], bindingTexts[brand], createNumber()];
    const frame = createFrame(page, t);
    await openAsMember('/mine/addBankCard');
    await expect(page).toHaveURL('/mine/auth');
    await expect(frame.main()).toContainText(w.returnTo);

    const phone = createBindingForm(page, w, w.phone);
    await phone.field(w.phone).fill('123');
    await phone.press(w.getCode);
    await expect(phone.form).toContainText(w.phoneRule);
    await phone.field(w.phone).fill(number);
    await phone.field(w.code).fill('123456');
    await phone.press(w.bindPhone);
    await expect(phone.form).toContainText(w.codeNotRequested);
    await stack.console(`members/${member}/kick`, {});
    await phone.press(w.getCode);
    await expect(page).toHaveURL('/');
    await createPlayer(page, t).submitLogin(member, 'demo1234');
    await expect(page).toHaveURL('/mine/auth');
    await expect(phone.field(w.phone)).toHaveValue(number);
    await stack.console('faults', { endpoint: 'user.sendCodeTwo', kind: 'delay', delayMs: 1_500, count: 1 });
    await phone.press(w.getCode);
    await expect(phone.form.getByRole('button', { name: w.sending })).toHaveAttribute('aria-busy', 'true');
    await expect(phone.wait()).toBeVisible();
    const code = await readSentCode(stack, number);

    await page.reload();
    await expect(frame.main()).toContainText(w.returnTo);
    await expect(phone.wait()).toHaveAttribute('aria-disabled', 'true');
    await phone.field(w.phone).fill(number);
    await phone.field(w.code).fill(createOtherCode(code));
    await phone.press(w.bindPhone);
    await expect(phone.field(w.code)).toHaveAttribute('aria-invalid', 'true');
    const another = createNumber();
    await phone.field(w.phone).fill(another);
    await phone.field(w.code).fill(code);
    await phone.press(w.bindPhone);
    await expect(phone.form.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await phone.field(w.phone).fill(number);
    await phone.field(w.code).fill(code);
    // The binding succeeds but its response is lost. The page then loads the member and continues.
    await stack.console('faults', { endpoint: 'user.bindPhone', kind: 'lostAnswer', count: 1 });
    await phone.press(w.bindPhone);

    const name = createBindingForm(page, w, w.realName);
    await expect(frame.main()).toContainText(`+86 139****${number.slice(-4)}`);
    await expectNoSecret(page, [number, code, 'demo1234', createHash('md5').update('demo1234').digest('hex')]);
    await name.field(w.realName).fill('·张三');
    await name.press(w.verify);
    await expect(name.form).toContainText(w.nameRule);
    await name.field(w.realName).fill('张三');
    await name.press(w.verify);
    await expect(frame.notices()).toContainText(w.verified);
    await expect(page).toHaveURL('/mine/addBankCard');

    for (const path of ['/mine/virtualCoinCard', '/mine/alipayManage', '/mine/accountManage/7']) {
      await page.goto(path);
      await expect(frame.title(), path).toBeVisible();
      await expect(page, path).toHaveURL(path);
    }
    await page.goto('/mine/auth');
    await expect(frame.main().getByText(w.locked)).toHaveCount(2);
    await expect(page.getByRole('form')).toHaveCount(0);
  });

  test(
    'F-AUTH-07 the platform refuses a second code too early, with a message and a countdown',
    { tag: '@full' },
    async ({ page, brand, stack, openAsMember }) => {
      const [w, number] = [bindingTexts[brand], createNumber()];
      await openAsMember('/mine/auth#phone');
      const phone = createBindingForm(page, w, w.phone);
      await phone.field(w.phone).fill(number);
      await phone.press(w.getCode);
      await expect(phone.wait()).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('pavilion.resend.bindPhone'));
      await page.reload();
      await phone.field(w.phone).fill(number);
      await phone.press(w.getCode);
      await expect(phone.wait()).toBeVisible();
      await expect(phone.form.getByRole('alert').filter({ hasText: '60' })).toBeVisible();
      const sent = (await stack.console('inbox')) as Sent[];
      expect(sent.filter(({ to }) => to.includes(number))).toHaveLength(1);
    },
  );

  test(
    'CAP-04 SEC-03 shows a required captcha on the page and sends the code after it',
    { tag: '@full' },
    async ({ page, brand, stack, openAsMember }) => {
      const [w, number] = [bindingTexts[brand], createNumber()];
      await openAsMember('/');
      await stack.console('settings', { codeCaptcha: '1' });
      await page.goto('/mine/auth#phone');
      const phone = createBindingForm(page, w, w.phone);
      await phone.field(w.phone).fill(number);
      await phone.press(w.getCode);
      const dialog = page.getByRole('dialog', { name: w.captcha });
      await expect(dialog.getByRole('img')).toBeVisible();
      const [shown] = (await stack.console('captchas')) as { answer: string }[];
      await dialog.getByLabel(w.captchaCode).fill(shown?.answer ?? '');
      await dialog.getByRole('button', { name: w.confirm, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(phone.wait()).toBeVisible();
      expect(await readSentCode(stack, number)).toMatch(/^\d{6}$/);
    },
  );

  test('USR-01 submits gender and birthday once, and refuses a birthday under age', async ({
    page,
    brand,
    openAsMember,
  }) => {
    const [t, w] = [texts[brand], bindingTexts[brand]];
    const frame = createFrame(page, t);
    await openAsMember('/mine/userinfo');
    await page.getByText(w.gender, { exact: true }).click();
    const birthday = page.getByRole('group', { name: w.birthday }).getByRole('combobox');
    const enterBirthday = async (parts: readonly string[]) => {
      for (const [at, part] of parts.entries()) await birthday.nth(at).selectOption(part);
    };
    await page.getByRole('button', { name: w.submit }).click();
    await expect(frame.main()).toContainText(w.birthdayRule);
    await enterBirthday(['2020', '1', '1']);
    await page.getByRole('button', { name: w.submit }).click();
    await expect(frame.main()).toContainText(w.tooYoung);
    await enterBirthday(['1990', '5', '17']);
    await page.getByRole('button', { name: w.submit }).click();
    await expect(frame.notices()).toContainText(w.saved);
    await page.reload();
    await expect(frame.main()).toContainText('1990-05-17');
    await expect(page.getByRole('button', { name: w.submit })).toHaveCount(0);
  });

  test(
    'F-UI-01 both pages have no serious finding in either edition',
    { tag: '@full' },
    async ({ page, brand, openAsMember }) => {
      const t = texts[brand];
      const frame = createFrame(page, t);
      await openAsMember('/');
      const states = ['/mine/userinfo', '/mine/auth', '/mine/auth#phone', '/mine/auth#second'];
      for (const path of states) {
        await page.goto('/mine/wallet');
        await page.goto(path);
        await expect(frame.title()).toBeVisible();
        if (path.includes('#')) {
          await page.getByRole('form').getByRole('button').last().focus();
          await page.keyboard.press('Shift+Tab');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('form').locator('[aria-invalid="true"]').first()).toBeVisible();
        }
        await expectCleanEditions(page, path);
      }
    },
  );
});
