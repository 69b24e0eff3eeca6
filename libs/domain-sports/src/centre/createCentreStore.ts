import { toLeague } from '../entities/toLeague.ts';
import { toMatch } from '../entities/toMatch.ts';
import type { League } from '../entities/league.ts';
import type { Match } from '../entities/match.ts';
import { getChannelId } from '../entities/gameType.ts';
import type { ChannelDelta, ChannelSnapshot, ChannelSource } from '../feed/channelSource.ts';
import type { WireCentre, WireCentreMatch } from '../entities/centreWire.ts';

/** Centre of a match: events, statistics, place of the play, history. */
export interface MatchCentre
  extends
    Pick<WireCentre, 'time' | 'events' | 'stats' | 'momentum' | 'play' | 'series'>,
    Pick<WireCentreMatch, 'form' | 'lineups' | 'meetings' | 'recent'> {
  /** The match when the centre was loaded. The board has its current state while it is on one. */
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

/** Appends the last prices to the series. A price at the time of the last one replaces it. */
function appendPrices(series: MatchCentre['series'], latest: MatchCentre['series']): MatchCentre['series'] {
  const known = new Map(series.map((one) => [one.key, one]));
  for (const { key, points } of latest) {
    const before = known.get(key)?.points ?? [];
    const added = points.filter(([at], k) => at > (before.at(-1)?.[0] ?? 0) || (k === 0 && before.length === 0));
    if (added.length > 0) known.set(key, { key, points: [...before, ...added].slice(-MAX_POINTS) });
  }
  return [...known.values()];
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
