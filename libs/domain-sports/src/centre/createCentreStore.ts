import { toLeague } from '../entities/toLeague.ts';
import { toMatch } from '../entities/toMatch.ts';
import type { League } from '../entities/league.ts';
import type { Match } from '../entities/match.ts';
import { getChannelId, isSetSport } from '../entities/gameType.ts';
import type { ChannelDelta, ChannelSnapshot, ChannelSource } from '../feed/channelSource.ts';
import type { CentreEvent, WireCentre, WireCentreMatch } from '../entities/centreWire.ts';

/** Centre of a match: events, statistics, place of the play, history. */
export interface MatchCentre
  extends
    Pick<WireCentre, 'time' | 'events' | 'stats' | 'momentum' | 'play' | 'series'>,
    Pick<WireCentreMatch, 'form' | 'lineups' | 'meetings' | 'recent'> {
  /**
   * The match when the centre was loaded, or at its end. The board has its current state while it is on one.
   */
  readonly match: Match;
  readonly league: League;
}

/** State of a centre that is followed. */
export interface CentreState {
  readonly centre: MatchCentre | undefined;
  /** Whether nothing was received for 30 s, or the first loading has failed. */
  readonly isStale: boolean;
  /** Whether events are missing and are being loaded again. */
  readonly isCatchingUp: boolean;
}

/** Store of one centre. It is a source of the sport feed. */
export interface CentreStore {
  readonly getState: () => CentreState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly source: ChannelSource;
}

/** Calls of the centre. Both reject if the platform refuses, or if the cursor is too old. */
export interface CentrePorts {
  readonly loadCentre: (signal: AbortSignal) => Promise<WireCentre>;
  readonly loadCentreChanges: (cursor: number, signal: AbortSignal) => Promise<WireCentre>;
}

/** Returns the channel of the centre of a match. */
export const getCentreChannelId = (gameId: string): string => `CENTRE.${gameId}`;

/** Largest number of prices of a series that are kept. */
const MAX_POINTS = 400;

function toCentre({ match, ...moment }: WireCentre): MatchCentre | undefined {
  if (!match) return undefined;
  const { time, events, stats, momentum, play, series } = moment;
  const { form, lineups, meetings, recent, game, league } = match;
  const channel = getChannelId('ALL', 'RB');
  return {
    time,
    events,
    stats,
    momentum,
    play,
    series,
    form,
    lineups,
    meetings,
    recent,
    match: toMatch(game, channel),
    league: toLeague(league),
  };
}

type Points = MatchCentre['series'][number]['points'];

/** Adds a price. A price at the time of the last one replaces it; an older or equal one is ignored. */
function addPoint(points: Points, point: Points[number]): Points {
  const last = points.at(-1);
  if (last === undefined || point[0] > last[0]) return [...points, point];
  if (point[0] < last[0] || point.every((value, k) => value === last[k])) return points;
  return [...points.slice(0, -1), point];
}

/** Drops every second point of a long series. The opening, the highest, the lowest and the latest price are kept. */
function thinPoints(points: Points): Points {
  if (points.length <= MAX_POINTS) return points;
  const prices = points.map(([, price]) => price);
  const kept = [prices.indexOf(Math.max(...prices)), prices.indexOf(Math.min(...prices)), points.length - 1];
  return points.filter((_, k) => k % 2 === 0 || kept.includes(k));
}

/** Adds the last prices to the series. */
function appendPrices(series: MatchCentre['series'], latest: MatchCentre['series']): MatchCentre['series'] {
  const known = new Map(series.map((one) => [one.key, one]));
  for (const { key, points } of latest) {
    const before = known.get(key)?.points ?? [];
    const after = points.reduce(addPoint, before);
    if (after !== before) known.set(key, { key, points: thinPoints(after) });
  }
  return [...known.values()];
}

/** Kinds of the event that ends a match. */
const END_KINDS: readonly string[] = ['end', 'void'];

/** Ends the match if one of the events does, because changes do not include the match. */
function applyEnd(match: Match, events: readonly CentreEvent[]): Match {
  const end = events.find(({ kind }) => END_KINDS.includes(kind));
  if (!end) return match;
  const field = isSetSport(match.gameType) ? 'set' : 'fullTime';
  const { home, away } = match.score;
  const score = { home: { ...home, [field]: end.score[0] }, away: { ...away, [field]: end.score[1] } };
  return { ...match, status: 'ended', isLive: false, score };
}

/** Applies changes. Events that are known already are ignored. */
function applyChanges(centre: MatchCentre, { time, events, stats, momentum, play, series }: WireCentre): MatchCentre {
  const last = centre.events.at(-1)?.n ?? 0;
  const fresh = events.filter(({ n }) => n > last);
  return {
    ...centre,
    time,
    stats,
    momentum,
    play,
    match: applyEnd(centre.match, fresh),
    events: fresh.length > 0 ? [...centre.events, ...fresh] : centre.events,
    series: appendPrices(centre.series, series),
  };
}

/** Creates the store of a centre. The feed calls its source; the page reads its state. */
export function createCentreStore({ loadCentre, loadCentreChanges }: CentrePorts): CentreStore {
  const listeners = new Set<() => void>();
  let state: CentreState = { centre: undefined, isStale: false, isCatchingUp: false };
  const change = (changed: Partial<CentreState>): void => {
    if (Object.entries(changed).every(([key, value]) => state[key as keyof CentreState] === value)) return;
    state = { ...state, ...changed };
    listeners.forEach((listener) => listener());
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    source: {
      frames: 'centre',
      load: (signal) => {
        change({ isCatchingUp: state.centre !== undefined });
        return loadCentre(signal);
      },
      loadChanges: loadCentreChanges,
      // The feed applies what the calls above have returned, or a frame that it has checked.
      apply: (snapshot: ChannelSnapshot) => change({ centre: toCentre(snapshot as WireCentre), isCatchingUp: false }),
      applyChanges: (changes: ChannelDelta) => {
        if (state.centre) change({ centre: applyChanges(state.centre, changes as WireCentre) });
      },
      setStale: (isStale) => change({ isStale }),
      isLoaded: () => state.centre !== undefined,
      drop: () => undefined,
    },
  };
}
