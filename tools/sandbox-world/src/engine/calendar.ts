import type { Fixture } from '../schedule/fixture.ts';
import { LONGEST_MARKET, planChampions } from '../schedule/planChampions.ts';
import { PLAN_DAY, planDay } from '../schedule/planDay.ts';
import { planLoad, USUAL_LIVE } from '../schedule/planLoad.ts';
import { PLAN_HOUR, planVirtual } from '../schedule/planVirtual.ts';
import type { MatchOverride } from '../definitions/worldTypes.ts';
import { createMatch, type Match } from '../match/match.ts';

/** One plan: its stretches of time, and which of them are known around now. */
interface Plan {
  readonly length: number;
  readonly before: number;
  readonly after: number;
  /** Stretches after which a finished match is forgotten. */
  readonly kept: number;
  readonly fixtures: (stretch: number) => Fixture[];
}

/** Days around now hold every match that is announced; LONGEST_NOTICE fits in. */
const createPlans = (seed: number, liveMatches: number): readonly Plan[] => [
  {
    length: PLAN_DAY,
    before: 1,
    after: 4,
    kept: 3,
    fixtures: (day) => planDay(seed, day, Math.min(liveMatches / USUAL_LIVE, 1)),
  },
  { length: PLAN_HOUR, before: 1, after: 1, kept: 12, fixtures: (hour) => planVirtual(seed, hour) },
  { length: PLAN_HOUR, before: 3, after: 1, kept: 12, fixtures: (hour) => planLoad(seed, hour, liveMatches) },
  {
    length: PLAN_DAY,
    before: LONGEST_MARKET + 1,
    after: 1,
    kept: LONGEST_MARKET + 3,
    fixtures: (day) => planChampions(seed, day),
  },
];

/**
 * The matches around now.
 *
 * Days and hours are planned from the seed alone, so after a long stop those that nobody saw are simply left out,
 * while every match that was on a board still plays to its end.
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

  /** Plans what is missing around `time` and returns its matches. */
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

  /** Forgets stretches long past, with what a console did to their matches. */
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

  /** What a console did to a match, remembered from now on. */
  remember(match: Match): MatchOverride {
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
