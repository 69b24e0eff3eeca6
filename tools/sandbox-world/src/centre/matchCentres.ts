import { toWireGame, toWireLeague, selectScript, type BoardView } from '../boards/wireForms.ts';
import type {
  CentreEvent,
  CentreForm,
  CentreMoment,
  WireCentre,
  WireCentreEvent,
  WireLineup,
  WirePastMatch,
  WirePriceSeries,
} from '../definitions/worldTypes.ts';
import type { Match, PricePoint } from '../match/match.ts';
import { getFootballShape } from '../sports/football/footballScript.ts';
import { findCentreForm } from './createEventGenerator.ts';
import { computeMomentum } from './momentum.ts';
import { listMeetings, listRecent, type PastMatch } from './pastMatches.ts';
import { computePlay, computePlayStep, computePossession } from './play.ts';
import { findSquads, type SquadPlayer, type Squads } from './squads.ts';
import { computeStatistics } from './statistics.ts';
import { MatchEventLog } from './matchEventLog.ts';

const MINUTE = 60_000;
/** A cursor counts events in units of this number, and positions of the play below it. */
const EVENT_UNIT = 10_000;
/** Sports whose play has a place on the drawing. */
const PLACED: ReadonlySet<CentreForm> = new Set(['football', 'hockey', 'basketball', 'gridiron']);
const CENTRE_PREFIX = 'CENTRE.';

/** Centre of a match with its eventLog, which grows as it is read. */
interface OpenCentre {
  readonly match: Match;
  readonly form: CentreForm;
  readonly squads: Squads | undefined;
  readonly record: Match['record'];
  readonly eventLog: MatchEventLog;
  /** Last moment read, which all readers at the same time share, and the number of its events. */
  shared: { readonly count: number; readonly moment: CentreMoment } | undefined;
}

const toPair = ({ home, away }: { readonly home: number; readonly away: number }): [number, number] => [home, away];

function toWireEvent(event: CentreEvent, { langx }: BoardView): WireCentreEvent {
  const { player, second, score, part, spot, ...rest } = event;
  return {
    ...rest,
    score: toPair(score),
    ...(player && { player: selectScript(player, langx) }),
    ...(second && { second: selectScript(second, langx) }),
    ...(part && { part: toPair(part) }),
    ...(spot && { spot: [...spot] as [number, number] }),
  };
}

const toWirePast = ({ at, home, away, score }: PastMatch, { langx }: BoardView): WirePastMatch => ({
  at,
  home: selectScript(home.name, langx),
  away: selectScript(away.name, langx),
  score: toPair(score),
});

function toWireLineups({ squads, eventLog }: OpenCentre, { langx }: BoardView): WireLineup[] {
  if (!squads) return [];
  const sentOff = new Map(
    eventLog.events.flatMap(({ kind, player, clock }) => (kind === 'redCard' && player ? [[player.cn, clock]] : [])),
  );
  const toPlayer = ({ name, number, row }: SquadPlayer) => {
    const changed = sentOff.get(name.cn);
    return {
      number,
      name: selectScript(name, langx),
      row,
      ...(changed !== undefined && { changed, isOff: true as const }),
    };
  };
  return [squads.H, squads.C].map(({ formation, starters, substitutes }) => ({
    formation,
    starters: starters.map(toPlayer),
    substitutes: substitutes.map(toPlayer),
  }));
}

const toWireSeries = (match: Match, select: (points: PricePoint[]) => readonly PricePoint[]): WirePriceSeries[] =>
  [...match.priceHistory].map(([key, points]) => ({
    key,
    points: select(points).map(({ at, hundredths, line }) => [at, hundredths, line]),
  }));

const computeMinute = ({ fixture }: Match) =>
  fixture.league.gameType === 'VF' ? getFootballShape(fixture.seed, true).minute : MINUTE;

function computeMoment({ match, form, eventLog }: OpenCentre, at: number): CentreMoment {
  const { fixture } = match;
  const { events, periodAt } = eventLog;
  const starts = events.filter(
    ({ kind }) => kind === 'period' || kind === 'halfTime' || kind === 'end' || kind === 'void',
  );
  const readPossession = (period: string) => {
    const first = starts.findIndex(({ kind, how }) => kind === 'period' && (period === 'ALL' || how === period));
    if (first < 0) return undefined;
    const end = period === 'ALL' ? starts.find(({ kind }) => kind === 'end' || kind === 'void') : starts[first + 1];
    return computePossession(fixture, starts[first]!.at, end?.at ?? at);
  };
  return {
    time: at,
    stats: computeStatistics(form, events, readPossession),
    momentum: computeMomentum({ form, fixture, events, now: at, minute: computeMinute(match) }),
    ...(PLACED.has(form) &&
      periodAt !== undefined &&
      match.stage === 'live' && { play: computePlay(fixture, at, periodAt) }),
  };
}

function readMoment(centre: OpenCentre, at: number): CentreMoment {
  const count = centre.eventLog.events.length;
  const { shared } = centre;
  if (shared?.count === count && shared.moment.time === at) return shared.moment;
  const moment = computeMoment(centre, at);
  centre.shared = { count, moment };
  return moment;
}

/** Matches that a centre reads: one by id, and all that are in the calendar. */
export interface CentreMatches {
  readonly match: (gameId: string) => Match | undefined;
  readonly all: () => Iterable<Match>;
}

/** Centres of the matches that were requested. */
export class MatchCentres {
  readonly #open = new Map<string, OpenCentre>();
  readonly #matches: CentreMatches;

  constructor(matches: CentreMatches) {
    this.#matches = matches;
  }

  read(gameId: string, view: BoardView): WireCentre | undefined {
    const centre = this.#find(gameId, view.at);
    if (!centre) return undefined;
    const { match, form, eventLog } = centre;
    const { fixture } = match;
    const toPast = (past: readonly PastMatch[]) => past.map((one) => toWirePast(one, view));
    return {
      channel: CENTRE_PREFIX + gameId,
      from: 0,
      cursor: this.#readCursor(centre, view.at),
      match: {
        form,
        game: toWireGame(match, view, []),
        league: toWireLeague(fixture.league, view.langx),
        lineups: toWireLineups(centre, view),
        meetings: toPast(listMeetings(fixture)),
        recent: [fixture.home, fixture.away].map((team) => toPast(listRecent(fixture, team, this.#matches.all()))),
      },
      events: eventLog.events.map((event) => toWireEvent(event, view)),
      series: toWireSeries(match, (points) => points),
      ...readMoment(centre, view.at),
    };
  }

  readSince(gameId: string, cursor: number, view: BoardView): WireCentre | 'tooOld' {
    const centre = this.#find(gameId, view.at);
    const now = centre && this.#readCursor(centre, view.at);
    if (!centre || now === undefined || cursor > now || cursor < 0) return 'tooOld';
    const known = Math.floor(cursor / EVENT_UNIT);
    return {
      channel: CENTRE_PREFIX + gameId,
      from: cursor,
      cursor: now,
      events: centre.eventLog.events.slice(known).map((event) => toWireEvent(event, view)),
      series: toWireSeries(centre.match, (points) => points.slice(-1)),
      ...readMoment(centre, view.at),
    };
  }

  /** Returns the centre of a match, with its eventLog up to `now`. A match that was played again has a new record. */
  #find(gameId: string, now: number): OpenCentre | undefined {
    const match = this.#matches.match(gameId);
    const form = match && findCentreForm(match.fixture);
    if (!match || !form || match.stage === 'planned') return undefined;
    let centre = this.#open.get(gameId);
    if (!centre || centre.match !== match || centre.record !== match.record) {
      const squads = findSquads(form, match.fixture);
      centre = {
        match,
        form,
        squads,
        record: match.record,
        eventLog: new MatchEventLog(match, form, squads),
        shared: undefined,
      };
      this.#drop();
      this.#open.set(gameId, centre);
    }
    centre.eventLog.advance(now);
    return centre;
  }

  /** Drops the centres of matches that are no longer in the calendar. */
  #drop(): void {
    for (const [gameId, { match }] of this.#open) if (this.#matches.match(gameId) !== match) this.#open.delete(gameId);
  }

  #readCursor({ eventLog, match }: OpenCentre, at: number): number {
    const steps = match.stage === 'live' ? computePlayStep(at) - computePlayStep(match.startTime) : 0;
    return eventLog.events.length * EVENT_UNIT + Math.min(Math.max(steps, 0), EVENT_UNIT - 1);
  }
}
