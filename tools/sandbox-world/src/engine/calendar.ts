import type { Fixture } from '../schedule/fixture.ts';
import { MAX_MARKET_DAYS, planChampions } from '../schedule/planChampions.ts';
import { PLAN_DAY_MS, planDay } from '../schedule/planDay.ts';
import { planLoad, DEFAULT_LIVE_MATCHES } from '../schedule/planLoad.ts';
import { PLAN_HOUR_MS, planVirtual } from '../schedule/planVirtual.ts';
import type { MatchOverride } from '../definitions/worldTypes.ts';
import { createMatch, type Match } from '../match/match.ts';

/** Plan of fixtures, divided into periods, and the range of periods kept around the current one. */
interface Plan {
  readonly length: number;
  readonly before: number;
  readonly after: number;
  /** Number of periods after which finished matches are dropped. */
  readonly kept: number;
  readonly fixtures: (stretch: number) => Fixture[];
}

/** Creates the plans. Their ranges contain all announced matches, at most LONGEST_NOTICE ahead. */
const createPlans = (seed: number, liveMatches: number): readonly Plan[] => [
  {
    length: PLAN_DAY_MS,
    before: 1,
    after: 4,
    kept: 3,
    fixtures: (day) => planDay(seed, day, Math.min(liveMatches / DEFAULT_LIVE_MATCHES, 1)),
  },
  { length: PLAN_HOUR_MS, before: 1, after: 1, kept: 12, fixtures: (hour) => planVirtual(seed, hour) },
  { length: PLAN_HOUR_MS, before: 3, after: 1, kept: 12, fixtures: (hour) => planLoad(seed, hour, liveMatches) },
  {
    length: PLAN_DAY_MS,
    before: MAX_MARKET_DAYS + 1,
    after: 1,
    kept: MAX_MARKET_DAYS + 3,
    fixtures: (day) => planChampions(seed, day),
  },
];

/**
 * Matches around the current world time.
 *
 * Periods are planned from the seed alone. After a long stop, periods in between are skipped, but each match that was on a
 * board is played to its end.
 */
export class Calendar {
  readonly #plans: readonly Plan[];
  readonly #overrides: Record<string, MatchOverride>;
  readonly #stretches = new Map<Plan, Map<number, Match[]>>();
  readonly #matches = new Map<string, Match>();

  constructor(seed: number, overrides: Record<string, MatchOverride>, liveMatches: number) {
    this.#plans = createPlans(seed, liveMatches);
    this.#overrides = overrides;
    for (const plan of this.#plans) this.#stretches.set(plan, new Map());
  }

  match(gameId: string): Match | undefined {
    return this.#matches.get(gameId);
  }

  /** Iterates over all matches that are planned or kept. */
  all(): Iterable<Match> {
    return this.#matches.values();
  }

  /** Plans the missing periods around `time` and returns their matches. */
  open(time: number): Match[] {
    return this.#plans.flatMap((plan) => {
      const known = this.#stretches.get(plan)!;
      const now = Math.floor(time / plan.length);
      const opened: Match[] = [];
      for (let stretch = now - plan.before; stretch <= now + plan.after; stretch++) {
        if (!known.has(stretch)) opened.push(...this.#open(plan, stretch));
      }
      return opened;
    });
  }

  /** Drops old periods with the overrides of their matches. */
  dropBefore(time: number): void {
    for (const [plan, stretches] of this.#stretches) {
      const oldest = Math.floor(time / plan.length) - plan.kept;
      for (const [stretch, matches] of stretches) {
        if (stretch >= oldest || matches.some(({ stage }) => stage !== 'gone')) continue;
        for (const { fixture } of matches) {
          this.#matches.delete(fixture.gameId);
          delete this.#overrides[fixture.gameId];
        }
        stretches.set(stretch, []);
      }
    }
  }

  /** Returns the override of a match and includes it in the snapshot from now on. */
  keepOverride(match: Match): MatchOverride {
    this.#overrides[match.fixture.gameId] = match.override;
    return match.override;
  }

  overrides(): Record<string, MatchOverride> {
    return structuredClone(this.#overrides);
  }

  #open(plan: Plan, stretch: number): Match[] {
    const matches = plan
      .fixtures(stretch)
      .map((fixture) => createMatch(fixture, this.#overrides[fixture.gameId] ?? {}));
    this.#stretches.get(plan)!.set(stretch, matches);
    for (const match of matches) this.#matches.set(match.fixture.gameId, match);
    return matches;
  }
}
