import { drawChampion } from '../sports/champions/drawChampion.ts';
import { getTodayStart } from '../schedule/getTodayStart.ts';
import type { MatchOverride } from '../definitions/worldTypes.ts';
import { isDecidedBySets, type Match, type MatchStage } from '../match/match.ts';
import { findPostponement } from '../match/irregularEvents.ts';
import { buildEventScript } from '../match/buildEventScript.ts';
import type { ScriptEvent } from '../model/scriptEvent.ts';
import type { Tally } from '../model/sportModel.ts';
import { emitEvent, type StageContext } from './stageContext.ts';

/** Local reference, because lookups in the global scope of tests are slow and this runs for each event. */
const { min } = Math;
const NEVER = Number.POSITIVE_INFINITY;

/** World time for which a finished match stays on the board, milliseconds. */
const RESULT_SHOWN = 90_000;
/** The same for virtual football. */
const VIRTUAL_RESULT_SHOWN = 20_000;

const getResultDuration = ({ fixture }: Match) =>
  fixture.league.gameType === 'VF' ? VIRTUAL_RESULT_SHOWN : RESULT_SHOWN;

/** New stage of a match, and changes to apply while the match is on no board. */
interface StageMove {
  readonly stage: MatchStage;
  readonly change?: () => void;
}

/** Moves a match to another stage and to its board. */
function moveTo({ boards }: StageContext, match: Match, { stage, change }: StageMove): void {
  const isSameBoard = stage === 'over' && match.stage === 'live';
  if (!isSameBoard) boards.leave(match);
  match.stage = stage;
  change?.();
  if (isSameBoard) boards.gameChanged(match);
  else boards.enter(match);
}

const toSideKey = (side: 'H' | 'C') => (side === 'H' ? 'home' : 'away');

/** Starts a match and moves it to the in-play board with in-play markets. */
export function kickOffMatch(context: StageContext, match: Match, at: number): void {
  const script = buildEventScript(match);
  const change = () => {
    Object.assign(match, { script, nextEvent: 0, status: 'live', startTime: at, periodAt: at, shownMinute: 0 });
    match.record = [];
    match.period = script[0]?.kind === 'period' ? script[0].name : '';
    match.serve = match.model.firstServe;
    match.parts = hasParts(match) ? [{ home: 0, away: 0 }] : [];
    if (context.boards.isQuiet) context.pricer.clear(match);
    else context.pricer.open(match);
  };
  moveTo(context, match, { stage: 'live', change });
  emitEvent(context, match, { kind: 'kickOff', at });
}

const hasParts = ({ model }: Match) => model.regularParts !== undefined || model.point !== undefined;

/** Makes the prices due now, without a suspension. */
const makePricesDue = (match: Match) => (match.nextPriceAt = min(match.nextPriceAt, 0));

/** Event of one kind. `at` is world time. */
type EventOf<Kind extends ScriptEvent['kind']> = Omit<Extract<ScriptEvent, { kind: Kind }>, 'kind'>;

/** Adds a goal, points or runs. A goal suspends the prices; other scores make them due. */
export function applyScore(context: StageContext, match: Match, { at, side, points }: EventOf<'score'>): void {
  match.record.push({ kind: 'score', at, side, points });
  match.score[toSideKey(side)] += points;
  const part = match.parts.at(-1);
  if (part) part[toSideKey(side)] += points;
  context.boards.gameChanged(match);
  if (!match.model.hasGoals) return void makePricesDue(match);
  match.goals.push({ at, side });
  context.pricer.suspend(match);
  emitEvent(context, match, { kind: 'goal', at, side });
}

/** Plays a point in a sport of sets. */
function applyPoint(context: StageContext, match: Match, { at, side, size }: EventOf<'point'>): void {
  match.record.push({ kind: 'point', at, side, size });
  const period = match.model.point?.(match, side, size) ?? match.period;
  if (period !== match.period) Object.assign(match, { period, periodAt: at });
  context.boards.gameChanged(match);
  makePricesDue(match);
}

/** Cancels the last goal of a side, if there is one, and suspends the prices. */
export function applyGoalCancellation(context: StageContext, match: Match, { at, side }: EventOf<'cancel'>): void {
  const index = match.goals.findLastIndex((goal) => goal.side === side);
  const goal = match.goals[index];
  if (!goal) return;
  match.record.push({ kind: 'cancel', at, side });
  match.goals.splice(index, 1);
  match.score[toSideKey(side)]--;
  const part = match.parts.at(-1);
  if (part) part[toSideKey(side)]--;
  context.boards.gameChanged(match);
  context.pricer.suspend(match);
  const taken = { at: goal.at, realAt: context.realAt(goal.at) };
  emitEvent(context, match, { kind: 'goalCancelled', at, side, goal: taken });
}

function applyRedCard(context: StageContext, match: Match, { at, side }: EventOf<'redCard'>): void {
  match.record.push({ kind: 'redCard', at, side });
  match.reds[toSideKey(side)]++;
  context.boards.gameChanged(match);
  context.pricer.suspend(match);
  emitEvent(context, match, { kind: 'redCard', at, side });
}

function applyHalfTime(context: StageContext, match: Match, at: number): void {
  match.record.push({ kind: 'halfTime', at });
  Object.assign(match, {
    status: 'halftime',
    period: 'HT',
    periodAt: at,
    halfTimeScore: { ...match.score },
    goals: [],
  });
  context.boards.gameChanged(match);
  context.pricer.suspend(match);
  emitEvent(context, match, { kind: 'halfTime', at });
}

/** Returns the index of a period in `parts`. All overtimes share one part. */
const getPartIndex = (name: string, regular: number) =>
  /^[QPTB]\d+$/.test(name) ? Number(name.slice(1)) - 1 : regular;

function applyPeriod(context: StageContext, match: Match, { at, name }: EventOf<'period'>): void {
  match.record.push({ kind: 'period', at, name });
  if (name === match.period && at === match.periodAt) return;
  Object.assign(match, { status: 'live', period: name, periodAt: at, goals: [] });
  const { regularParts } = match.model;
  if (regularParts !== undefined) {
    while (match.parts.length <= getPartIndex(name, regularParts)) match.parts.push({ home: 0, away: 0 });
    if (/^[TB]\d/.test(name)) match.serve = name.startsWith('B') ? 'H' : 'C';
    makePricesDue(match);
  }
  context.boards.gameChanged(match);
}

/**
 * Ends a match with its current score. A missing half-time score is set to it. A correction that was made before a restart
 * follows.
 */
function endMatch(context: StageContext, match: Match, at: number): void {
  match.record.push({ kind: 'end', at });
  const change = () => {
    match.halfTimeScore ??= { ...match.score };
    Object.assign(match, { status: 'ended', period: 'FT', overAt: at, script: [] });
    context.pricer.close(match);
  };
  moveTo(context, match, { stage: match.stage === 'live' ? 'over' : 'gone', change });
  emitEvent(context, match, { kind: 'ended', at });
  applyCorrection(context, match);
}

/** Applies a result set by the console: sets or frames with matching parts, or the score. */
function applyResult(match: Match, { at, home, away, halfHome, halfAway }: NonNullable<MatchOverride['ended']>): void {
  match.halfTimeScore = { home: halfHome, away: halfAway };
  if (!isDecidedBySets(match)) match.score = { home, away };
  else if (home !== match.sets.home || away !== match.sets.away) {
    match.sets = { home, away };
    match.parts = match.model.createParts?.(match.sets) ?? [];
    const isFrames = match.fixture.league.gameType === 'SK';
    match.score = isFrames ? { home, away } : sumParts(match.parts);
  }
  const parts = match.parts.map((part) => ({ ...part }));
  match.record.push({ kind: 'result', at, score: { ...match.score }, sets: { ...match.sets }, parts });
}

const sumParts = (parts: readonly Tally[]): Tally => ({
  home: parts.reduce((sum, { home }) => sum + home, 0),
  away: parts.reduce((sum, { away }) => sum + away, 0),
});

/** Applies the corrected result of an ended match, if there is one. */
export function applyCorrection(context: StageContext, match: Match): void {
  const { corrected } = match.override;
  if (!corrected) return;
  applyResult(match, corrected);
  context.boards.gameChanged(match);
  emitEvent(context, match, { kind: 'corrected', at: corrected.at });
}

function voidMatch(context: StageContext, match: Match, { at, code }: NonNullable<MatchOverride['voided']>): void {
  const isStarted = match.stage === 'live';
  match.record.push({ kind: 'void', at, code });
  const change = () => {
    Object.assign(match, { status: isStarted ? 'abandoned' : 'postponed', voidCode: code, overAt: at, script: [] });
    context.pricer.close(match);
  };
  moveTo(context, match, { stage: isStarted ? 'over' : 'gone', change });
  emitEvent(context, match, { kind: 'voided', at });
}

function playNext(context: StageContext, match: Match): void {
  const planned = match.script[match.nextEvent++]!;
  const event: ScriptEvent = { ...planned, at: match.startTime + planned.at };
  switch (event.kind) {
    case 'score':
      return applyScore(context, match, event);
    case 'cancel':
      return applyGoalCancellation(context, match, event);
    case 'point':
      return applyPoint(context, match, event);
    case 'redCard':
      return applyRedCard(context, match, event);
    case 'halfTime':
      return applyHalfTime(context, match, event.at);
    case 'period':
      return applyPeriod(context, match, event);
    case 'void':
      return voidMatch(context, match, event);
    case 'end':
      return endMatch(context, match, event.at);
  }
}

const ordinaryDue: Readonly<Record<MatchStage, (match: Match) => number>> = {
  planned: ({ fixture }) => fixture.announceAt,
  early: ({ startTime }) => min(getTodayStart(startTime), startTime),
  today: ({ startTime }) => startTime,
  live: ({ script, nextEvent, startTime }) => startTime + (script[nextEvent]?.at ?? NEVER),
  over: (match) => match.overAt + getResultDuration(match),
  gone: () => NEVER,
};

/** Returns the time of an end, void or winner set by the console; NEVER if it has been applied. */
const getForcedTime = ({ override: { ended, voided, winner }, stage }: Match): number => {
  if (stage === 'over' || stage === 'gone') return NEVER;
  return min(ended?.at ?? NEVER, voided?.at ?? NEVER, winner?.at ?? NEVER);
};

/** Returns the world time of the next event of a match. */
export const getNextDueTime = (match: Match) => min(ordinaryDue[match.stage](match), getForcedTime(match));

/** Ends an outright market with a winner. */
function endOutright(context: StageContext, match: Match, { at, runner }: NonNullable<MatchOverride['winner']>): void {
  match.winner = runner;
  const change = () => {
    Object.assign(match, { status: 'ended', overAt: at });
    context.pricer.close(match);
  };
  moveTo(context, match, { stage: 'gone', change });
  emitEvent(context, match, { kind: 'ended', at });
}

/** Starts a match, postpones it, or ends an outright market. */
function startMatch(context: StageContext, match: Match, at: number): void {
  const { fixture, override } = match;
  if (fixture.runners) return endOutright(context, match, { at, runner: drawChampion(fixture) });
  const code = override.kickedOffAt === undefined ? findPostponement(fixture) : undefined;
  if (code) return voidMatch(context, match, { at, code });
  kickOffMatch(context, match, at);
}

/** Applies an end, void or winner set by the console. */
export function applyForcedEnd(context: StageContext, match: Match): void {
  const { ended, voided, winner } = match.override;
  if (voided) return voidMatch(context, match, voided);
  if (winner) return endOutright(context, match, winner);
  if (!ended) return;
  applyResult(match, ended);
  endMatch(context, match, ended.at);
}

function announceMatch(context: StageContext, match: Match, at: number): void {
  match.stage = getTodayStart(match.startTime) <= at ? 'today' : 'early';
  if (!context.boards.isQuiet) context.pricer.open(match);
  context.boards.enter(match);
}

/** Plays the next event of a match, which is due at `at`. */
export function playDueEvent(context: StageContext, match: Match, at: number): void {
  if (getForcedTime(match) <= at) return applyForcedEnd(context, match);
  switch (match.stage) {
    case 'planned':
      return announceMatch(context, match, at);
    case 'early':
      return moveTo(context, match, { stage: 'today' });
    case 'today':
      return startMatch(context, match, at);
    case 'live':
      return playNext(context, match);
    case 'over':
      return moveTo(context, match, { stage: 'gone', change: () => (match.odds = []) });
    case 'gone':
      return;
  }
}
