import { createMatch, matchView, type Match } from '../match/match.ts';
import { nextDueAt, step } from '../engine/matchCourse.ts';
import { Boards } from '../boards/boards.ts';
import { Pricer } from '../engine/pricer.ts';
import { WorldClock } from '../engine/worldClock.ts';
import type { Quote } from '../pricing/quote.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { planDay } from '../schedule/planDay.ts';
import { planVirtual } from '../schedule/planVirtual.ts';
import { settle } from '../settlement/settle.ts';
import type { MatchResult } from '../settlement/settlementTypes.ts';
import type { PlayCode, Score, WorldGameType } from '../definitions/worldTypes.ts';
import { fairChances } from './fairChances.ts';

const DAY = 20_778;
const STILL = { home: 0, away: 0 };

const days = new Map<number, Fixture[]>();

/** A day's plan, made once for all sports. */
function getDayPlan(day: number): Fixture[] {
  const plan = days.get(day) ?? planDay(1, day);
  days.set(day, plan);
  return plan;
}

/** Some fixtures of a sport. */
export function getFixtures(gameType: WorldGameType, count: number): Fixture[] {
  const all: Fixture[] = [];
  for (let k = 0; all.length < count; k++) {
    const plan = gameType === 'VF' ? planVirtual(1, 24 * DAY + k) : getDayPlan(DAY + k);
    all.push(...plan.filter(({ league }) => league.gameType === gameType));
  }
  return all.slice(0, count);
}

/** A match played alone, on boards that nobody reads. */
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

  /** Quotes of the board and of the match's own channel now, `later` milliseconds after its last event. */
  quotes(later = 0): Quote[] {
    const { match } = this;
    const at = Math.max(match.startTime, match.startTime + (match.script[match.nextEvent - 1]?.at ?? 0)) + later;
    const input = { state: match, at, drift: STILL, mainLines: {} };
    return [...match.model.quotes(input), ...match.model.detail(input)];
  }

  /** Plays until this part of the course is over. */
  playTo(part: number): void {
    while (this.match.stage !== 'live' && this.match.stage !== 'gone') this.#next();
    while (this.match.stage === 'live' && this.match.nextEvent < part * this.match.script.length) this.#next();
  }

  /** Plays all but the whistle: the last point has been made, the match is not over yet. */
  playToWhistle(): void {
    this.playTo(0);
    while (this.match.stage === 'live' && this.match.nextEvent < this.match.script.length - 1) this.#next();
  }

  playOut(): MatchResult {
    while (this.match.stage !== 'over' && this.match.stage !== 'gone') this.#next();
    const { score, halfTimeScore, sets, parts } = matchView(this.match);
    return { fullTime: score, halfTime: halfTimeScore ?? score, ...(sets && { sets }), ...(parts && { parts }) };
  }

  #next(): void {
    step(this.#context, this.match, nextDueAt(this.match));
  }
}

/** How far results are from the chances that prices promised, in standard deviations. */
export interface Deviation {
  readonly bets: number;
  readonly sigmas: number;
}

function firstLine(quotes: readonly Quote[], plays: readonly PlayCode[]): Quote[] {
  return quotes.filter(({ w, i, isOpen }) => i === 0 && isOpen && plays.includes(w));
}

/**
 * Prices one market in many matches, plays them out, and settles a bet on its first side in each: over many matches
 * it has to come as often as its prices say. Half points know no push, and voided matches are left out.
 */
export function computeDeviation(
  fixtures: readonly Fixture[],
  plays: readonly PlayCode[],
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
    const chance = fairChances(quotes)[0]!;
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
