import { createId } from '@pavilion/kernel';
import { emptySlip, parsePrice, slipActions, slipReducer, type Slip, type SlipAction } from '@pavilion/domain-sports';
import { createBetDrafts, createSlipUpdates, type BetOutcome } from '@pavilion/domain-sports/placement';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { isFullRun } from '../../testing/runSize.ts';
import { until } from '../../testing/clock/until.ts';
import type { BoardPrice, Game } from '../../testing/player/boardPrices.ts';
import { type NamedPlayer, type Platform, startPlatform } from '../../testing/sandbox/platform.ts';

const ORDERS = isFullRun ? 50 : 20;
/** Orders that are placed at the same time. */
const GROUP = 10;
const IN_PLAY_DELAY_MS = 3_000;

/** Result of one order: how often the button was pressed and the prices that it named. */
interface Placed {
  readonly presses: number;
  readonly shown: readonly string[];
  readonly outcome: BetOutcome;
}

/** Builds the slip of one price with its stake. */
function createSlip({ game, odds }: BoardPrice): Slip {
  const pick = {
    id: odds.id,
    gameId: game.gameId,
    gameType: 'FT',
    showType: 'RB',
    leagueId: game.league_id,
    leagueName: '',
    homeName: game.team_h,
    awayName: game.team_c,
    playCode: odds.w,
    side: odds.r,
    isChampion: false,
  } as const;
  const quote = { price: parsePrice(odds.price) ?? 0, line: odds.line, version: odds.ver };
  const actions: readonly SlipAction[] = [
    slipActions.selectionToggled({ pick, quote } as Parameters<typeof slipActions.selectionToggled>[0]),
    slipActions.stakeChanged({ id: odds.id, stake: '10' }),
  ];
  return actions.reduce<Slip>(slipReducer, emptySlip);
}

/** Presses the button once: agrees to the quotes on the screen, sends the bet and waits for its decision. */
async function press(member: NamedPlayer, slip: Slip) {
  const quotes = slip.selections.map(({ id, latest }) => ({ id, quote: latest }));
  const agreed = slipReducer(slip, slipActions.quotesAccepted(quotes));
  const [draft] = createBetDrafts(agreed);
  if (draft?.kind !== 'single') throw new Error('press: the slip has no single bet.');
  const requestId = createId();
  const { gameId, oddsId, playCode: w, side: r, line, price, stake } = draft;
  await member.place({ gameId, oddsId, w, r, line, price, stake }, requestId);
  const outcome = await until(
    () => member.status(requestId),
    ({ status }) => status !== 'PENDING',
  );
  const updates = createSlipUpdates([{ status: 'rejected', request: { ...draft, requestId }, outcome }]);
  return { outcome, price, slip: updates.reduce<Slip>(slipReducer, agreed) };
}

/** Presses until the bet is accepted, or until something else than a moved price rejects it. */
async function placeOrder(member: NamedPlayer, found: BoardPrice): Promise<Placed> {
  let slip = createSlip(found);
  const shown: string[] = [];
  for (;;) {
    const pressed = await press(member, slip);
    shown.push(pressed.price);
    const { status, reason } = pressed.outcome;
    if (status === 'ACCEPTED' || reason !== 'priceChanged')
      return { presses: shown.length, shown, outcome: pressed.outcome };
    slip = pressed.slip;
  }
}

/** Places orders in groups, each at the newest prices: a player's board is no older when the button is pressed. */
async function placeOrders(member: NamedPlayer, count: number): Promise<readonly Placed[]> {
  const placed: Placed[] = [];
  const taken = new Set<string>();
  while (placed.length < count) {
    const prices = listPrices((await member.board('FT', 'RB')).games);
    const isFree = (found: BoardPrice) => !taken.has(toPick(found));
    const group = prices.filter(isFree).slice(0, Math.min(GROUP, count - placed.length));
    for (const found of group) taken.add(toPick(found));
    if (group.length === 0) throw new Error('placeOrders: too few prices are open.');
    placed.push(...(await Promise.all(group.map((found) => placeOrder(member, found)))));
  }
  return placed;
}

const toPick = ({ game, odds }: BoardPrice): string => `${game.gameId} ${odds.w} ${odds.r}`;

/** Returns the open prices of in-play markets, one of each selection: a second bet on the same one is a duplicate. */
function listPrices(games: readonly Game[]): readonly BoardPrice[] {
  const prices = games.flatMap((game) =>
    game.odds.filter(({ w, active }) => active === 'Y' && /^(RE|ROU|RM)$/.test(w)).map((odds) => ({ game, odds })),
  );
  const byPick = new Map(prices.toReversed().map((found) => [toPick(found), found]));
  return [...byPick.values()].toReversed();
}

/** Bets on prices that move while they are placed (ruling B9, DSK-04). */
export function movingPriceSuite(databases: () => DatabaseProvider): void {
  describe('bets on moving prices', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases(), { running: true, inPlayDelayMs: IN_PLAY_DELAY_MS });
    });
    afterAll(() => platform.sandbox.close());

    it('DSK-04 B9 places each order with at most two presses, at a price that was shown', async () => {
      const member = await platform.newPlayer();
      const before = listPrices((await member.board('FT', 'RB')).games).slice(0, ORDERS);
      expect(before).toHaveLength(ORDERS);
      const orders = await placeOrders(member, ORDERS);
      const accepted = orders.filter(({ outcome }) => outcome.status === 'ACCEPTED');
      // A goal, a suspension or a changed line may reject an order; a moved price alone may not.
      const reasons = orders.flatMap(({ outcome }) => outcome.reason ?? []);
      expect(reasons.filter((reason) => !/^(suspended|lineChanged|closed)$/.test(reason))).toEqual([]);
      expect(accepted.length).toBeGreaterThan(ORDERS / 2);
      expect(accepted.filter(({ presses }) => presses > 2)).toEqual([]);
      expect(accepted.filter(({ shown, outcome }) => !shown.includes(outcome.price ?? ''))).toEqual([]);
      const now = new Map(listPrices((await member.board('FT', 'RB')).games).map(({ odds }) => [odds.id, odds.price]));
      const moved = before.filter(({ odds }) => now.has(odds.id) && now.get(odds.id) !== odds.price);
      expect(moved.length).toBeGreaterThan(0);
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
    });
  });
}
