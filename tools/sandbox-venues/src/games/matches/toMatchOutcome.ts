import { findTaker } from '../esports/markets/decideSelection.ts';
import type { MatchFixture } from '../esports/match/createMatchFixture.ts';
import type { MapState, MatchState } from '../esports/match/readMatch.ts';
import { getMapModel } from '../esports/models/getMapModel.ts';
import { countEvents, type Side } from '../esports/models/mapModel.ts';

/** Result of an ended map: what its markets are settled by. */
export interface MapOutcome {
  readonly winner: Side;
  readonly total: number;
  /** Side of each first objective; null if no team took it. */
  readonly firsts: Readonly<Record<string, Side | null>>;
}

/** Result of the maps that have ended. */
export interface MatchOutcome {
  readonly home: number;
  readonly away: number;
  readonly maps: readonly MapOutcome[];
}

/** Reads the results of the maps that have ended. */
export function toMatchOutcome({ discipline, edge }: MatchFixture, { score, maps }: MatchState): MatchOutcome {
  const { totalKind, objectives } = getMapModel(discipline, edge);
  const toMap = ({ winner, events }: MapState): readonly MapOutcome[] => {
    if (winner === undefined) return [];
    const [home, away] = countEvents(events, totalKind);
    const firsts = Object.fromEntries(objectives.map((each) => [each.key, findTaker(events, each) ?? null]));
    return [{ winner, total: home + away, firsts }];
  };
  return { home: score.home, away: score.away, maps: maps.flatMap(toMap) };
}
