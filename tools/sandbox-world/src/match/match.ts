import type { Fixture } from '../schedule/fixture.ts';
import type {
  GameStatus,
  MatchOverride,
  MatchView,
  Score,
  VoidCode,
  WireOdds,
  WorldShowType,
} from '../definitions/worldTypes.ts';
import type { ScriptEvent } from '../model/scriptEvent.ts';
import { createModel } from './createModel.ts';
import type { MainLines, SportModel, Tally } from '../model/sportModel.ts';

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
  score: Tally;
  sets: Tally;
  parts: Tally[];
  points: Tally;
  serve: 'H' | 'C' | undefined;
  halfTimeScore: Score | undefined;
  /** Goals that stand, in order, where a goal can be taken back. */
  goals: { readonly at: number; readonly side: 'H' | 'C' }[];
  reds: Tally;
  /** Number of the runner that won a champion market. */
  winner: string | undefined;
  voidCode: VoidCode | undefined;
  overAt: number;
  script: ScriptEvent[];
  nextEvent: number;
  /** Last minute told to the board. */
  shownMinute: number;
  /** True while a match long over was never played: it is played when somebody asks for it. */
  isUnplayed: boolean;
  odds: WireOdds[];
  /** Prices of the other markets; empty until somebody asks for them. */
  detailOdds: WireOdds[];
  /** Real time until which somebody wants them kept. */
  detailUntil: number;
  mainLines: MainLines;
  /** Real time until which prices are suspended; 0 when they are not. */
  suspendedUntil: number;
  nextPriceAt: number;
  pricings: number;
}

/** A planned match; `override` repeats what a console did to it before a restart. */
export function createMatch(fixture: Fixture, override: MatchOverride): Match {
  let model: SportModel | undefined;
  return {
    fixture,
    override,
    get model() {
      return (model ??= createModel(fixture));
    },
    order: Number(fixture.gameId),
    stage: 'planned',
    token: 0,
    startTime: override.kickedOffAt ?? fixture.startTime,
    status: 'scheduled',
    period: '',
    periodAt: 0,
    score: { home: 0, away: 0 },
    sets: { home: 0, away: 0 },
    parts: [],
    points: { home: 0, away: 0 },
    serve: undefined,
    halfTimeScore: undefined,
    goals: [],
    reds: { home: 0, away: 0 },
    winner: undefined,
    voidCode: undefined,
    overAt: 0,
    script: [],
    nextEvent: 0,
    shownMinute: 0,
    isUnplayed: false,
    odds: [],
    detailOdds: [],
    detailUntil: 0,
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

const CHAMPION_SHOW_TYPES: Readonly<Partial<Record<MatchStage, WorldShowType>>> = { early: 'FSFU', today: 'FSFT' };

/** The board a match is on, if any. */
export const findShowType = ({ fixture, stage }: Match): WorldShowType | undefined =>
  fixture.league.gameType === 'FS' ? CHAMPION_SHOW_TYPES[stage] : SHOW_TYPES[stage];

/** Sports in which M and PD are about sets or frames. */
const SETS: ReadonlySet<string> = new Set(['TN', 'VB', 'TT', 'SK']);

/** Whether sets or frames decide a match. */
export const isDecidedBySets = ({ fixture }: Pick<Match, 'fixture'>): boolean => SETS.has(fixture.league.gameType);

/** A copy for the world outside. */
export function matchView(match: Match): MatchView {
  const { fixture } = match;
  return {
    gameId: fixture.gameId,
    gameType: fixture.league.gameType,
    showType: findShowType(match),
    leagueId: fixture.league.id,
    league: fixture.league.name,
    home: fixture.home.name,
    away: fixture.away.name,
    startTime: match.startTime,
    status: match.status,
    voidCode: match.voidCode,
    score: { ...match.score },
    halfTimeScore: match.halfTimeScore && { ...match.halfTimeScore },
    ...(isDecidedBySets(match) && { sets: { ...match.sets } }),
    ...(match.parts.length > 0 && { parts: match.parts.map((part) => ({ ...part })) }),
    ...(match.winner !== undefined && { winner: match.winner }),
  };
}
