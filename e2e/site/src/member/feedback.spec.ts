import { writeFile } from 'node:fs/promises';
import { createPng } from '../support/actions/createPng.ts';
import { feedbackTexts } from '../support/texts/feedbackTexts.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type BrandId, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: createPng(640, 480) });

/** Actions on the feedback page. */
function createFeedbackPage(page: Page, brand: BrandId) {
  const f = feedbackTexts[brand];
  return {
    content: () => page.getByRole('textbox', { name: f.content }),
    pane: () => page.getByRole('region', { name: f.pane }),
    pictures: () => page.getByRole('group', { name: f.pictures }),
    choose: (kind: string) => page.getByText(kind, { exact: true }).first().click(),
    upload: (files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
      page.locator('input[type="file"]').setInputFiles([...files]),
    submit: () => page.getByRole('button', { name: f.submit, exact: true }).click(),
  };
}

const listFeedback = (stack: { console: (path: string) => Promise<unknown> }, member: string) =>
  stack
    .console('feedback')
    .then((list) =>
      (list as { member: string; feedbackId: string; content: string; orderNo: string; pictures: string[] }[]).filter(
        (item) => item.member === member,
      ),
    );

test.describe('feedback', () => {
  test('USR-07 sends a feedback with pictures and an order, gets a reply and continues the conversation', async ({
    page,
    brand,
    member,
    stack,
    openAsMember,
  }) => {
    const f = feedbackTexts[brand];
    const form = createFeedbackPage(page, brand);
    await stack.console(`members/${member}/gift`, { amount: '18.00' });
    await openAsMember('/mine/feedback');
    await form.choose(f.deposit);
    await form.content().fill('<b>半小时未到账</b>');
    await form.upload([picture('a.png'), picture('b.png')]);
    await expect(form.pictures().getByRole('img')).toHaveCount(2);
    await form
      .pictures()
      .getByRole('button', { name: `${f.removePicture} a.png` })
      .click();
    await expect(form.pictures().getByRole('img')).toHaveCount(1);
    await page.getByRole('button', { name: f.attach }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(f.order, { exact: true }).click();
    await dialog.getByRole('button', { name: /18\.00/ }).click();
    await form.submit();
    await expect(page).toHaveURL(/id=\d+/);
    await expect(form.pane()).toContainText('<b>半小时未到账</b>');
    await expect(form.pane().getByRole('img')).toHaveCount(1);
    const [item] = await listFeedback(stack, member);
    expect(item?.pictures).toHaveLength(1);
    expect(item?.orderNo).toMatch(/^G\d{14}/);

    await stack.console(`feedback/${item?.feedbackId}/reply`, { texts: { 'zh-CN': '已到账', 'zh-TW': '已入帳' } });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const answer = brand === 'main-cn' ? '已到账' : '已入帳';
    await expect(form.pane()).toContainText(answer, { timeout: 25_000 });
    await form.pane().getByRole('textbox', { name: f.reply }).fill('谢谢');
    await form.pane().getByRole('button', { name: f.send, exact: true }).click();
    await expect(form.pane().getByRole('listitem').last()).toContainText('谢谢');

    await form.pane().getByRole('button', { name: f.remove, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: f.remove, exact: true }).click();
    await expect(page.getByText(f.empty)).toBeVisible();
  });

  test(
    'USR-07 keeps the draft over a reload and an expired session',
    { tag: '@full' },
    async ({ page, brand, member, stack, openAsMember }) => {
      const [t, f] = [texts[brand], feedbackTexts[brand]];
      const form = createFeedbackPage(page, brand);
      await openAsMember('/mine/feedback');
      await form.choose(f.suggestion);
      await form.content().fill('希望增加夜间模式');
      await form.upload([picture('night.png')]);
      await expect(form.pictures().getByRole('img')).toHaveCount(1);
      await page.reload();
      await expect(form.content()).toHaveValue('希望增加夜间模式');
      await expect(form.pictures().getByRole('img')).toHaveCount(1);
      await stack.console(`members/${member}/kick`, {});
      await form.submit();
      await expect(page.getByRole('dialog')).toBeVisible();
      const player = createPlayer(page, t);
      await player.submitLogin(member, 'demo1234');
      await expect(page.getByTestId('member-name')).toHaveText(member);
      await page.goto('/mine/feedback');
      await expect(form.content()).toHaveValue('希望增加夜间模式');
      await form.submit();
      await expect(form.pane()).toContainText('希望增加夜间模式');
      await page.goto('/mine/feedback');
      await expect(form.content()).toHaveValue('');
    },
  );

  test.describe('failures', () => {
    test.use({ allowedErrors: { patterns: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] } });
    test.afterEach(({ stack }) => stack.console('faults', undefined, 'DELETE'));

    test('F-SRV-15 USR-07 explains each refused picture, keeps the form and stores nothing', async ({
      page,
      context,
      brand,
      member,
      stack,
      openAsMember,
    }, testInfo) => {
      const f = feedbackTexts[brand];
      const form = createFeedbackPage(page, brand);
      await openAsMember('/mine/feedback');
      await form.choose(f.deposit);
      await form.content().fill('上传失败的测试');
      const scripted = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      const large = testInfo.outputPath('d.png');
      await writeFile(large, Buffer.alloc(20 * 1024 * 1024));
      const wide = testInfo.outputPath('e.png');
      await writeFile(wide, createPng(10_000, 10_000));
      const files = [
        ['a.pdf', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') }, f.type],
        ['b.svg', { name: 'b.svg', mimeType: 'image/svg+xml', buffer: scripted }, f.type],
        ['c.png', { name: 'c.png', mimeType: 'image/png', buffer: scripted }, f.type],
        ['d.png', large, f.size],
        ['e.png', wide, f.dimensions],
      ] as const;
      for (const [name, file, problem] of files) {
        await page.locator('input[type="file"]').setInputFiles(file);
        const tile = form.pictures().getByRole('listitem').filter({ hasText: name });
        await expect(tile).toContainText(problem);
        await tile.getByRole('button', { name: new RegExp(f.removePicture) }).click();
        await expect(tile).toBeHidden();
      }
      const isOnline = () => page.evaluate(() => navigator.onLine);
      await context.setOffline(true);
      await expect.poll(isOnline).toBe(false);
      await form.upload([picture('lost.png')]);
      const retry = form.pictures().getByRole('button', { name: f.retry });
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await expect(form.content()).toHaveValue('上传失败的测试');
      await context.setOffline(false);
      // The page learns of it after the context, and refuses uploads until then.
      await expect.poll(isOnline).toBe(true);
      await retry.click();
      await expect(form.pictures().getByRole('img')).toHaveCount(1);
      await form
        .pictures()
        .getByRole('button', { name: `${f.removePicture} lost.png` })
        .click();
      await form.submit();
      await expect(form.pane()).toContainText('上传失败的测试');
      expect((await listFeedback(stack, member)).map(({ pictures }) => pictures)).toEqual([[]]);
    });

    test(
      'USR-07 adds at most five pictures, and scales down a large one',
      { tag: '@full' },
      async ({ page, brand, openAsMember }) => {
        const f = feedbackTexts[brand];
        const form = createFeedbackPage(page, brand);
        await openAsMember('/mine/feedback');
        await form.upload([{ name: 'large.png', mimeType: 'image/png', buffer: createPng(5_000, 3_000) }]);
        const first = form.pictures().getByRole('img');
        await expect(first).toBeVisible();
        expect(await first.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
          2_048, 1_229,
        ]);
        await form.upload(['1', '2', '3', '4', '5'].map((name) => picture(`${name}.png`)));
        await expect(form.pictures().getByRole('img')).toHaveCount(5);
        await expect(form.pictures()).toContainText(f.tooMany);
      },
    );

    test('W3 USR-07 a lost response stores one feedback when it is sent again', async ({
      page,
      brand,
      member,
      stack,
      openAsMember,
    }) => {
      const f = feedbackTexts[brand];
      const form = createFeedbackPage(page, brand);
      await openAsMember('/mine/feedback');
      await form.choose(f.deposit);
      await form.content().fill('只能保存一次');
      await stack.console('faults', { endpoint: 'feedback.addFeedBack', kind: 'lostAnswer', count: 1 });
      await form.submit();
      await expect(page.getByText(f.kept)).toBeVisible({ timeout: 30_000 });
      await expect(form.content()).toHaveValue('只能保存一次');
      await form.submit();
      await expect(form.pane()).toContainText('只能保存一次');
      expect(await listFeedback(stack, member)).toHaveLength(1);
    });
  });

  test(
    'QLT-02 F-UI-01 form and conversation have no finding in either edition, and fit 320 px',
    { tag: '@full' },
    async ({ page, brand, openAsMember }) => {
      const f = feedbackTexts[brand];
      const form = createFeedbackPage(page, brand);
      await openAsMember('/mine/feedback');
      await expect(page.getByRole('region', { name: f.rewards })).toBeVisible();
      await form.submit();
      await expectCleanEditions(page, 'feedback form');
      await form.choose(f.deposit);
      await form.content().press('a');
      await form.submit();
      await expect(page.getByText(f.short)).toBeVisible();
      await form.content().fill('键盘也可以提交这条反馈');
      await form.upload([picture('keys.png')]);
      await expect(form.pictures().getByRole('img')).toHaveCount(1);
      await page.getByRole('button', { name: f.submit, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(form.pane()).toContainText('键盘也可以提交这条反馈');
      await expectCleanEditions(page, 'feedback conversation');
      for (const path of ['/mine/feedback', '/mine/feedback?tab=list']) {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(path);
        await expect(page.getByRole('heading', { name: f.title, level: 1 })).toBeVisible();
        const width = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
        expect(width, path).toBeLessThanOrEqual(0);
      }
    },
  );
});
