import { createRandom, type Random } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { VoidCode, WorldGameType } from '../definitions/worldTypes.ts';
import type { ScriptEvent } from '../model/scriptEvent.ts';

/** Of so many matches one is put off at its hour, one breaks off in play, one is declared void at its end. */
const ONE_IN = { postponed: 220, abandoned: 320, declared: 450 } as const;
/** Goals given and taken back, a match; none where the side scores again while it is looked at. */
const CANCELLED_GOALS = 0.09;
/** A goal is looked at again this long before it is taken back, milliseconds. */
const REVIEW = { least: 45_000, spread: 55_000 } as const;

type Codes = readonly VoidCode[];

/** Why matches break off, by sport: abandoned, or a player withdraws. */
const BREAKS: Readonly<Partial<Record<WorldGameType, Codes>>> = {
  TN: ['DG'],
  TT: ['DG'],
  SK: ['DG'],
  BS: ['DF', 'DS'],
};
/** What is found wrong at the end, by sport. */
const DECLARED: Readonly<Partial<Record<WorldGameType, Codes>>> = {
  FT: ['DJ', 'DH', 'DE', 'DK', 'D1'],
  BK: ['DH', 'DE', 'DK', 'D1'],
  TN: ['DW', 'DK', 'D5'],
  TT: ['DW', 'DE'],
  SK: ['DW', 'DE'],
  BS: ['DS', 'DE', 'DK'],
};

const createEventRandom = ({ seed }: Fixture, kind: string) => createRandom(hashSeed(seed, 'mishap', kind));

const happens = (random: Random, oneIn: number) => random() * oneIn < 1;

const pickRandom = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!;

/** Machines draw virtual football: nothing goes wrong there. */
const isSafe = ({ league }: Fixture) => league.gameType === 'VF' || league.gameType === 'FS';

/** The code of a match that is put off when it should begin. */
export function findPostponement(fixture: Fixture): VoidCode | undefined {
  if (isSafe(fixture)) return undefined;
  return happens(createEventRandom(fixture, 'postponed'), ONE_IN.postponed) ? 'DD' : undefined;
}

/** Goals that are given and taken back a minute later, clear of the ends of both halves. */
function cancelledGoals(course: readonly ScriptEvent[], fixture: Fixture): ScriptEvent[] {
  const random = createEventRandom(fixture, 'cancelled');
  if (random() >= CANCELLED_GOALS) return [];
  const starts = course.filter(({ kind }) => kind === 'period' || kind === 'halfTime' || kind === 'end');
  const index = random() < 0.5 ? 0 : starts.length - 2;
  const [from, to] = [starts[index]!.at, starts[index + 1]!.at];
  const at = Math.floor(from + (to - from) * (0.1 + 0.7 * random()));
  const side = random() < 0.5 ? 'H' : 'C';
  const review = REVIEW.least + Math.floor(random() * REVIEW.spread);
  const isOwn = (event: ScriptEvent) => event.kind === 'score' && event.side === side;
  if (course.some((event) => isOwn(event) && event.at >= at && event.at <= at + review)) return [];
  return [
    { at, kind: 'score', side, points: 1 },
    { at: at + review, kind: 'cancel', side },
  ];
}

/** Where a match breaks off, and why. */
function findAbandonment(course: readonly ScriptEvent[], fixture: Fixture): ScriptEvent | undefined {
  const { gameType } = fixture.league;
  const end = course.at(-1)!.at;
  const random = createEventRandom(fixture, 'abandoned');
  if (happens(random, ONE_IN.abandoned)) {
    return {
      at: Math.floor(end * (0.15 + 0.7 * random())),
      kind: 'void',
      code: pickRandom(BREAKS[gameType] ?? ['DF', 'DN'], random),
    };
  }
  const late = createEventRandom(fixture, 'declared');
  if (!happens(late, ONE_IN.declared)) return undefined;
  return { at: end, kind: 'void', code: pickRandom(DECLARED[gameType] ?? ['DE', 'DK'], late) };
}

/**
 * A course with what goes wrong in it: rare, and from the seed alone.
 *
 * Cancelled goals come on top of the model's, so the law of the goals that stand is as priced.
 */
export function addIrregularEvents(course: ScriptEvent[], fixture: Fixture): ScriptEvent[] {
  if (isSafe(fixture)) return course;
  const extra = fixture.league.gameType === 'FT' ? cancelledGoals(course, fixture) : [];
  const all = extra.length === 0 ? course : [...course, ...extra].sort((a, b) => a.at - b.at);
  const stop = findAbandonment(course, fixture);
  return stop ? [...all.filter(({ at }) => at < stop.at), stop] : all;
}
