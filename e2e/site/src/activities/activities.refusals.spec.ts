import { createBoundMember, getNewestClaim } from '../support/actions/activities.ts';
import { activityTexts } from '../support/texts/activityTexts.ts';
import { readWallet } from '../support/actions/bets.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const CLAIM = 'promotion.joinActivity';
const SIGN = '/activity/signGift/1006';

const TASK = '/activity/newTask/1004';
const DRAW = '/activity/drawGift/1007';

const getTaskButton = (page: Page) => page.getByTestId('reward-phone').getByRole('button');

const addFault = (stack: Stack, fault: object) => stack.console('faults', { endpoint: CLAIM, count: 1, ...fault });

test.describe('activities: refusals', () => {
  // Lost responses of the console's faults.
  test.use({ allowedErrors: { patterns: [/status of 502/] } });
  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test('ACT-01 ERR-04 ERR-09 each refusal is shown with its reason, pays nothing, and the next claim is paid', async ({
    page,
    brand,
    stack,
  }) => {
    const a = activityTexts[brand];
    const member = await createBoundMember(stack, '100.00');
    await page.goto(SIGN);
    await createPlayer(page, texts[brand]).logIn(member);
    const sign = page.getByRole('button', { name: a.signIn });
    const dialog = page.getByRole('alertdialog');
    for (const [code, text] of Object.entries(a.refusals)) {
      await addFault(stack, { kind: 'error', code: Number(code) });
      await sign.click();
      if (code === '6449') {
        await expect(dialog.getByRole('button', { name: a.addRealName })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      await expect(page.getByRole('alert'), code).toContainText(text);
      await expect(page.getByTestId('claim-record')).toHaveCount(0);
      expect(await readWallet(stack, member), code).toBe('100.00');
      await expect(sign, code).toBeEnabled();
    }
    await sign.click();
    await expect(getNewestClaim(page)).toContainText('+¥1.00');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('ACT-01 F-WAL-19 a reward that a second tab has claimed is refused with 6009 and shown as claimed', async ({
    page,
    context,
    brand,
    stack,
  }) => {
    const a = activityTexts[brand];
    const member = await createBoundMember(stack, '100.00');
    await page.goto(TASK);
    await createPlayer(page, texts[brand]).logIn(member);
    // Without the channel, a tab learns of the other one's claim only when it reads again.
    const other = await context.newPage();
    await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await other.goto(TASK);
    const tabs = [page, other];
    for (const tab of tabs) await expect(getTaskButton(tab)).toBeEnabled();
    for (const tab of tabs) {
      await getTaskButton(tab).click();
      await expect(tab.getByTestId('reward-phone')).toContainText(a.claimed);
      await expect(tab.getByTestId('claim-record').getByRole('listitem')).toHaveCount(1);
    }
    await expect(other.getByRole('alert')).toContainText(a.alreadyClaimed);
    expect(await readWallet(stack, member)).toBe('108.00');
  });

  test(
    'ACT-01 W3 F-WAL-04 a reload in the middle of a claim, or a lost response, pays each kind once',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const a = activityTexts[brand];
      for (const fault of [{ kind: 'delay', delayMs: 2_000 }, { kind: 'lostAnswer' }]) {
        const member = await createBoundMember(stack, '100.00');
        await page.goto(SIGN);
        const player = createPlayer(page, texts[brand]);
        await player.logIn(member);
        const claims = [
          { path: SIGN, button: page.getByRole('button', { name: a.signIn }) },
          { path: TASK, button: getTaskButton(page) },
          { path: DRAW, button: page.getByRole('button', { name: a.draw }) },
        ];
        for (const { path, button } of claims) {
          await page.goto(path);
          await addFault(stack, fault);
          const sent = page.waitForRequest('**/xxxx/**');
          await button.click();
          await sent;
          await page.reload();
          await expect(getNewestClaim(page), path).toBeVisible({ timeout: 20_000 });
          await expect(page.getByTestId('claim-record').getByRole('listitem'), path).toHaveCount(1);
        }
        await player.logOut();
      }
    },
  );
});
