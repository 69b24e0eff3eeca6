import { listBets, readWallet, getSlipPanel } from './support/bets.ts';
import { createPlayer } from './support/player.ts';
import { createSlipPage, type SlipPage } from './support/slip.ts';
import { slipTexts } from './support/slipTexts.ts';
import { expect, test, type Stack } from './support/test.ts';
import { texts } from './support/texts.ts';

type Code = 'W' | 'LW' | 'P' | 'LL' | 'L';

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

test.describe('settlement to the cent', () => {
  test.describe.configure({ timeout: 180_000 });
  // High enough for dozens of matches: there is a line for each code, and no selection scrolls another out of the list.
  test.use({ viewport: { width: 1920, height: 4_000 } });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('SLP-11 SPT-07 WAL-10 W, LW, P, LL, L and six D codes settle to the cent in bets, ledger and balance', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const [t, s] = [texts[brand], slipTexts[brand]];
    const player = createPlayer(page, t);
    const slip = createSlipPage(page, t, s);
    await player.enterVenue(member);
    await player.showToday();
    await expect(page.locator('button[data-price$=".OU.0.O"]').nth(10)).toBeAttached();
    const overs = await slip.priceIds('OU.0.O');
    const plan = await planSettlements(stack, overs);
    const planned = plan.map(({ priceId }) => priceId);
    const voided = overs.filter((id) => !planned.includes(id)).slice(0, 6);
    const voidCodes = Object.keys(s.voids) as (keyof typeof s.voids)[];
    expect(voided).toHaveLength(6);
    await slip.mode('multiple');

    await test.step('SLP-11 places five bets in one order, each with its ticket', async () => {
      await placeBets(slip, s.everyStake, planned);
      await expect(slip.panel.getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
      await expect(slip.panel.locator('[data-part="ticket"]')).toHaveCount(5);
      await expect(player.balance()).toHaveText('¥9,500.00');
      await slip.panel.getByRole('button', { name: s.goOn }).click();
    });
    await test.step('SLP-11 places six more bets', async () => {
      await placeBets(slip, s.everyStake, voided);
      await expect(slip.panel.locator('[data-part="ticket"]')).toHaveCount(6, { timeout: 20_000 });
      await expect(player.balance()).toHaveText('¥8,900.00');
    });

    for (const { priceId, goals } of plan)
      await stack.console(`matches/${priceId.split('.')[0]}/end`, { home: goals, away: 0, halfHome: 0, halfAway: 0 });
    for (const [at, priceId] of voided.entries())
      await stack.console(`matches/${priceId.split('.')[0]}/void`, { code: voidCodes[at] });
    await expect
      .poll(async () => (await listBets(stack, member)).filter(({ status }) => status === 'settled').length)
      .toBe(11);
    const settled = await listBets(stack, member);

    await test.step('B1 B4 each bet has its result code and net result', () => {
      for (const { code, priceId } of plan) {
        const bet = settled.find(({ gameId }) => gameId === priceId.split('.')[0]);
        expect.soft(bet?.resultCode, priceId).toBe(code);
        expect
          .soft(parseCents(Number(bet?.net)), `${code} at ${bet?.price}`)
          .toBe(parseCents(NET[code](Number(bet?.price))));
      }
      for (const [at, priceId] of voided.entries()) {
        const bet = settled.find(({ gameId }) => gameId === priceId.split('.')[0]);
        expect.soft([bet?.resultCode, bet?.net], priceId).toEqual([voidCodes[at], '0.00']);
      }
    });

    const net = settled.reduce((sum, bet) => sum + parseCents(Number(bet.net)), 0);
    const wallet = (10_000_00 + net) / 100;
    await test.step('WAL-01 WAL-10 wallet, ledger and page agree', async () => {
      expect(parseCents(Number(await readWallet(stack, member)))).toBe(parseCents(wallet));
      expect(await stack.console('audit')).toEqual({ ok: true });
      await expect(player.balance()).toHaveText(
        `¥${wallet.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
        { timeout: 30_000 },
      );
    });

    await test.step('SPT-07 the dock shows each result with its explanation', async () => {
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

    await test.step('WAL-07 the records page shows each result with its explanation', async () => {
      await page.goto('/mine/betRecord?tab=settled');
      await expect(page.getByRole('row')).toHaveCount(12);
      for (const words of [...Object.values(s.results), ...Object.values(s.voids)])
        await expect(page.getByRole('table').getByText(words, { exact: true }).first()).toBeVisible();
    });
  });

  test('SLP-06 B5 WAL-10 a system bet 4x11 settles by combination, with an explanation', async ({
    page,
    brand,
    member,
    stack,
  }) => {
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
  });
});
