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
import type { RecordEntry } from './matchRecord.ts';
import type { MainLines, SportModel, Tally } from '../model/sportModel.ts';

/** Stage of a match: `planned` is not announced, `over` still shows its result, `gone` is on no board. */
export type MatchStage = 'planned' | 'early' | 'today' | 'live' | 'over' | 'gone';

/** Price of a main line at a world time. It changes only while it is the last one of its interval. */
export interface PricePoint {
  at: number;
  hundredths: number;
  line: string;
}

/** State of a match. Only the engine changes it. */
export interface Match {
  readonly fixture: Fixture;
  readonly model: SportModel;
  readonly override: MatchOverride;
  readonly order: number;
  stage: MatchStage;
  /** Number of the current queue entry. Entries with an older token are ignored. */
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
  /** Valid goals of the current half in order, in sports whose goals can be cancelled. */
  goals: { readonly at: number; readonly side: 'H' | 'C' }[];
  reds: Tally;
  /** Number of the winning runner of an outright market. */
  winner: string | undefined;
  voidCode: VoidCode | undefined;
  overAt: number;
  script: ScriptEvent[];
  nextEvent: number;
  /** Events applied so far, in order. */
  record: RecordEntry[];
  /** Prices of the main lines by market and side, since the match is on a board. */
  priceHistory: Map<string, PricePoint[]>;
  /** Last minute sent to the board. */
  shownMinute: number;
  /** Whether a match that ended before its period was planned has not been played yet. */
  isUnplayed: boolean;
  odds: WireOdds[];
  /** Prices of markets that are not on the board; empty until they are requested. */
  detailOdds: WireOdds[];
  /** Real time until which `detailOdds` are updated. */
  detailUntil: number;
  mainLines: MainLines;
  /** Real time until which prices are suspended; 0 if they are not. */
  suspendedUntil: number;
  nextPriceAt: number;
  pricings: number;
}

/** Creates a planned match. `override` repeats the console commands before a restart. */
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
    record: [],
    priceHistory: new Map(),
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

/** Returns the show type of the board that contains a match. */
export const findShowType = ({ fixture, stage }: Match): WorldShowType | undefined =>
  fixture.league.gameType === 'FS' ? CHAMPION_SHOW_TYPES[stage] : SHOW_TYPES[stage];

/** Sports whose markets M and PD refer to sets or frames. */
const SETS: ReadonlySet<string> = new Set(['TN', 'VB', 'TT', 'SK']);

/** Whether a match is decided by sets or frames. */
export const isDecidedBySets = ({ fixture }: Pick<Match, 'fixture'>): boolean => SETS.has(fixture.league.gameType);

/** Returns a copy for code outside the world. */
export function toMatchView(match: Match): MatchView {
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
