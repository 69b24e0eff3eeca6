import { basketballModelOf } from '../basketball/basketballModel.ts';
import { footballModel } from '../football/footballModel.ts';
import { type MainLines } from '../football/footballQuotes.ts';
import { type Fixture } from '../schedule/fixture.ts';
import {
  type GameStatus,
  type MatchOverride,
  type MatchView,
  type Score,
  type VoidCode,
  type WireOdds,
  type WorldShowType,
} from '../worldTypes.ts';
import { type ScriptEvent } from './scriptEvent.ts';
import { type SportModel } from './sportModel.ts';

/** Where a match is in its life: `planned` is not announced, `over` still shows its result, `gone` is off the boards. */
export type MatchStage = 'planned' | 'early' | 'today' | 'live' | 'over' | 'gone';

/** A match in play or waiting, changed in place by the engine alone. */
export interface Match {
  readonly fixture: Fixture;
  readonly model: SportModel;
  readonly override: MatchOverride;
  readonly order: number;
  stage: MatchStage;
  /** Queued events of an older token are stale. */
  token: number;
  startTime: number;
  status: GameStatus;
  period: string;
  periodAt: number;
  score: { home: number; away: number };
  halfTimeScore: Score | undefined;
  /** Goals that stand, in order, where a goal can be taken back. */
  goals: { readonly at: number; readonly side: 'H' | 'C' }[];
  reds: { home: number; away: number };
  voidCode: VoidCode | undefined;
  overAt: number;
  script: ScriptEvent[];
  nextEvent: number;
  /** Last minute told to the board. */
  shownMinute: number;
  odds: WireOdds[];
  mainLines: MainLines;
  /** Real time until which prices are suspended; 0 when they are not. */
  suspendedUntil: number;
  nextPriceAt: number;
  pricings: number;
}

/** A planned match; `override` repeats what a console did to it before a restart. */
export function createMatch(fixture: Fixture, override: MatchOverride): Match {
  return {
    fixture,
    override,
    model: fixture.league.gameType === 'FT' ? footballModel(fixture) : basketballModelOf(fixture),
    order: Number(fixture.gameId),
    stage: 'planned',
    token: 0,
    startTime: override.kickedOffAt ?? fixture.startTime,
    status: 'scheduled',
    period: '',
    periodAt: 0,
    score: { home: 0, away: 0 },
    halfTimeScore: undefined,
    goals: [],
    reds: { home: 0, away: 0 },
    voidCode: undefined,
    overAt: 0,
    script: [],
    nextEvent: 0,
    shownMinute: 0,
    odds: [],
    mainLines: {},
    suspendedUntil: 0,
    nextPriceAt: 0,
    pricings: 0,
  };
}

const SHOW_TYPES: Readonly<Record<MatchStage, WorldShowType | undefined>> = {
  planned: undefined,
  early: 'FU',
  today: 'FT',
  live: 'RB',
  over: 'RB',
  gone: undefined,
};

/** The board a match is on, if any. */
export const showTypeOf = (match: Match): WorldShowType | undefined => SHOW_TYPES[match.stage];

/** A copy for the world outside. */
export function matchView(match: Match): MatchView {
  const { fixture } = match;
  return {
    gameId: fixture.gameId,
    gameType: fixture.league.gameType,
    showType: showTypeOf(match),
    leagueId: fixture.league.id,
    league: fixture.league.name,
    home: fixture.home.name,
    away: fixture.away.name,
    startTime: match.startTime,
    status: match.status,
    voidCode: match.voidCode,
    score: { ...match.score },
    halfTimeScore: match.halfTimeScore && { ...match.halfTimeScore },
  };
}
