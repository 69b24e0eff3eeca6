import { listBets, placeBet } from '../support/actions/bets.ts';
import { setEdition } from '../support/actions/setEdition.ts';
import { expectCleanEditions, listFindings } from '../support/checks/findings.ts';
import { createFrame } from '../support/actions/frame.ts';
import { createPlayer, type Player } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts, type Texts } from '../support/texts/texts.ts';

/** State of the site and the steps that lead to it. */
interface State {
  readonly name: string;
  readonly open: () => Promise<unknown>;
}

/** Checks all rules of axe in each state and in both editions. */
async function expectCleanInBothEditions(page: Page, states: readonly State[]) {
  for (const { name, open } of states) {
    await open();
    await expectCleanEditions(page, name);
    await setEdition(page, 'classic');
  }
}

function listGuestStates(page: Page, t: Texts, player: Player): State[] {
  const frame = createFrame(page, t);
  return [
    {
      name: 'home',
      open: () => page.goto('/').then(() => expect(player.priceCells().first()).toBeVisible()),
    },
    { name: 'login dialog', open: () => player.openLogin() },
    {
      name: 'login dialog with errors',
      open: async () => {
        await page.getByRole('dialog').getByLabel(t.password, { exact: true }).press('Enter');
        await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
      },
    },
    {
      name: 'login prompt',
      open: async () => {
        await page.goto('/');
        await player.priceCells().first().click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'registration',
      open: async () => {
        await page.goto('/?register=1');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'promotions',
      open: () => page.goto('/activity/discount').then(() => expect(frame.title()).toBeVisible()),
    },
    { name: 'not found', open: () => page.goto('/nowhere').then(() => expect(frame.title()).toBeVisible()) },
  ];
}

function listMemberStates(page: Page, t: Texts, player: Player): State[] {
  const frame = createFrame(page, t);
  const openTab = async (path: string, tab: string) => {
    await page.goto(path);
    await page.getByRole('tab', { name: tab }).click();
  };
  return [
    {
      name: 'venue with the slip filled',
      open: async () => {
        await player.openVenue();
        if (await page.getByLabel(t.stake, { exact: true }).isHidden()) await player.priceCells().first().click();
        await player.stake('10');
      },
    },
    {
      name: 'venue, my bets',
      open: async () => {
        await page.getByRole('tab', { name: t.myBets }).click();
        await expect(page.getByRole('tabpanel', { name: t.myBets })).toContainText(t.open);
      },
    },
    {
      name: 'open bets',
      open: () => openTab('/mine/betRecord', t.open).then(() => expect(page.getByRole('table')).toBeVisible()),
    },
    {
      name: 'settled bets',
      open: () => openTab('/mine/betRecord', t.settled).then(() => expect(page.getByRole('table')).toBeVisible()),
    },
    {
      name: 'detail of a bet',
      open: async () => {
        await page.getByRole('table').getByRole('button').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    { name: 'profile', open: () => page.goto('/mine/userinfo').then(() => expect(frame.title()).toBeVisible()) },
    {
      name: 'member menu',
      open: () => page.getByRole('button', { name: new RegExp(`^${t.account}`) }).click(),
    },
  ];
}

test.describe('accessibility', () => {
  test.describe.configure({ timeout: 600_000 });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test(
    'F-UI-01 QLT-02 pages of a guest have no serious finding in either edition',
    { tag: '@brand' },
    async ({ page, brand }) => {
      const t = texts[brand];
      const player = createPlayer(page, t);
      await expectCleanInBothEditions(page, listGuestStates(page, t, player));
      await page.goto('/');
      await player.openLogin();
      expect(await listFindings(page), 'dialog and the page behind it').toEqual([]);
    },
  );

  test(
    'F-UI-01 QLT-02 pages of a member have no serious finding in either edition',
    { tag: '@brand' },
    async ({ page, brand, member, stack }) => {
      const t = texts[brand];
      const player = createPlayer(page, t);
      await player.enterVenue(member);
      await player.priceCells().first().click();
      await player.stake('10');
      const { gameId } = await placeBet(page, t, { stack, member });
      await stack.console(`matches/${gameId}/end`, {});
      await expect.poll(async () => (await listBets(stack, member))[0]?.status).toBe('settled');
      await player.openVenue();
      await player.priceCells().first().click();
      await player.stake('10');
      await placeBet(page, t, { stack, member });
      await expectCleanInBothEditions(page, listMemberStates(page, t, player));
    },
  );

  test('F-UI-01 the console of the sandbox has no serious finding', async ({ page, stack }) => {
    await page.goto(`${stack.sandboxUrl}/console`);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('main')).not.toBeEmpty();
      expect.soft(await listFindings(page), (await tab.textContent()) ?? '').toEqual([]);
    }
    expect(await page.getByRole('tab').count()).toBeGreaterThan(2);
  });
});
