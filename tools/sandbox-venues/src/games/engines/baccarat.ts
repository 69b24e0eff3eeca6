import { createReturnCounter, type Engine, type Spot } from './engine.ts';
import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import { createDrum } from './drawFrom.ts';

/** Cards of both hands. A card is 0 to 51: `card % 13` is its rank from the ace, `card / 13` its suit. */
export interface BaccaratOutcome {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

const DECKS = 8;
const SHOE = 52 * DECKS;

const spots: readonly Spot[] = [
  { key: 'player', name: ['闲', '閒家'], group: 'main', pays: 200 },
  { key: 'tie', name: ['和', '和局'], group: 'main', pays: 900 },
  { key: 'banker', name: ['庄', '莊家'], group: 'main', pays: 195 },
  { key: 'playerPair', name: ['闲对', '閒對'], group: 'side', pays: 1200 },
  { key: 'bankerPair', name: ['庄对', '莊對'], group: 'side', pays: 1200 },
];

/** Returns the points of a card: 1 for the ace, 0 for tens and court cards. */
const getCardPoints = (card: number): number => ((card % 13) + 1 >= 10 ? 0 : (card % 13) + 1);

const computeTotal = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + getCardPoints(card), 0) % 10;

/** Whether the banker takes a third card. It depends on the points of the player's third card, if there is one. */
function shouldBankerDraw(bankerTotal: number, third: number | undefined): boolean {
  if (third === undefined) return bankerTotal <= 5;
  const lowest: Readonly<Record<number, readonly [number, number]>> = { 3: [0, 9], 4: [2, 7], 5: [4, 7], 6: [6, 7] };
  if (bankerTotal <= 2) return true;
  const range = lowest[bankerTotal];
  if (!range) return false;
  return bankerTotal === 3 ? third !== 8 : third >= range[0] && third <= range[1];
}

/** Deals both hands by the drawing rules. */
function deal(next: () => number): BaccaratOutcome {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()];
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  if (computeTotal(player) >= 8 || computeTotal(banker) >= 8) return { player, banker };
  const third = computeTotal(player) <= 5 ? next() : undefined;
  if (third !== undefined) player.push(third);
  const points = third === undefined ? undefined : getCardPoints(third);
  if (shouldBankerDraw(computeTotal(banker), points)) banker.push(next());
  return { player, banker };
}

function draw(draws: Draws): BaccaratOutcome {
  const next = createDrum(draws, SHOE);
  return deal(() => next() % 52);
}

const isPair = (hand: readonly number[]): boolean => (hand[0] ?? 0) % 13 === (hand[1] ?? 0) % 13;

function pays({ player, banker }: BaccaratOutcome, spot: string): number {
  const [p, b] = [computeTotal(player), computeTotal(banker)];
  if (spot === 'playerPair') return isPair(player) ? 1200 : 0;
  if (spot === 'bankerPair') return isPair(banker) ? 1200 : 0;
  if (spot === 'tie') return p === b ? 900 : 0;
  if (p === b) return 100;
  if (spot === 'player') return p > b ? 200 : 0;
  return b > p ? 195 : 0;
}

/** Lists all deals by the points of up to 6 cards, with their weights. Unused cards are weighted with all possibilities. */
function* listDeals(): Iterable<readonly [BaccaratOutcome, bigint]> {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * DECKS);
  const getRank = (points: number): number => (points === 0 ? 9 : points - 1);
  const taken: number[] = [];
  function* extend(weight: number): Iterable<readonly [BaccaratOutcome, bigint]> {
    if (taken.length < 4) {
      yield* each(weight);
      return;
    }
    let at = 0;
    let isShort = false;
    const outcome = deal(() => {
      const points = taken[at++];
      isShort ||= points === undefined;
      return getRank(points ?? 0);
    });
    if (isShort) {
      yield* each(weight);
      return;
    }
    let scale = BigInt(weight);
    for (let unused = SHOE - taken.length; unused > SHOE - 6; unused--) scale *= BigInt(unused);
    yield [outcome, scale];
  }
  function* each(weight: number): Iterable<readonly [BaccaratOutcome, bigint]> {
    for (let points = 0; points < 10; points++) {
      const count = left[points] ?? 0;
      left[points] = count - 1;
      taken.push(points);
      yield* extend(weight * count);
      taken.pop();
      left[points] = count;
    }
  }
  yield* extend(1);
}

const byPoints = createReturnCounter(listDeals, { spots, results: listDeals, pays });
/** RTP of the pair bets: the second card has the rank of the first one. Points do not suffice, because ranks share them. */
const ofPair = { part: 1200n * BigInt(4 * DECKS - 1), whole: 100n * BigInt(SHOE - 1) };

/** Baccarat with 8 decks, shuffled before each round. Wins of the banker pay 5 % commission. */
export const baccarat: Engine<BaccaratOutcome> = {
  kind: 'cards',
  rules: 'baccarat',
  spots,
  maxSpots: spots.length,
  mainSpot: 'banker',
  draw,
  pays,
  stated: { player: 9_876, tie: 8_564, banker: 9_894, playerPair: 8_963, bankerPair: 8_963 },
  getReturn: (spot) => (spot.endsWith('Pair') ? ofPair : byPoints(spot)),
};
