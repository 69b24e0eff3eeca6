import { PLAN_DAY, planDay } from '../schedule/planDay.ts';
import { type MatchOverride } from '../worldTypes.ts';
import { createMatch, type Match } from './match.ts';

/** Days before and after the current one whose matches are known; LONGEST_NOTICE fits in. */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 4;
/** Days after which a finished match is forgotten. */
const DAYS_KEPT = 3;

/**
 * The matches of the days around now.
 *
 * Days are planned from the seed alone, so after a long stop the days that nobody saw are simply left out, while
 * every match that was on a board still plays to its end.
 */
export class Calendar {
  readonly #seed: number;
  readonly #overrides: Record<string, MatchOverride>;
  readonly #days = new Map<number, Match[]>();
  readonly #matches = new Map<string, Match>();

  constructor(seed: number, overrides: Record<string, MatchOverride>) {
    this.#seed = seed;
    this.#overrides = overrides;
  }

  match(gameId: string): Match | undefined {
    return this.#matches.get(gameId);
  }

  /** Plans the days that are missing around `time` and returns their matches. */
  open(time: number): Match[] {
    const today = Math.floor(time / PLAN_DAY);
    const opened: Match[] = [];
    for (let day = today - DAYS_BEFORE; day <= today + DAYS_AFTER; day++) {
      if (!this.#days.has(day)) opened.push(...this.#plan(day));
    }
    return opened;
  }

  /** Forgets days long past, with what a console did to them. */
  forgetBefore(time: number): void {
    const oldest = Math.floor(time / PLAN_DAY) - DAYS_KEPT;
    for (const [day, matches] of this.#days) {
      if (day >= oldest || matches.some(({ stage }) => stage !== 'gone')) continue;
      for (const { fixture } of matches) {
        this.#matches.delete(fixture.gameId);
        delete this.#overrides[fixture.gameId];
      }
      this.#days.set(day, []);
    }
  }

  /** What a console did to a match, remembered from now on. */
  remember(match: Match): MatchOverride {
    this.#overrides[match.fixture.gameId] = match.override;
    return match.override;
  }

  overrides(): Record<string, MatchOverride> {
    return structuredClone(this.#overrides);
  }

  #plan(day: number): Match[] {
    const matches = planDay(this.#seed, day).map((fixture) =>
      createMatch(fixture, this.#overrides[fixture.gameId] ?? {}),
    );
    this.#days.set(day, matches);
    for (const match of matches) this.#matches.set(match.fixture.gameId, match);
    return matches;
  }
}
