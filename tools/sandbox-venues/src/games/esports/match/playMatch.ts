import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import { getMapModel } from '../models/getMapModel.ts';
import type { MapEvent, MapScript, Side } from '../models/mapModel.ts';
import type { MatchFixture } from './createMatchFixture.ts';

/** Break between 2 maps. */
export const BREAK_MS = 20_000;

/** Map with its start, in milliseconds since the start of the match. */
export interface PlayedMap extends MapScript {
  readonly startsAt: number;
}

/** All maps of a match, drawn before its start. */
export interface MatchScript {
  readonly maps: readonly PlayedMap[];
  readonly durationMs: number;
}

/** Maps won by each team. */
export type SeriesScore = Readonly<Record<Side, number>>;

/** Counts the maps won by each team. */
export function countMaps(maps: readonly { readonly winner?: Side | undefined }[]): SeriesScore {
  const count = (side: Side) => maps.filter(({ winner }) => winner === side).length;
  return { home: count('home'), away: count('away') };
}

/** Whether a team has won enough maps. */
export const isSeriesOver = ({ home, away }: SeriesScore, bestOf: number): boolean => 2 * Math.max(home, away) > bestOf;

/** Draws all events of a match. */
export function playMatch({ discipline, bestOf, edge }: MatchFixture, draws: Draws): MatchScript {
  const model = getMapModel(discipline, edge);
  const maps: PlayedMap[] = [];
  let startsAt = 0;
  while (!isSeriesOver(countMaps(maps), bestOf)) {
    const map = model.play(draws);
    maps.push({ ...map, startsAt });
    startsAt += map.durationMs + BREAK_MS;
  }
  return { maps, durationMs: startsAt - BREAK_MS };
}

/** Event with the number of its map and its time since the start of the match. */
export interface MatchEvent extends MapEvent {
  readonly map: number;
  readonly time: number;
}

const knownEvents = new WeakMap<MatchScript, readonly MatchEvent[]>();

/** Lists the events of a match. */
export function listMatchEvents(script: MatchScript): readonly MatchEvent[] {
  const known =
    knownEvents.get(script) ??
    script.maps.flatMap(({ events, startsAt }, at) =>
      events.map((event) => ({ ...event, map: at + 1, time: startsAt + event.at })),
    );
  knownEvents.set(script, known);
  return known;
}
