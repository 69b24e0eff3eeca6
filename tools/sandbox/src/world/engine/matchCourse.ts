import { todayFrom } from '../schedule/showTypeAt.ts';
import { type MatchOverride, type Score } from '../worldTypes.ts';
import { type Match, type MatchStage } from './match.ts';
import { type ScriptEvent } from './scriptEvent.ts';
import { emitOf, type StageContext } from './stageContext.ts';

/** A finished match shows its result this long (world time) before it leaves the board. */
const RESULT_SHOWN = 90_000;

/** Moves a match to another stage, and with it to another board. */
function moveTo({ boards }: StageContext, match: Match, stage: MatchStage, change: () => void = () => {}): void {
  const isSameBoard = stage === 'over' && match.stage === 'live';
  if (!isSameBoard) boards.leave(match);
  match.stage = stage;
  change();
  if (isSameBoard) boards.gameChanged(match);
  else boards.enter(match);
}

const sideOf = (side: 'H' | 'C') => (side === 'H' ? 'home' : 'away');

/** The course with the goals that a console added, for a match played again after a restart. */
function scriptOf({ model, override, startTime }: Match): ScriptEvent[] {
  const added = (override.goals ?? []).map(([at, side, points]): ScriptEvent => ({
    at: at - startTime,
    kind: 'score',
    side,
    points,
  }));
  return added.length === 0 ? model.script() : [...model.script(), ...added].sort((a, b) => a.at - b.at);
}

/** Starts a match: it leaves its board and joins the in-play one with other plays. */
export function kickOffMatch(context: StageContext, match: Match, at: number): void {
  const script = scriptOf(match);
  moveTo(context, match, 'live', () => {
    Object.assign(match, { script, nextEvent: 0, status: 'live', startTime: at, periodAt: at, shownMinute: 0 });
    match.period = script[0]?.kind === 'period' ? script[0].name : '';
    if (!context.boards.isQuiet) context.pricer.open(match);
    else match.odds = [];
  });
  emitOf(context, match, 'kickOff', at);
}

/** Adds a goal or basketball points. A goal suspends prices; points only hurry them. */
export function scoreIn(context: StageContext, match: Match, at: number, side: 'H' | 'C', points: number): void {
  match.score[sideOf(side)] += points;
  context.boards.gameChanged(match);
  if (match.fixture.league.gameType === 'BK') {
    match.nextPriceAt = Math.min(match.nextPriceAt, 0);
    return;
  }
  context.pricer.suspend(match);
  match.goals.push({ at, side });
  emitOf(context, match, 'goal', at, { side });
}

/** Takes the side's last goal back, if it has one: the score returns, prices are suspended once more. */
export function goalCancelledIn(context: StageContext, match: Match, at: number, side: 'H' | 'C'): void {
  const index = match.goals.findLastIndex((goal) => goal.side === side);
  const goal = match.goals[index];
  if (!goal) return;
  match.goals.splice(index, 1);
  match.score[sideOf(side)]--;
  context.boards.gameChanged(match);
  context.pricer.suspend(match);
  emitOf(context, match, 'goalCancelled', at, { side, goal: { at: goal.at, realAt: context.realAt(goal.at) } });
}

function redCardIn(context: StageContext, match: Match, at: number, side: 'H' | 'C'): void {
  match.reds[sideOf(side)]++;
  context.boards.gameChanged(match);
  context.pricer.suspend(match);
  emitOf(context, match, 'redCard', at, { side });
}

function halfTimeIn(context: StageContext, match: Match, at: number): void {
  Object.assign(match, { status: 'halftime', period: 'HT', periodAt: at, halfTimeScore: { ...match.score } });
  context.boards.gameChanged(match);
  context.pricer.suspend(match);
  emitOf(context, match, 'halfTime', at);
}

function periodIn(context: StageContext, match: Match, at: number, name: string): void {
  if (name === match.period && at === match.periodAt) return;
  Object.assign(match, { status: 'live', period: name, periodAt: at });
  context.boards.gameChanged(match);
}

/** Ends a match with its current score, half-time score filled in where it was not reached. */
export function endMatch(context: StageContext, match: Match, at: number): void {
  moveTo(context, match, match.stage === 'live' ? 'over' : 'gone', () => {
    match.halfTimeScore ??= { ...match.score };
    Object.assign(match, { status: 'ended', period: 'FT', overAt: at, script: [] });
    context.pricer.close(match);
  });
  emitOf(context, match, 'ended', at);
}

/** States the right result of a match that ended with a wrong one. */
export function correctResult(context: StageContext, match: Match, at: number): void {
  const { corrected } = match.override;
  if (!corrected) return;
  match.score = { home: corrected.home, away: corrected.away };
  match.halfTimeScore = { home: corrected.halfHome, away: corrected.halfAway };
  context.boards.gameChanged(match);
  emitOf(context, match, 'corrected', at);
}

function voidMatch(context: StageContext, match: Match, { at, code }: NonNullable<MatchOverride['voided']>): void {
  const isStarted = match.stage === 'live';
  moveTo(context, match, isStarted ? 'over' : 'gone', () => {
    Object.assign(match, { status: isStarted ? 'abandoned' : 'postponed', voidCode: code, overAt: at, script: [] });
    context.pricer.close(match);
  });
  emitOf(context, match, 'voided', at);
}

function playNext(context: StageContext, match: Match): void {
  const event = match.script[match.nextEvent++]!;
  const at = match.startTime + event.at;
  switch (event.kind) {
    case 'score':
      return scoreIn(context, match, at, event.side, event.points);
    case 'redCard':
      return redCardIn(context, match, at, event.side);
    case 'halfTime':
      return halfTimeIn(context, match, at);
    case 'period':
      return periodIn(context, match, at, event.name);
    case 'end':
      return endMatch(context, match, at);
  }
}

const ordinaryDue: Readonly<Record<MatchStage, (match: Match) => number>> = {
  planned: ({ fixture }) => fixture.announceAt,
  early: ({ startTime }) => Math.min(todayFrom(startTime), startTime),
  today: ({ startTime }) => startTime,
  live: ({ script, nextEvent, startTime }) => startTime + (script[nextEvent]?.at ?? Number.POSITIVE_INFINITY),
  over: ({ overAt }) => overAt + RESULT_SHOWN,
  gone: () => Number.POSITIVE_INFINITY,
};

/** A console's end or void, where it was not carried out yet. */
const forcedDue = ({ override, stage }: Match) =>
  stage === 'over' || stage === 'gone'
    ? Number.POSITIVE_INFINITY
    : Math.min(override.ended?.at ?? Number.POSITIVE_INFINITY, override.voided?.at ?? Number.POSITIVE_INFINITY);

/** World time of the next thing that happens to a match. */
export const nextDueAt = (match: Match) => Math.min(ordinaryDue[match.stage](match), forcedDue(match));

/** Carries out what a console decided: an end with its score, or a void. */
export function forceOver(context: StageContext, match: Match): void {
  const { ended, voided } = match.override;
  if (voided) return voidMatch(context, match, voided);
  if (!ended) return;
  match.score = { home: ended.home, away: ended.away };
  const half: Score = { home: ended.halfHome, away: ended.halfAway };
  match.halfTimeScore = half;
  endMatch(context, match, ended.at);
}

function announce(context: StageContext, match: Match, at: number): void {
  match.stage = todayFrom(match.startTime) <= at ? 'today' : 'early';
  if (!context.boards.isQuiet) context.pricer.open(match);
  context.boards.enter(match);
}

/** Carries out the next thing that happens to a match, due at `at`. */
export function step(context: StageContext, match: Match, at: number): void {
  if (forcedDue(match) <= at) return forceOver(context, match);
  switch (match.stage) {
    case 'planned':
      return announce(context, match, at);
    case 'early':
      return moveTo(context, match, 'today');
    case 'today':
      return kickOffMatch(context, match, at);
    case 'live':
      return playNext(context, match);
    case 'over':
      return moveTo(context, match, 'gone', () => (match.odds = []));
    case 'gone':
      return;
  }
}
