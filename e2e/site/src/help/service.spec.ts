import { createFrame } from '../support/actions/frame.ts';
import { authTexts } from '../support/texts/authTexts.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { orderDeposit } from '../support/actions/orderDeposit.ts';
import { serviceTexts } from '../support/texts/serviceTexts.ts';
import { expect, test, type BrandId, type Page, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

const DESK = '/app/help/zxkf';
const MARKUP = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

interface ConsoleConversation {
  readonly conversationId: string;
  readonly member: string;
  readonly messages: readonly { readonly author: string; readonly text: string }[];
}

/** Customer service in one tab. */
function createDesk(page: Page, brand: BrandId) {
  const s = serviceTexts[brand];
  const log = page.getByRole('log', { name: s.log });
  const field = page.getByRole('textbox', { name: s.field });
  return {
    log,
    field,
    bubble: (text: string) => log.getByText(text, { exact: true }),
    dismissTip: () => page.getByRole('button', { name: authTexts[brand].tipOk, exact: true }).click(),
    async open() {
      await page.goto(DESK);
      await this.dismissTip();
      await expect(field).toBeVisible();
    },
    async send(text: string) {
      await field.fill(text);
      await page.getByRole('button', { name: s.send, exact: true }).click();
    },
  };
}

/** Replies on the page of the console, and returns what it shows of the conversation. */
async function replyInConsole(page: Page, { stack, member, text }: { stack: Stack; member: string; text: string }) {
  const desk = await page.context().newPage();
  await desk.goto(`${stack.sandboxUrl}/console#service`);
  await desk.getByRole('row').filter({ hasText: member }).getByRole('button', { name: 'Open' }).click();
  await desk.getByRole('textbox', { name: 'Reply', exact: true }).fill(text);
  const shown = await desk.locator('table').first().innerText();
  await desk.getByRole('button', { name: 'Send reply' }).click();
  await expect(desk.locator('table').first()).toContainText(text);
  await desk.close();
  return shown;
}

async function readTranscript(stack: Stack, member: string) {
  const list = (await stack.console('service')) as readonly ConsoleConversation[];
  const id = list.find((each) => each.member === member)?.conversationId ?? '';
  return ((await stack.console(`service/${id}`)) as ConsoleConversation).messages.map(({ text }) => text);
}

/** Closes all conversations, so that the next one is the first in the queue. */
async function emptyQueue(stack: Stack): Promise<void> {
  for (const { conversationId } of (await stack.console('service')) as readonly ConsoleConversation[])
    await stack.console(`service/${conversationId}/close`, {});
}

test.describe('customer service', () => {
  test.beforeEach(async ({ stack, openAsMember }) => {
    await emptyQueue(stack);
    await openAsMember('/');
  });

  test.afterEach(async ({ stack }) => {
    await stack.console('settings', undefined, 'DELETE');
  });

  test('NAV-08 DLG-05 a failed deposit leads to a conversation with its order, and the reply of the console stays after a reload', async ({
    page,
    brand,
    stack,
    member,
  }) => {
    const [s, w, t] = [serviceTexts[brand], walletTexts[brand], texts[brand]];
    const desk = createDesk(page, brand);
    const orderNo = await orderDeposit(page, w, { method: w.alipay, amount: '100' });
    await stack.console(`deposits/${orderNo}/fail`, {});
    await expect(page.getByRole('heading', { name: w.failed, exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: s.contact, exact: true }).first().click();
    await desk.dismissTip();
    await expect(page).toHaveURL(DESK);
    const chip = page.locator('[data-subject=order]');
    await expect(chip).toContainText(orderNo);
    await expect(chip).toContainText(s.attached);
    await desk.send('钱什么时候退回？');
    await expect(page.getByRole('status').filter({ hasText: s.waiting })).toBeVisible();
    const card = desk.log.getByRole('link', { name: s.depositOrder });
    await expect(card).toContainText(orderNo);
    await expect(chip).toBeHidden();
    await page.goto('/');
    expect(await replyInConsole(page, { stack, member, text: '款项已原路退回' })).toContain(orderNo);
    await page.reload();
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await page.mouse.move(200, 200);
    await page.keyboard.press('Shift');
    const entry = createFrame(page, t).nav(t.serviceNav).locator(`a[href="${DESK}"]`);
    await expect(entry.getByLabel(s.unread(1))).toHaveText('1');
    await entry.click();
    await desk.dismissTip();
    await expect(desk.bubble('款项已原路退回')).toBeVisible();
    await expect(desk.log.getByText(s.newReplies)).toBeVisible();
    await expect(entry.getByLabel(s.unread(1))).toBeHidden();
    await page.reload();
    await desk.dismissTip();
    for (const text of ['钱什么时候退回？', '款项已原路退回']) await expect(desk.bubble(text)).toHaveCount(1);
    await expect(card).toContainText(orderNo);
    await expectCleanEditions(page, 'customer service');
  });

  test(
    'F-SVC-03 F-SVC-04 F-SVC-05 keeps a text of 10,000 characters unsent, shows markup as text, and refuses files that are no pictures',
    { tag: '@full' },
    async ({ page, brand, stack, member }) => {
      const s = serviceTexts[brand];
      const desk = createDesk(page, brand);
      await desk.open();
      await desk.send('长'.repeat(10_000));
      await expect(page.getByText(s.tooLong)).toBeVisible();
      await page.reload();
      await desk.dismissTip();
      await expect(desk.field).toHaveValue('长'.repeat(10_000));
      await desk.send(MARKUP);
      await expect(desk.bubble(MARKUP)).toBeVisible();
      expect(await replyInConsole(page, { stack, member, text: `${MARKUP} reply` })).toContain(MARKUP);
      await expect(desk.bubble(`${MARKUP} reply`)).toBeVisible();
      const files = page.locator('input[type=file]');
      for (const [name, mimeType] of [
        ['note.txt', 'text/plain'],
        ['drawing.svg', 'image/svg+xml'],
        ['renamed.png', 'image/png'],
      ] as const) {
        await files.setInputFiles({ name, mimeType, buffer: Buffer.from('<svg onload="window.ran=1"/>') });
        await expect(page.getByRole('alert').filter({ hasText: s.wrongPicture }), name).toBeVisible();
        await expect(page.getByRole('button', { name: s.removePicture })).toHaveCount(0);
      }
      await files.setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
      await expect(page.getByRole('button', { name: s.removePicture })).toBeVisible();
      await desk.send('截图');
      await expect(desk.log.getByRole('img', { name: s.picture })).toHaveCount(1);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      // The page shows a message before the platform has stored it.
      await expect.poll(() => readTranscript(stack, member)).toEqual([MARKUP, `${MARKUP} reply`, '截图']);
    },
  );

  test.describe('without the platform', () => {
    test.use({ allowedErrors: { patterns: [/Failed to load resource/, /WebSocket/] } });

    test('F-SVC-01 F-SVC-02 two tabs and a restart of the sandbox in the middle lose no message and send none twice', async ({
      page,
      context,
      brand,
      stack,
      member,
    }) => {
      const s = serviceTexts[brand];
      const other = await context.newPage();
      const desks = [createDesk(page, brand), createDesk(other, brand)] as const;
      for (const desk of desks) await desk.open();
      await Promise.all([desks[0].send('one from the first'), desks[1].send('one from the second')]);
      for (const desk of desks)
        for (const text of ['one from the first', 'one from the second'])
          await expect(desk.bubble(text)).toHaveCount(1, { timeout: 20_000 });
      await stack.stopSandbox('SIGKILL');
      await desks[0].send('while it is down');
      await expect(desks[0].log.getByText(s.pending)).toBeVisible({ timeout: 30_000 });
      // Leaves the page before the sandbox restarts, so that the next visit has to send the stored message.
      await page.goto('about:blank');
      await stack.startSandbox();
      await desks[0].open();
      for (const desk of desks) await expect(desk.bubble('while it is down')).toHaveCount(1, { timeout: 30_000 });
      await expect(desks[0].log.getByText(s.pending)).toBeHidden();
      expect([...(await readTranscript(stack, member))].sort()).toEqual([
        'one from the first',
        'one from the second',
        'while it is down',
      ]);
    });
  });

  test('NAV-08 G1 opens an outside customer service only if the operator has allowed its origin', async ({
    page,
    brand,
    stack,
  }) => {
    const url = 'https://help.example/desk';
    const link = page.getByRole('main').locator(`a[href="${url}"]`);
    await stack.console('settings', { customerServiceUrl: url });
    await page.goto(DESK);
    await createDesk(page, brand).dismissTip();
    await expect(page.getByText(serviceTexts[brand].outsideRefused)).toBeVisible();
    await expect(link).toHaveCount(0);
    await stack.console('settings', { allowedOrigins: ['https://help.example'] });
    await page.reload();
    await createDesk(page, brand).dismissTip();
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('NAV-08 replies to a topic at once, and takes a message outside the service hours', async ({
    page,
    brand,
    stack,
  }) => {
    const s = serviceTexts[brand];
    const desk = createDesk(page, brand);
    const hour = new Date(Date.now() + 8 * 3_600_000).getUTCHours();
    const at = (offset: number) => `${String((hour + offset) % 24).padStart(2, '0')}:00`;
    await stack.console('settings', { serviceHours: { from: at(2), to: at(4) } });
    await desk.open();
    await expect(page.getByText(s.closed)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: s.leave })).toBeVisible();
    await page.getByRole('button', { name: s.topic, exact: true }).click();
    await expect(desk.log.getByText(s.automatic)).toHaveCount(1);
    await desk.send('请明天回复');
    await expect(page.getByRole('status').filter({ hasText: s.left })).toBeVisible();
  });
});
