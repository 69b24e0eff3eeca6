import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedbackTexts } from '../support/texts/feedbackTexts.ts';
import { sample } from '../support/fixtures/runSize.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';

const vectors = join(import.meta.dirname, '../../../../../shared/vectors');
const readSharedFile = <Content>(name: string): Content | undefined => {
  const file = join(vectors, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
};

/** Payloads for use without the published list. */
const OWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="https://evil.example"><input autofocus onfocus=alert(1)></form>',
];
const payloads = [
  ...OWN,
  ...(readSharedFile<{ cases: { payload: string }[] }>('html_payloads.json')?.cases.map(({ payload }) => payload) ??
    []),
];
const naughty = readSharedFile<string[]>('naughty_strings.json') ?? ["'; drop table letters; --", '𝕬 Ω≈ç√ ﷽ 👩‍👩‍👧'];

const inBothScripts = <Value>(value: Value) => ({ 'zh-CN': value, 'zh-TW': value });

/** Records dialogs, requests to other sites and new windows, which a payload that runs would cause. */
function watchEffects(page: Page, siteUrl: string): string[] {
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('page', (opened) => effects.push(`window ${opened.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) effects.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(siteUrl).origin) effects.push(`request ${request.url()}`);
  });
  return effects;
}

test.describe('payloads', () => {
  test('QLT-03 F-UI-10 no HTML payload runs as title or content of a message', async ({
    page,
    brand,
    member,
    stack,
    siteUrl,
    openAsMember,
  }) => {
    const effects = watchEffects(page, siteUrl);
    for (const payload of payloads)
      await stack.console('letters', {
        to: [member],
        type: 'notice',
        texts: inBothScripts({ title: payload, content: payload }),
      });
    await openAsMember('/mine/message?type=notice');
    // Opening a message that is read sends no call, which would fetch the whole list again.
    const readAll = page
      .getByRole('main')
      .getByRole('button', { name: brand === 'main-cn' ? '全部已读' : '全部標為已讀' });
    await readAll.click();
    await expect(readAll).toHaveAttribute('aria-disabled', 'true');
    const rows = page.locator('[data-part="list"] a[data-id]');
    const more = page.locator('[data-part="list"] button');
    await expect(rows.first()).toBeVisible();
    await expect(async () => {
      if (await more.isVisible()) await more.evaluate((button: HTMLElement) => button.click());
      expect(await rows.count()).toBe(payloads.length);
    }).toPass({ timeout: 30_000 });
    const heading = page.locator('[data-part="pane"] h2');
    const ids = await rows.evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['id'] ?? ''));
    const titles = await rows.locator('strong').allTextContents();
    for (const [at, id] of sample([...ids.entries()], 3)) {
      await page.locator(`a[data-id="${id}"]`).evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => heading.textContent()).toBe(titles[at]);
    }
    expect([...titles].sort()).toEqual([...payloads].sort());
    expect(effects).toEqual([]);
  });

  test('QLT-03 F-UI-10 F-SRV-03 payloads and malicious strings of an operator come back as typed', async ({
    page,
    brand,
    stack,
    siteUrl,
    openAsMember,
  }) => {
    const f = feedbackTexts[brand];
    const effects = watchEffects(page, siteUrl);
    await openAsMember('/mine/feedback');
    await page.getByText(f.deposit, { exact: true }).first().click();
    await page.getByRole('textbox', { name: f.content }).fill('请回复这条反馈');
    await page.getByRole('button', { name: f.submit, exact: true }).click();
    await expect(page).toHaveURL(/id=\d+/);
    const feedbackId = new URL(page.url()).searchParams.get('id') ?? '';
    const replies = [...payloads, ...naughty].filter((text) => text.trim() !== '' && text.length <= 2_000);
    for (const reply of replies) await stack.console(`feedback/${feedbackId}/reply`, { texts: inBothScripts(reply) });
    await page.reload();
    const pane = page.getByRole('region', { name: f.pane });
    await expect.poll(() => pane.getByRole('listitem').count()).toBeGreaterThan(replies.length);
    const shown = await pane.locator('li > p').allTextContents();
    // The simulated operator replies too, after 10 s.
    expect(shown.slice(1).filter((text) => !text.startsWith('您好'))).toEqual(replies);
    expect(effects).toEqual([]);
  });

  test('QLT-03 F-SRV-15 no HTML payload runs as the name of a file', async ({ page, brand, siteUrl, openAsMember }) => {
    const f = feedbackTexts[brand];
    const effects = watchEffects(page, siteUrl);
    await openAsMember('/mine/feedback');
    const tiles = page.getByRole('group', { name: f.pictures }).getByRole('listitem');
    const input = page.locator('input[type="file"]');
    await expect(input).toBeAttached();
    for (let at = 0; at < payloads.length; at += 5) {
      const names = payloads.slice(at, at + 5);
      await input.setInputFiles(
        names.map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from('no picture') })),
      );
      await expect(tiles.filter({ hasText: f.type })).toHaveCount(names.length);
      await tiles.locator('button').evaluateAll((buttons) => buttons.forEach((each) => (each as HTMLElement).click()));
      await expect(tiles).toHaveCount(0);
    }
    expect(effects).toEqual([]);
  });
});
