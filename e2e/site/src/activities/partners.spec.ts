import { createName, readCaptchaSolution, solvePicture } from '../support/actions/auth.ts';
import { authTexts } from '../support/texts/authTexts.ts';
import { placeBet } from '../support/actions/bets.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { createFrame } from '../support/actions/frame.ts';
import { createPlayer, VENUE } from '../support/actions/player.ts';
import { createSlipPage } from '../support/actions/slip.ts';
import { slipTexts } from '../support/texts/slipTexts.ts';
import { expect, test, type BrandId, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

/** Texts of the partner pages, typed by hand. */
const partnerTexts = {
  'main-cn': {
    link: '邀请链接',
    registered: '已注册',
    effective: '有效好友',
    claim: /^领取1 位有效好友的奖励 ¥18$/,
    claimed: '已领取',
    form: '申请表',
    name: '称呼',
    contact: '号码或账号',
    players: '预计每月活跃玩家',
    intro: '渠道介绍',
    apply: '提交申请',
    received: '申请已收到',
    install: '安装步骤',
    complete: '去完善',
    realName: '真实姓名',
    verify: '提交认证',
  },
  'main-tw': {
    link: '邀請連結',
    registered: '已註冊',
    effective: '有效好友',
    claim: /^領取1 位有效好友的獎勵 ¥18$/,
    claimed: '已領取',
    form: '申請表',
    name: '稱呼',
    contact: '號碼或帳號',
    players: '預估每月活躍玩家',
    intro: '管道介紹',
    apply: '送出申請',
    received: '已收到申請',
    install: '安裝步驟',
    complete: '前往填寫',
    realName: '真實姓名',
    verify: '送出認證',
  },
} as const satisfies Record<BrandId, unknown>;

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

const readCodes = (page: Page) =>
  page.evaluate(() => ['icode', 'rcode'].map((key) => localStorage.getItem(`pavilion.${key}`)));

test.describe('invitation', () => {
  test.describe.configure({ timeout: 180_000 });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('ACT-03 an invitation leads from the link to a registered friend and to the reward', async ({
    page,
    brand,
    stack,
    browser,
    siteUrl,
  }) => {
    const [t, a, p] = [texts[brand], authTexts[brand], partnerTexts[brand]];
    const [inviter, friend] = [createName(), createName()];
    const phone = `137${String(Date.now()).slice(-8)}`;
    await stack.console('members', { name: inviter, phone, money: '0.00' });
    await page.goto('/activity/friendInvitation');
    await createPlayer(page, t).logIn(inviter);
    await page.goto('/activity/friendInvitation');
    const link = await page.getByLabel(p.link, { exact: true }).inputValue();
    expect(new URL(link).origin).toBe(siteUrl);

    const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' });
    const other = await context.newPage();
    await test.step('ACT-03 the guest registers under the inviter', async () => {
      await other.goto(link);
      const dialog = other.getByRole('dialog', { name: a.registerTitle, exact: true });
      await dialog.getByLabel(t.username, { exact: true }).fill(friend);
      for (const field of await dialog.locator('input[type="password"]').all()) await field.fill('k7mq29xdRt');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: a.registerTitle, exact: true }).click();
      await expect(other.getByRole('dialog', { name: a.pictureTitle }).getByRole('img')).toBeVisible();
      await solvePicture(other, a, await readCaptchaSolution(stack, 'picture'));
      await expect(other.getByTestId('member-name')).toHaveText(friend);
    });
    await test.step('ACT-03 the inviter sees the friend', async () => {
      await page.reload();
      const row = page.getByRole('row').filter({ hasText: `${friend.slice(0, 2)}***` });
      await expect(row).toContainText(p.registered);
      await expect(page.getByRole('button', { name: p.claim })).toBeHidden();
    });
    await test.step('ACT-03 the friend reaches the turnover with a decided bet', async () => {
      await stack.console(`members/${friend}/money`, { amount: '1000.00' });
      await other.goto(VENUE);
      const player = createPlayer(other, t);
      await player.showToday();
      const [priceId = ''] = await createSlipPage(other, t, slipTexts[brand]).priceIds('OU.0.O');
      await other.locator(`button[data-price="${priceId}"]`).click();
      await player.stake('500');
      const bet = await placeBet(other, t, { stack, member: friend });
      await stack.console(`matches/${bet.gameId}/end`, { home: 200, away: 0, halfHome: 0, halfAway: 0 });
      const isSettled = async () =>
        ((await stack.console(`bets?member=${friend}`)) as { status: string }[])[0]?.status === 'settled';
      await expect.poll(isSettled).toBe(true);
    });
    await test.step('ACT-03 the inviter claims the reward, once', async () => {
      await page.reload();
      await expect(page.getByRole('row').filter({ hasText: p.effective }).first()).toBeVisible();
      await page.getByRole('button', { name: p.claim }).click();
      await expect(page.getByText(p.claimed, { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText(p.claimed, { exact: true })).toBeVisible();
      expect(await stack.console(`members/${inviter}`)).toMatchObject({ wallet: '18.00' });
    });
    await context.close();
  });

  test(
    'GRD-07 NAV-10 the codes survive the guard and a reload, and reach the mobile site',
    { tag: '@brand' },
    async ({ page, brand, stack, browser, siteUrl }) => {
      await page.goto('/mine/wallet?icode=100007&rcode=qr');
      await expect(page).toHaveURL('/');
      await page.reload();
      await expect(createFrame(page, texts[brand]).title()).toBeVisible();
      expect(await readCodes(page)).toEqual(['100007', 'qr']);

      await stack.console('settings', { h5DomainUrl: 'https://m.example.com/' });
      const context = await browser.newContext({ baseURL: siteUrl, userAgent: IPHONE });
      await context.route('https://m.example.com/**', (route) =>
        route.fulfill({ body: 'mobile', contentType: 'text/html' }),
      );
      const phone = await context.newPage();
      await phone.goto('/?register=1&icode=100007&rcode=qr');
      await expect(phone).toHaveURL('https://m.example.com/?icode=100007&rcode=qr');
      await context.close();
      await stack.console('settings', undefined, 'DELETE');
    },
  );
});

test.describe('partner pages', () => {
  test(
    'ACT-03 an application of a guest is listed by the console',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const p = partnerTexts[brand];
      const contact = `139${String(Date.now()).slice(-8)}`;
      await page.goto('/agent');
      const form = page.getByRole('form', { name: p.form });
      await form.getByRole('button', { name: p.apply }).click();
      await expect(form.getByLabel(p.name, { exact: true })).toBeFocused();
      await form.getByLabel(p.name, { exact: true }).fill('<img src=x onerror=alert(1)>');
      await form.getByLabel(p.contact, { exact: true }).fill(contact);
      await form.getByLabel(p.players, { exact: true }).fill('30');
      await form.getByLabel(p.intro, { exact: true }).fill('經營足球討論社區三年。');
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: p.apply }).click();
      await expect(page.getByText(p.received)).toBeVisible();
      const list = (await stack.console('applications')) as { contact: string; name: string; state: string }[];
      expect(list.find((each) => each.contact === contact)).toMatchObject({
        name: '<img src=x onerror=alert(1)>',
        state: 'received',
      });
    },
  );

  test(
    'EDN-02 the site can be installed with the name and icons of its brand',
    { tag: '@brand' },
    async ({ page, brand }) => {
      await page.goto('/download');
      await expect(page.getByRole('heading', { name: partnerTexts[brand].install })).toBeVisible();
      const path = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
      const response = await page.request.get(path);
      expect(response.headers()['content-type']).toContain('application/manifest+json');
      const manifest = (await response.json()) as { name: string; icons: { src: string }[] };
      expect(manifest.name).toBe({ 'main-cn': '云阁', 'main-tw': '玉閣' }[brand]);
      for (const { src } of manifest.icons) {
        const icon = await page.request.get(src);
        expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, 'image/png']);
      }
    },
  );

  for (const path of ['/agent', '/sponsor', '/download', '/activity/friendInvitation'])
    test(
      `NAV-03 NAV-05 F-UI-01 ${path} opens for a guest and has no finding in either edition`,
      { tag: '@full' },
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expectCleanEditions(page, path);
      },
    );
});

test.describe('redirect', () => {
  test('NAV-07 leads inside the site after login', async ({ page, brand, member }) => {
    await page.goto('/redirect/%2Fmine%2Fwallet');
    await expect(page).toHaveURL('/');
    await createPlayer(page, texts[brand]).logIn(member);
    await expect(page).toHaveURL('/mine/wallet');
  });

  test('NAV-07 F-RTE-05 shows not-found for anything else', { tag: '@full' }, async ({ page, brand, openAsMember }) => {
    const t = texts[brand];
    await openAsMember('/');
    for (const target of [
      'nothing',
      'https%3A%2F%2Fevil',
      '%2F%2Fevil',
      '%2F%5Cevil',
      '%252Fmine',
      'mine%2500',
      'javascript%3Aalert(1)',
      'redirect%2Fmine',
    ]) {
      await page.goto(`/redirect/${target}`);
      await expect(createFrame(page, t).title(), target).toHaveText(t.notFound);
      expect(new URL(page.url()).pathname, target).toBe(`/redirect/${target}`);
    }
  });
});

test('ERR-04 6449 leads to the real name, to its binding, and back', async ({ page, brand, stack, openAsMember }) => {
  const [w, p] = [walletTexts[brand], partnerTexts[brand]];
  const name = createName();
  await stack.console('members', { name, phone: `136${String(Date.now()).slice(-8)}`, money: '10000.00' });
  await openAsMember('/mine/savemoney', name);
  await page.getByRole('radio', { name: w.bankWay }).check({ force: true });
  await page.getByLabel(w.depositAmount, { exact: true }).fill('500');
  await page.getByRole('button', { name: w.next, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: p.complete, exact: true }).click();
  await expect(page).toHaveURL('/mine/userinfo?from=%2Fmine%2Fsavemoney#realName');
  await expect(page.getByLabel(p.realName, { exact: true })).toBeFocused();
  await page.getByLabel(p.realName, { exact: true }).getByRole('link').click();
  await page.getByRole('main').getByRole('textbox', { name: p.realName }).fill('张三');
  await page.getByRole('button', { name: p.verify, exact: true }).click();
  await expect(page).toHaveURL('/mine/savemoney');
});
