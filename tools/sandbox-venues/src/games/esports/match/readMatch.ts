import type { MapEvent, Side } from '../models/mapModel.ts';
import { countMaps, type MatchScript, type SeriesScore } from './playMatch.ts';

/** State of a map that has started. */
export interface MapState {
  readonly no: number;
  readonly state: 'live' | 'ended';
  readonly winner?: Side;
  /** Events so far. */
  readonly events: readonly MapEvent[];
  readonly elapsed: number;
}

/** State of a match at a time. */
export interface MatchState {
  readonly state: 'upcoming' | 'live' | 'ended';
  readonly score: SeriesScore;
  readonly maps: readonly MapState[];
}

/** Reads the state of a match from its events, at a time since its start in milliseconds. */
export function readMatch({ maps, durationMs }: MatchScript, elapsed: number): MatchState {
  const started = maps.flatMap(({ startsAt, durationMs: length, events, winner }, at): MapState[] => {
    const time = elapsed - startsAt;
    if (time < 0) return [];
    const isEnded = time >= length;
    return [
      {
        no: at + 1,
        state: isEnded ? 'ended' : 'live',
        events: isEnded ? events : events.filter((event) => event.at <= time),
        elapsed: Math.min(time, length),
        ...(isEnded ? { winner } : {}),
      },
    ];
  });
  const state = elapsed < 0 ? 'upcoming' : elapsed >= durationMs ? 'ended' : 'live';
  return { state, score: countMaps(started), maps: started };
}
