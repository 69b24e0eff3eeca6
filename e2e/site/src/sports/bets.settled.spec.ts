import { listBets, readWallet, getSlipPanel, type SandboxBet } from '../support/actions/bets.ts';
import { createName } from '../support/actions/auth.ts';
import { createPlayer } from '../support/actions/player.ts';
import { createSlipPage, type SlipPage } from '../support/actions/slip.ts';
import { slipTexts, type SlipTexts } from '../support/texts/slipTexts.ts';
import { expect, test, type BrandId, type Page, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

type Code = 'W' | 'LW' | 'P' | 'LL' | 'L';
type VoidCode = keyof SlipTexts['voids'];

interface Odds {
  readonly id: string;
  readonly line: string;
  readonly price: string;
}

/** Price to bet on, and the goals of home (away has none) that lead to a result code. */
interface Plan {
  readonly code: Code;
  readonly priceId: string;
  readonly goals: number;
}

/** Fractions of a total's line that can lead to a code, and the distance of the goals above the line. */
const TOTAL_LINES: Readonly<Record<Code, readonly [fractions: readonly number[], above: number]>> = {
  LW: [[0.75], 0.25],
  LL: [[0.25], -0.25],
  P: [[0], 0],
  W: [[0, 0.25, 0.5, 0.75], 4],
  L: [[0, 0.25, 0.5, 0.75], -9],
};

async function readOdds(stack: Stack, priceId: string): Promise<Odds> {
  const { odds } = (await stack.console(`matches/${priceId.split('.')[0]}`)) as { odds: Odds[] };
  const found = odds.find(({ id }) => id === priceId);
  if (!found) throw new Error(`planSettlements: the platform has no price ${priceId}.`);
  return found;
}

/** Finds a separate total for each code: quarter lines for half results, a whole line for the push. */
async function planSettlements(stack: Stack, priceIds: readonly string[]): Promise<Plan[]> {
  const all = await Promise.all(priceIds.map((id) => readOdds(stack, id)));
  const free = new Set(all);
  return (['LW', 'LL', 'P', 'W', 'L'] as const).map((code) => {
    const [fractions, above] = TOTAL_LINES[code];
    const found = [...free].find(({ line }) => fractions.includes(Number(line) % 1));
    if (!found) throw new Error(`planSettlements: no line for ${code} among ${all.map(({ line }) => line).join(' ')}.`);
    free.delete(found);
    return { code, priceId: found.id, goals: Math.max(0, Math.round(Number(found.line) + above)) };
  });
}

/** Net result of each code at a stake of 100, to the cent (B1, B4). */
const NET: Readonly<Record<Code, (price: number) => number>> = {
  W: (price) => price * 100,
  LW: (price) => (price * 100) / 2,
  P: () => 0,
  LL: () => -50,
  L: () => -100,
};

const parseCents = (amount: number): number => Math.round(amount * 100);

/** Computes the return in cents of a combination of 10.00, rounded half up. Odds are integer hundredths, because floats round halves wrongly. */
function computeReturn(odds: readonly bigint[]): number {
  const scale = 100n ** BigInt(odds.length);
  return Number((2n * odds.reduce((paid, one) => paid * one, 1_000n) + scale) / (2n * scale));
}

/** Places several bets of 100 in one order. */
async function placeBets(slip: SlipPage, everyStake: string, priceIds: readonly string[]) {
  for (const id of priceIds) await slip.select(id);
  await expect(slip.cards()).toHaveCount(priceIds.length);
  await slip.panel.getByLabel(everyStake, { exact: true }).fill('100');
  await slip.confirm().click();
}

/** Member with a settled bet of each result code. */
interface Settled {
  readonly member: string;
  readonly plan: readonly Plan[];
  readonly voided: readonly { readonly priceId: string; readonly code: VoidCode }[];
  readonly bets: readonly SandboxBet[];
}

const findBet = ({ bets }: Settled, priceId: string) => bets.find(({ gameId }) => gameId === priceId.split('.')[0]);

/** Ends the matches of the plan with its goals and voids the others, and waits for the settlement. */
async function settleMatches(stack: Stack, { plan, voided, member }: Omit<Settled, 'bets'>): Promise<SandboxBet[]> {
  for (const { priceId, goals } of plan)
    await stack.console(`matches/${priceId.split('.')[0]}/end`, { home: goals, away: 0, halfHome: 0, halfAway: 0 });
  for (const { priceId, code } of voided) await stack.console(`matches/${priceId.split('.')[0]}/void`, { code });
  await expect
    .poll(async () => (await listBets(stack, member)).filter(({ status }) => status === 'settled').length)
    .toBe(plan.length + voided.length);
  return listBets(stack, member);
}

/** Bets 100 on a match for each result code in two orders, and settles them. */
async function settleEachCode(page: Page, brand: BrandId, stack: Stack): Promise<Settled> {
  const [t, s] = [texts[brand], slipTexts[brand]];
  const [player, slip] = [createPlayer(page, t), createSlipPage(page, t, s)];
  const member = createName();
  await stack.console('members', { name: member, money: '10000.00' });
  await player.enterVenue(member);
  await player.showToday();
  await expect(page.locator('button[data-price$=".OU.0.O"]').nth(10)).toBeAttached();
  const overs = await slip.priceIds('OU.0.O');
  const plan = await planSettlements(stack, overs);
  const planned = plan.map(({ priceId }) => priceId);
  const free = overs.filter((id) => !planned.includes(id));
  const voided = (Object.keys(s.voids) as VoidCode[]).map((code, at) => ({ code, priceId: free[at] ?? '' }));
  await slip.mode('multiple');
  await placeBets(slip, s.everyStake, planned);
  await expect(slip.panel.locator('[data-part="ticket"]')).toHaveCount(planned.length, { timeout: 20_000 });
  await slip.panel.getByRole('button', { name: s.goOn }).click();
  await placeBets(
    slip,
    s.everyStake,
    voided.map(({ priceId }) => priceId),
  );
  await expect(slip.panel.locator('[data-part="ticket"]')).toHaveCount(voided.length, { timeout: 20_000 });
  return { member, plan, voided, bets: await settleMatches(stack, { member, plan, voided }) };
}

const tall = { width: 1920, height: 4_000 };

test.describe('settlement to the cent', () => {
  test.describe.configure({ timeout: 120_000 });
  // High enough for dozens of matches: there is a line for each code, and no selection scrolls another out of the list.
  test.use({ viewport: tall });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test.describe('of each result code', () => {
    let settled: Settled;

    // The bets are placed once: the tests only read them.
    test.beforeAll(async ({ browser, brand, stack }) => {
      await stack.console('clock', { isPaused: true });
      const page = await browser.newPage({ baseURL: stack.urls[brand], viewport: tall });
      settled = await settleEachCode(page, brand, stack);
      await page.close();
    });

    test('B1 B4 W, LW, P, LL and L give each bet its result code and its net result to the cent', () => {
      expect(settled.plan).toHaveLength(5);
      for (const { code, priceId } of settled.plan) {
        const bet = findBet(settled, priceId);
        expect.soft(bet?.resultCode, priceId).toBe(code);
        expect
          .soft(parseCents(Number(bet?.net)), `${code} at ${bet?.price}`)
          .toBe(parseCents(NET[code](Number(bet?.price))));
      }
    });

    test('B4 six D codes give each bet its code and no win or loss', () => {
      expect(settled.voided).toHaveLength(6);
      for (const { code, priceId } of settled.voided) {
        const bet = findBet(settled, priceId);
        expect.soft([bet?.resultCode, bet?.net], priceId).toEqual([code, '0.00']);
      }
    });

    test('WAL-01 WAL-10 wallet, ledger and page show the sum of the net results', async ({
      page,
      brand,
      stack,
      openAsMember,
    }) => {
      const { member, bets } = settled;
      const wallet = (10_000_00 + bets.reduce((sum, bet) => sum + parseCents(Number(bet.net)), 0)) / 100;
      expect(parseCents(Number(await readWallet(stack, member)))).toBe(parseCents(wallet));
      expect(await stack.console('audit')).toEqual({ ok: true });
      const player = createPlayer(page, texts[brand]);
      await openAsMember('/', member);
      await expect(player.balance()).toHaveText(
        `¥${wallet.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
      );
    });

    test('SPT-07 the dock shows each result, and its explanation of a void bet', async ({ page, brand }) => {
      const [t, s] = [texts[brand], slipTexts[brand]];
      await createPlayer(page, t).enterVenue(settled.member);
      await page.getByRole('tab', { name: t.myBets }).click();
      const panel = page.getByRole('tabpanel', { name: t.myBets });
      await panel.getByText(s.settledTab, { exact: true }).click();
      await expect(panel.locator('[data-bet]')).toHaveCount(11);
      // Collapsed explanations contain the same texts, invisible.
      for (const words of [...Object.values(s.results), ...Object.values(s.voids)]) {
        const shown = panel.locator('[data-bet]').getByText(words, { exact: true }).filter({ visible: true });
        await expect(shown.first(), words).toBeVisible();
      }
      const voidCard = panel.locator('[data-bet]', { hasText: s.voids.DD });
      await voidCard.getByText(s.explain).click();
      await expect(voidCard).toContainText(s.stakeBack);
    });

    test('WAL-07 the records page shows each result', async ({ page, brand, openAsMember }) => {
      const s = slipTexts[brand];
      await openAsMember('/mine/betRecord?tab=settled', settled.member);
      await expect(page.getByRole('row')).toHaveCount(12);
      for (const words of [...Object.values(s.results), ...Object.values(s.voids)])
        await expect(page.getByRole('table').getByText(words, { exact: true }).first()).toBeVisible();
    });
  });

  test(
    'SLP-11 several bets in one order are accepted with a ticket each, and the balance falls by their stakes',
    { tag: '@full' },
    async ({ page, brand, member }) => {
      const [t, s] = [texts[brand], slipTexts[brand]];
      const [player, slip] = [createPlayer(page, t), createSlipPage(page, t, s)];
      await player.enterVenue(member);
      await player.showToday();
      await slip.mode('multiple');
      await placeBets(slip, s.everyStake, (await slip.priceIds('OU.0.O')).slice(0, 3));
      await expect(slip.panel.getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
      await expect(slip.panel.locator('[data-part="ticket"]')).toHaveCount(3);
      await expect(player.balance()).toHaveText('¥9,700.00');
    },
  );

  test(
    'SLP-06 B5 WAL-10 a system bet 4x11 settles by combination, with an explanation',
    { tag: '@full' },
    async ({ page, brand, member, stack }) => {
      const [t, s] = [texts[brand], slipTexts[brand]];
      const player = createPlayer(page, t);
      const slip = createSlipPage(page, t, s);
      await player.enterVenue(member);
      await player.showToday();
      const legs = (await slip.priceIds('OU.0.O')).slice(0, 4);
      await slip.mode('series');
      for (const id of legs) await slip.select(id);
      await page.getByLabel(s.unitStake, { exact: true }).fill('10');
      await slip.panel.getByText(s.mixed).click();
      await slip.panel.getByRole('button', { name: s.fourEleven }).click();
      await slip.confirm().click();
      await expect(getSlipPanel(page, t).getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
      await expect(player.balance()).toHaveText('¥9,890.00');

      const prices = await Promise.all(legs.map((id) => readOdds(stack, id)));
      const [lost, ...won] = legs;
      await stack.console(`matches/${lost?.split('.')[0]}/end`, { home: 0, away: 0, halfHome: 0, halfAway: 0 });
      for (const id of won)
        await stack.console(`matches/${id.split('.')[0]}/end`, { home: 9, away: 0, halfHome: 0, halfAway: 0 });
      await expect.poll(async () => (await listBets(stack, member))[0]?.status).toBe('settled');

      // Three won legs of four: three doubles and one treble pay, each rounded to the cent separately.
      const [a = 0n, b = 0n, c = 0n] = prices.slice(1).map(({ price }) => 100n + BigInt(parseCents(Number(price))));
      const returned = computeReturn([a, b]) + computeReturn([a, c]) + computeReturn([b, c]) + computeReturn([a, b, c]);
      const [bet] = await listBets(stack, member);
      expect(parseCents(Number(bet?.net))).toBe(returned - 110_00);
      expect(parseCents(Number(await readWallet(stack, member)))).toBe(10_000_00 + returned - 110_00);
      expect(await stack.console('audit')).toEqual({ ok: true });

      await page.getByRole('tab', { name: t.myBets }).click();
      const panel = page.getByRole('tabpanel', { name: t.myBets });
      await panel.getByText(s.settledTab, { exact: true }).click();
      await panel.getByText(s.explain).first().click();
      await expect(panel.getByRole('listitem').filter({ hasText: '×' }).first()).toBeVisible();
      await expect(panel).toContainText(`¥${(returned / 100).toFixed(2)}`);
    },
  );
});
