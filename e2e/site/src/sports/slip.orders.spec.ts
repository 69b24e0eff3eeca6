import { listBets, getSlipPanel } from '../support/actions/bets.ts';
import { createPlayer, VENUE } from '../support/actions/player.ts';
import { createSlipPage } from '../support/actions/slip.ts';
import { slipTexts } from '../support/texts/slipTexts.ts';
import { expect, test, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Messages that Chromium logs if no response arrives; the site shows its own message. */
const NETWORK_NOISE = [/Failed to load resource/, /WebSocket connection to .* failed/];

interface Odds {
  readonly id: string;
  readonly price: string;
  readonly active: 'Y' | 'N';
}

const findOffer = async (stack: Stack, priceId: string): Promise<Odds | undefined> =>
  ((await stack.console(`matches/${priceId.split('.')[0]}`)) as { odds: Odds[] }).odds.find(({ id }) => id === priceId);

/** Clocks of matches that are not at a break and do not end soon. */
const IN_FULL_PLAY = /^(1H\^([12]?\d|3[0-5])|2H\^(4\d|5\d|6\d|7[0-5]))$/;

/** Returns the first price whose match continues for some minutes. */
async function findInPlayPrice(stack: Stack, priceIds: readonly string[]): Promise<string> {
  const matches = (await stack.console('matches')) as { gameId: string; clock: string }[];
  const running = new Set(matches.filter(({ clock }) => IN_FULL_PLAY.test(clock)).map(({ gameId }) => gameId));
  const priceId = priceIds.find((id) => running.has(id.split('.')[0] ?? ''));
  if (!priceId) throw new Error('runningPrice: no match is in play.');
  return priceId;
}

test.describe('orders', () => {
  test.use({ allowedErrors: { patterns: NETWORK_NOISE } });
  test.beforeEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    await stack.console('clock', { isPaused: true });
  });
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false, speed: 1 }));

  test('F-BET-06 F-BET-07 SLP-11 a moved price is refused, accepted and placed in one press, and pending for the in-play delay', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const [t, s] = [texts[brand], slipTexts[brand]];
    const player = createPlayer(page, t);
    const slip = createSlipPage(page, t, s);
    let isMuted = false;
    await page.routeWebSocket(/\/ws\/sport/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!isMuted) socket.send(message);
      });
    });
    await player.enterVenue(member);
    const priceId = await findInPlayPrice(stack, await slip.priceIds('RE.0.H'));
    await slip.select(priceId);
    await player.stake('100');
    const seen = await findOffer(stack, priceId);
    isMuted = true;
    await stack.console('clock', { isPaused: false, speed: 10 });
    await expect
      .poll(
        async () => {
          const now = await findOffer(stack, priceId);
          return now?.active === 'Y' && now.price !== seen?.price;
        },
        { timeout: 60_000, intervals: [200] },
      )
      .toBe(true);
    await stack.console('clock', { isPaused: true, speed: 1 });

    await slip.confirm().click();
    await expect(slip.panel.getByText(s.notTaken, { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('100');
    expect((await listBets(stack, member)).filter(({ status }) => status !== 'rejected')).toEqual([]);
    // The button ignores a press within 400 ms of a change of the price (SLP-10).
    await page.waitForTimeout(500);
    await slip.panel.getByRole('button', { name: new RegExp(`^${t.accept}`) }).click();
    await expect(slip.panel.getByRole('button', { name: s.pending })).toBeVisible();
    await expect(slip.panel.getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(t.accepted, { exact: true })).toHaveCount(1);
    expect((await listBets(stack, member)).filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  test('F-BET-05 SLP-11 a parlay is unknown if the sandbox is killed before its response, and one bet after a restart', async ({
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
    const [first = '', second = ''] = await slip.priceIds('R.0.H');
    await slip.mode('series');
    await slip.select(first);
    await slip.select(second);
    await page.getByLabel(s.unitStake, { exact: true }).fill('70');
    // Neither the order nor a query of its status gets a response until the sandbox is killed.
    for (const endpoint of ['sport.placeSeries', 'sport.betStatus'])
      await stack.console('faults', { endpoint, kind: 'lostAnswer' });
    await slip.confirm().click();
    await expect.poll(async () => (await listBets(stack, member)).length).toBe(1);
    await stack.stopSandbox('SIGKILL');
    await expect(slip.panel.getByText(s.unknown, { exact: true }).first()).toBeVisible({ timeout: 40_000 });
    await expect(getSlipPanel(page, t).getByText(t.rejected, { exact: true })).toBeHidden();
    // Leaves the page before the sandbox restarts, so that the next page has to query the outcome.
    const address = page.url();
    await page.goto('about:blank');
    await stack.startSandbox();
    await page.goto(address);
    await expect(getSlipPanel(page, t).getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 45_000 });
    expect(await listBets(stack, member)).toHaveLength(1);
    await expect(player.balance()).toHaveText('¥9,930.00');
    expect(await stack.console('audit')).toEqual({ ok: true });
  });

  test('I6 SPT-06 shows a goal of a selected match once across two tabs', async ({
    page,
    brand,
    member,
    stack,
    context,
  }) => {
    const [t, s] = [texts[brand], slipTexts[brand]];
    const player = createPlayer(page, t);
    await player.enterVenue(member);
    const slip = createSlipPage(page, t, s);
    const priceId = await findInPlayPrice(stack, await slip.priceIds('RE.0.H'));
    await slip.select(priceId);
    // The slip is stored shortly after the selection; the other tab reads it.
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('sports.slip.')));
    const other = await context.newPage();
    await other.goto(VENUE);
    await expect(createSlipPage(other, t, s).cards()).toHaveCount(1);
    await stack.console('clock', { isPaused: false });
    await stack.console(`matches/${priceId.split('.')[0]}/goal`, { side: 'H' });
    const countGoalNotices = async () => {
      const counts = await Promise.all([page, other].map((tab) => tab.getByText(s.goal).count()));
      return counts.reduce((sum, count) => sum + count, 0);
    };
    await expect.poll(countGoalNotices, { timeout: 15_000, intervals: [100] }).toBe(1);
    await page.waitForTimeout(800);
    expect(await countGoalNotices()).toBe(1);
    await other.close();
  });
});
