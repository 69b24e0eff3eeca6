import { createMatch, toMatchView, type Match } from '../match/match.ts';
import { getNextDueTime, playDueEvent } from '../engine/matchTimeline.ts';
import { Boards } from '../boards/boards.ts';
import { Pricer } from '../engine/pricer.ts';
import { WorldClock } from '../engine/worldClock.ts';
import type { Quote } from '../pricing/quote.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { planDay } from '../schedule/planDay.ts';
import { planVirtual } from '../schedule/planVirtual.ts';
import { settle } from '../settlement/settle.ts';
import type { MatchResult } from '../settlement/settlementTypes.ts';
import type { MarketCode, Score, WorldGameType } from '../definitions/worldTypes.ts';
import { computeFairProbabilities } from './fairChances.ts';

const DAY = 20_778;
const STILL = { home: 0, away: 0 };

const days = new Map<number, Fixture[]>();

/** Returns the plan of a day, which is cached for all sports. */
function getDayPlan(day: number): Fixture[] {
  const plan = days.get(day) ?? planDay(1, day);
  days.set(day, plan);
  return plan;
}

/** Returns fixtures of a sport. */
export function getFixtures(gameType: WorldGameType, count: number): Fixture[] {
  const all: Fixture[] = [];
  for (let k = 0; all.length < count; k++) {
    const plan = gameType === 'VF' ? planVirtual(1, 24 * DAY + k) : getDayPlan(DAY + k);
    all.push(...plan.filter(({ league }) => league.gameType === gameType));
  }
  return all.slice(0, count);
}

/** Match that is played alone, on boards without readers. */
export class LoneMatch {
  readonly match: Match;
  readonly #context;

  constructor(fixture: Fixture) {
    const clock = new WorldClock({ real: fixture.startTime, world: fixture.startTime });
    const boards = new Boards(1, () => fixture.startTime);
    boards.isQuiet = true;
    this.#context = { boards, pricer: new Pricer(clock, boards), realAt: (at: number) => at, emit: () => undefined };
    this.match = createMatch(fixture, {});
  }

  /** Returns the quotes of the board and of the additional markets, `later` milliseconds after the last event. */
  quotes(later = 0): Quote[] {
    const { match } = this;
    const at = Math.max(match.startTime, match.startTime + (match.script[match.nextEvent - 1]?.at ?? 0)) + later;
    const input = { state: match, at, drift: STILL, mainLines: {} };
    return [...match.model.quotes(input), ...match.model.detail(input)];
  }

  /** Plays until the given part of the timeline. */
  playTo(part: number): void {
    while (this.match.stage !== 'live' && this.match.stage !== 'gone') this.#next();
    while (this.match.stage === 'live' && this.match.nextEvent < part * this.match.script.length) this.#next();
  }

  /** Plays all events but the last one, which ends the match. */
  playToWhistle(): void {
    this.playTo(0);
    while (this.match.stage === 'live' && this.match.nextEvent < this.match.script.length - 1) this.#next();
  }

  playOut(): MatchResult {
    while (this.match.stage !== 'over' && this.match.stage !== 'gone') this.#next();
    const { score, halfTimeScore, sets, parts } = toMatchView(this.match);
    return { fullTime: score, halfTime: halfTimeScore ?? score, ...(sets && { sets }), ...(parts && { parts }) };
  }

  #next(): void {
    playDueEvent(this.#context, this.match, getNextDueTime(this.match));
  }
}

/** Deviation of results from the probabilities in the prices, in standard deviations. */
export interface Deviation {
  readonly bets: number;
  readonly sigmas: number;
}

function firstLine(quotes: readonly Quote[], plays: readonly MarketCode[]): Quote[] {
  return quotes.filter(({ w, i, isOpen }) => i === 0 && isOpen && plays.includes(w));
}

/**
 * Prices a market in many matches, plays them to their end and settles a bet on the first side in each.
 * The bets must win as often as the prices imply. Lines at half points cannot push; voided matches are skipped.
 */
export function computeDeviation(
  fixtures: readonly Fixture[],
  plays: readonly MarketCode[],
  part: number | undefined,
): Deviation {
  let [sum, variance, bets] = [0, 0, 0];
  for (const fixture of fixtures) {
    const lone = new LoneMatch(fixture);
    if (part !== undefined) lone.playTo(part);
    const scoreAtBet: Score = { ...lone.match.score };
    const quotes = firstLine(lone.quotes(1000), plays);
    const result = lone.playOut();
    const [first] = quotes;
    if (!first || lone.match.voidCode) continue;
    const chance = computeFairProbabilities(quotes)[0]!;
    const { w, r, line, price } = first;
    const bet = { gameType: fixture.league.gameType, w, r, line, price, stake: 100n, scoreAtBet };
    const { code } = settle(bet, result);
    const won = { W: 1, LW: 1, P: chance, LL: 0, L: 0 }[code];
    sum += won - chance;
    variance += chance * (1 - chance);
    bets++;
  }
  return { bets, sigmas: sum / Math.sqrt(variance) };
}
