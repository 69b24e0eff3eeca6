import { createRandom, type Random } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { VoidCode, WorldGameType } from '../definitions/worldTypes.ts';
import type { ScriptEvent } from '../model/scriptEvent.ts';

/** Frequencies: one match in this many is postponed, abandoned, or declared void at its end. */
const ONE_IN = { postponed: 220, abandoned: 320, declared: 450 } as const;
/** Probability that a match contains a cancelled goal. It is dropped if the side scores again during the review. */
const CANCELLED_GOALS = 0.09;
/** Duration of the review before a goal is cancelled, milliseconds. */
const REVIEW = { least: 45_000, spread: 55_000 } as const;

type Codes = readonly VoidCode[];

/** Void codes of abandoned matches by sport, such as a withdrawal. Others use DF and DN. */
const BREAKS: Readonly<Partial<Record<WorldGameType, Codes>>> = {
  TN: ['DG'],
  TT: ['DG'],
  SK: ['DG'],
  BS: ['DF', 'DS'],
};
/** Void codes of matches declared void at their end, by sport. */
const DECLARED: Readonly<Partial<Record<WorldGameType, Codes>>> = {
  FT: ['DJ', 'DH', 'DE', 'DK', 'D1'],
  BK: ['DH', 'DE', 'DK', 'D1'],
  TN: ['DW', 'DK', 'D5'],
  TT: ['DW', 'DE'],
  SK: ['DW', 'DE'],
  BS: ['DS', 'DE', 'DK'],
};

const createEventRandom = ({ seed }: Fixture, kind: string) => createRandom(hashSeed(seed, 'mishap', kind));

const drawOneIn = (random: Random, oneIn: number) => random() * oneIn < 1;

const pickRandom = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!;

/** Whether a fixture has no irregular events: virtual football and outright markets. */
const isSafe = ({ league }: Fixture) => league.gameType === 'VF' || league.gameType === 'FS';

/** Returns the void code of a match that is postponed at its kick-off. */
export function findPostponement(fixture: Fixture): VoidCode | undefined {
  if (isSafe(fixture)) return undefined;
  return drawOneIn(createEventRandom(fixture, 'postponed'), ONE_IN.postponed) ? 'DD' : undefined;
}

/** Creates a goal that is cancelled about a minute later, away from the ends of both halves. */
function createCancelledGoal(timeline: readonly ScriptEvent[], fixture: Fixture): ScriptEvent[] {
  const random = createEventRandom(fixture, 'cancelled');
  if (random() >= CANCELLED_GOALS) return [];
  const starts = timeline.filter(({ kind }) => kind === 'period' || kind === 'halfTime' || kind === 'end');
  const index = random() < 0.5 ? 0 : starts.length - 2;
  const [from, to] = [starts[index]!.at, starts[index + 1]!.at];
  const at = Math.floor(from + (to - from) * (0.1 + 0.7 * random()));
  const side = random() < 0.5 ? 'H' : 'C';
  const review = REVIEW.least + Math.floor(random() * REVIEW.spread);
  const isOwn = (event: ScriptEvent) => event.kind === 'score' && event.side === side;
  if (timeline.some((event) => isOwn(event) && event.at >= at && event.at <= at + review)) return [];
  return [
    { at, kind: 'score', side, points: 1 },
    { at: at + review, kind: 'cancel', side },
  ];
}

/** Returns the event that abandons a match or declares it void. */
function findAbandonment(timeline: readonly ScriptEvent[], fixture: Fixture): ScriptEvent | undefined {
  const { gameType } = fixture.league;
  const end = timeline.at(-1)!.at;
  const random = createEventRandom(fixture, 'abandoned');
  if (drawOneIn(random, ONE_IN.abandoned)) {
    return {
      at: Math.floor(end * (0.15 + 0.7 * random())),
      kind: 'void',
      code: pickRandom(BREAKS[gameType] ?? ['DF', 'DN'], random),
    };
  }
  const late = createEventRandom(fixture, 'declared');
  if (!drawOneIn(late, ONE_IN.declared)) return undefined;
  return { at: end, kind: 'void', code: pickRandom(DECLARED[gameType] ?? ['DE', 'DK'], late) };
}

/**
 * Adds irregular events to a timeline. They are rare and depend only on the seed.
 *
 * Cancelled goals are added to those of the model, so the distribution of valid goals is the priced one.
 */
export function addIrregularEvents(timeline: ScriptEvent[], fixture: Fixture): ScriptEvent[] {
  if (isSafe(fixture)) return timeline;
  const extra = fixture.league.gameType === 'FT' ? createCancelledGoal(timeline, fixture) : [];
  const all = extra.length === 0 ? timeline : [...timeline, ...extra].sort((a, b) => a.at - b.at);
  const stop = findAbandonment(timeline, fixture);
  return stop ? [...all.filter(({ at }) => at < stop.at), stop] : all;
}
