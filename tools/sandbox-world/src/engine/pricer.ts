import { hashSeed } from '../random/hashSeed.ts';
import { computeSmoothNoise } from '../random/computeSmoothNoise.ts';
import type { Quote } from '../pricing/quote.ts';
import type { WireOdds } from '../definitions/worldTypes.ts';
import type { Boards } from '../boards/boards.ts';
import type { Match } from '../match/match.ts';
import type { Drift, PricingInput } from '../model/sportModel.ts';
import { recordPrice } from './recordPrice.ts';
import type { WorldClock } from './worldClock.ts';

const SECOND = 1000;
const VERSION_EPOCH = Date.UTC(2025, 0, 1);

/** Real time for which all prices of a match are updated after a request. */
const DETAIL_RETENTION_MS = 30 * SECOND;
/** Factor of suspensions in virtual football, whose matches last minutes. */
const VIRTUAL_SUSPENSION = 0.3;

/** Minimum real time between two pricings of a match. Up to twice as much is added at random. */
const REPRICE_MS = { live: 2 * SECOND, today: 15 * SECOND, early: 45 * SECOND } as const;

/** Sports that are priced often before the start. Others are priced at a third of the rate. */
const FOLLOWED: ReadonlySet<string> = new Set(['FT', 'BK', 'VF']);
/** Interval of the search for due matches that are not in play, real time. */
const WAITING_ROUND = SECOND;

function getRepriceInterval({ stage, fixture }: Match): number {
  if (stage !== 'early' && stage !== 'today') return REPRICE_MS.live;
  return REPRICE_MS[stage] * (FOLLOWED.has(fixture.league.gameType) ? 1 : 3);
}

/** Whether open lines accept bets: neither an event nor the console has suspended the match. */
const acceptsBets = ({ suspendedUntil, override }: Match) => suspendedUntil === 0 && !override.suspended;

const isOffered = ({ status }: Match) => status === 'scheduled' || status === 'live' || status === 'halftime';

function computeDrift({ fixture, stage }: Match, real: number): Drift {
  const step = stage === 'live' ? 20 * SECOND : 150 * SECOND;
  const wave = (side: number) =>
    0.6 * computeSmoothNoise(fixture.seed + side, real, step) +
    0.4 * computeSmoothNoise(fixture.seed + side + 2, real, 12 * step);
  return { home: wave(0), away: wave(1) };
}

const createPricingInput = (match: Match, { real, world }: WorldClock): PricingInput => ({
  state: match,
  at: world,
  drift: computeDrift(match, real),
  mainLines: match.mainLines,
});

/** Fields of a price that can change. */
type PriceState = Pick<WireOdds, 'line' | 'price' | 'active'>;

const toClosed = ({ line, price }: PriceState): PriceState => ({ line, price, active: 'N' });

/**
 * Updates the prices of visible matches: repricing, suspensions and versions.
 *
 * It uses real time, so that boards change at any speed of the world. Versions start above those of earlier runs, because
 * clients ignore older versions (F-BET-13).
 */
export class Pricer {
  readonly #clock: WorldClock;
  readonly #boards: Boards;
  #lastRound = 0;
  #numbered = 0;

  constructor(clock: WorldClock, boards: Boards) {
    this.#clock = clock;
    this.#boards = boards;
  }

  /** Reprices due matches. While the world is paused, only suspensions end. */
  run(): void {
    const { real, isPaused } = this.#clock;
    const isRound = real - this.#lastRound >= WAITING_ROUND;
    if (isRound) this.#lastRound = real;
    for (const match of isRound ? this.#boards.visible() : this.#boards.on('ALL.RB')) {
      if (match.nextPriceAt <= real && (!isPaused || match.suspendedUntil > 0)) this.reprice(match);
    }
  }

  /** Creates new prices with the markets of the current stage, at the announcement and at kick-off. */
  open(match: Match): void {
    this.clear(match);
    this.reprice(match);
  }

  /** Removes all prices of a match. The next pricing creates those of its stage. */
  clear(match: Match): void {
    Object.assign(match, { odds: [], detailOdds: [], mainLines: {} });
  }

  /** Prices all markets of a match, from now on until 30 s after the last call. */
  requestDetail(match: Match): void {
    const { real } = this.#clock;
    const isStale = match.detailUntil < real;
    match.detailUntil = real + DETAIL_RETENTION_MS;
    if (isOffered(match) && (match.detailOdds.length === 0 || isStale)) this.#priceDetail(match);
  }

  /** Suspends the prices for 8 to 15 s of real time, less at a higher speed. They reopen on their own. */
  suspend(match: Match): void {
    const { real, speed } = this.#clock;
    const usual = (8 + (hashSeed(match.fixture.seed, match.pricings, real) % 7001) / SECOND) * SECOND;
    const duration = match.fixture.league.gameType === 'VF' ? VIRTUAL_SUSPENSION * usual : usual;
    match.suspendedUntil = real + Math.max(duration / Math.sqrt(speed), Math.min(duration, 2 * SECOND));
    this.close(match);
    match.nextPriceAt = match.suspendedUntil;
  }

  /** Closes all prices of a match. */
  close(match: Match): void {
    for (const odds of [...match.odds, ...match.detailOdds]) this.#put(match, odds, toClosed(odds));
    match.nextPriceAt = Number.POSITIVE_INFINITY;
  }

  /** Updates the prices to the quotes of the model. An unchanged price keeps its version. */
  reprice(match: Match): void {
    const { real } = this.#clock;
    if (match.suspendedUntil <= real) match.suspendedUntil = 0;
    if (!isOffered(match)) return this.close(match);
    const quotes = match.model.quotes(createPricingInput(match, this.#clock));
    match.odds = this.#following(match, match.odds, quotes);
    if (match.detailOdds.length > 0 && match.detailUntil >= real) this.#priceDetail(match);
    const interval = getRepriceInterval(match);
    match.nextPriceAt =
      match.suspendedUntil || real + interval + (hashSeed(match.fixture.seed, ++match.pricings) % (2 * interval));
  }

  #priceDetail(match: Match): void {
    const quotes = match.model.detail(createPricingInput(match, this.#clock));
    match.detailOdds = this.#following(match, match.detailOdds, quotes);
  }

  /** Updates prices to their quotes, which have the same order. Creates the prices if there are none. */
  #following(match: Match, odds: WireOdds[], quotes: readonly Quote[]): WireOdds[] {
    if (odds.length === 0) return quotes.map((quote) => this.#firstOdds(match, quote));
    quotes.forEach((quote, k) => this.#follow(match, odds[k]!, quote));
    return odds;
  }

  /** Updates a price to its quote. A closed line keeps its last price, because the model's price would be extreme. */
  #follow(match: Match, odds: WireOdds, { isOpen, line, price }: Quote): void {
    this.#put(match, odds, isOpen ? { line, price, active: acceptsBets(match) ? 'Y' : 'N' } : toClosed(odds));
  }

  #firstOdds(match: Match, { w, r, i, line, price, isOpen }: Quote): WireOdds {
    const ver = Math.max(Math.floor((this.#clock.real - VERSION_EPOCH) / SECOND), 1);
    const active = isOpen && acceptsBets(match) ? 'Y' : 'N';
    recordPrice(match, { w, r, i, line, price, active }, this.#clock.world);
    return {
      id: `${match.fixture.gameId}.${w}.${i}.${r}`,
      w,
      r,
      i,
      line,
      price,
      active,
      ver,
      n: ++this.#numbered,
    };
  }

  #put(match: Match, odds: WireOdds, { line, price, active }: PriceState): void {
    if (odds.line === line && odds.price === price && odds.active === active) return;
    const isMoved = odds.line !== line;
    odds.line = line;
    odds.price = price;
    odds.active = active;
    odds.ver++;
    recordPrice(match, odds, this.#clock.world);
    this.#boards.priceChanged(match, odds.id, isMoved);
  }
}
