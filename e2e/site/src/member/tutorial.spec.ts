import { expectCleanEditions } from '../support/checks/findings.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';

const tutorialTexts = {
  'main-cn': {
    title: '新手教程',
    tryOf: '跟着做：',
    chapters: ['存款', '下第一注', '查看注单', '取款'],
    next: '下一步',
    toTarget: '转到操作位置',
    finish: '完成',
    finished: '已完成',
    resume: '继续',
    toPage: '回到这一步的页面',
    steps: {
      method: '选择存款方式',
      amount: '输入金额',
      submit: '提交存款',
      wait: '按指示付款',
      check: '查看结果',
      pick: '点选赔率',
      stake: '输入投注金额',
      place: '确认投注',
      placed: '记下单号',
      tabs: '选择注单状态',
      open: '打开一张注单',
      read: '读懂结果',
      conditions: '确认取款条件',
      form: '填写取款',
      follow: '查看进度',
    },
  },
  'main-tw': {
    title: '新手教學',
    tryOf: '跟著操作：',
    chapters: ['儲值', '第一筆投注', '查看注單', '提款'],
    next: '下一步',
    toTarget: '移到操作位置',
    finish: '完成',
    finished: '已完成',
    resume: '繼續',
    toPage: '回到這一步的頁面',
    steps: {
      method: '選擇儲值方式',
      amount: '輸入金額',
      submit: '送出儲值',
      wait: '依指示付款',
      check: '查看結果',
      pick: '點選賠率',
      stake: '輸入投注金額',
      place: '確認投注',
      placed: '記下注單編號',
      tabs: '選擇注單狀態',
      open: '開啟一張注單',
      read: '看懂結果',
      conditions: '確認提款條件',
      form: '填寫提款',
      follow: '查看進度',
    },
  },
} as const;

type TutorialTexts = (typeof tutorialTexts)['main-cn' | 'main-tw'];

/** Actions on the card of the tutorial. */
function createTutorial(page: Page, u: TutorialTexts) {
  const card = (step: keyof TutorialTexts['steps']) => page.getByRole('dialog', { name: u.steps[step], exact: true });
  return {
    card,
    /** Continues on the card; forms of the page may have a button of the same name. */
    next: () => page.getByRole('dialog').getByRole('button', { name: u.next, exact: true }).click(),
    start: (chapter: number) => page.getByRole('button', { name: `${u.tryOf}${u.chapters[chapter]}` }).click(),
    async open() {
      await page.goto('/mine/introTutorial');
      await expect(page.getByRole('heading', { name: u.title, level: 1 })).toBeVisible();
    },
  };
}

test.describe('tutorial', () => {
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('USR-08 NAV-06 guides a member to a deposit, a bet and its record on the live pages', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    // A deposit by bank card needs the real name.
    const member = `tour${Math.random().toString(36).slice(2, 9)}`;
    await stack.console('members', { name: member, money: '10000.00', realName: '张三' });
    const u = tutorialTexts[brand];
    const tutorial = createTutorial(page, u);
    await openAsMember('/', member);
    await tutorial.open();

    await tutorial.start(0);
    await expect(tutorial.card('method')).toBeVisible();
    await expect(page).toHaveURL('/mine/savemoney');
    await tutorial.next();
    await tutorial.card('amount').getByRole('button', { name: u.toTarget }).click();
    await page.keyboard.type('500');
    await tutorial.next();
    await tutorial.card('submit').getByRole('button', { name: u.toTarget }).click();
    await page.keyboard.press('Enter');
    await expect(tutorial.card('wait')).toBeVisible();
    await tutorial.next();
    await expect(page).toHaveURL('/mine/transRecord');
    await tutorial.card('check').getByRole('button', { name: u.finish, exact: true }).click();
    await expect(page.getByText(u.finished)).toHaveCount(1);

    // A price that moves would refuse the bet.
    await stack.console('clock', { isPaused: true });
    await tutorial.start(1);
    await expect(tutorial.card('pick')).toBeVisible({ timeout: 30_000 });
    await tutorial.card('pick').getByRole('button', { name: u.toTarget }).click({ timeout: 30_000 });
    await page.keyboard.press('Enter');
    await tutorial.card('stake').getByRole('button', { name: u.toTarget }).click();
    await page.keyboard.type('50');
    await tutorial.next();
    await tutorial.card('place').getByRole('button', { name: u.toTarget }).click();
    await page.keyboard.press('Enter');
    await tutorial.card('placed').getByRole('button', { name: u.finish, exact: true }).click({ timeout: 30_000 });
    await expect(page.getByText(u.finished)).toHaveCount(2);

    await tutorial.start(2);
    await expect(tutorial.card('tabs')).toBeVisible();
    await tutorial.next();
    await tutorial.card('open').getByRole('button', { name: u.toTarget }).click();
    await page.keyboard.press('Enter');
    const detail = page.getByRole('dialog').filter({ has: page.getByRole('definition') });
    const finish = tutorial.card('read').getByRole('button', { name: u.finish, exact: true });
    // The card is above the dialog, and leaves the focus in it.
    await finish.click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(detail).toBeVisible();
    await finish.click();
    await expect(page.getByText(u.finished)).toHaveCount(3);
  });

  test(
    'NAV-06 can be left and resumed after a reload, by keyboard',
    { tag: '@full' },
    async ({ page, brand, openAsMember }) => {
      const u = tutorialTexts[brand];
      const tutorial = createTutorial(page, u);
      await openAsMember('/');
      await tutorial.open();
      await tutorial.start(3);
      await expect(tutorial.card('conditions')).toBeVisible();
      await tutorial.next();
      await expect(tutorial.card('form').getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(tutorial.card('form')).toBeHidden();
      await page.reload();
      await tutorial.open();
      await page.getByRole('button', { name: u.resume, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(tutorial.card('form')).toBeVisible();
      await expect(page).toHaveURL('/mine/takemoney');
      await page.getByRole('banner').getByRole('link').first().click();
      await tutorial.card('form').getByRole('button', { name: u.toPage }).click();
      await expect(page).toHaveURL('/mine/takemoney');
      await tutorial.next();
      await tutorial.card('follow').getByRole('button', { name: u.finish, exact: true }).click();
      await expect(page).toHaveURL('/mine/introTutorial');
      await expect(page.getByText(u.finished)).toBeVisible();
    },
  );

  test(
    'QLT-02 F-UI-01 page and card have no finding in either edition, and fit 320 px',
    { tag: '@full' },
    async ({ page, brand, openAsMember }) => {
      const u = tutorialTexts[brand];
      const tutorial = createTutorial(page, u);
      await openAsMember('/');
      await tutorial.open();
      await expectCleanEditions(page, 'tutorial');
      await tutorial.start(0);
      await expect(tutorial.card('method')).toBeVisible();
      await expectCleanEditions(page, 'card of the tutorial');
      await page.setViewportSize({ width: 320, height: 640 });
      const box = await tutorial.card('method').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await tutorial.open();
      const width = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(width).toBeLessThanOrEqual(0);
    },
  );
});
