import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import { computeCommitment } from '@pavilion/sandbox-platform/fair/createDraws';
import { deriveDrawSeed } from '@pavilion/sandbox-platform/fair/seeds';
import type { Playable } from '../catalogue/playable.ts';
import { selectText } from '../engines/engine.ts';
import { priceMarkets, type MatchMoment } from '../esports/markets/priceMarkets.ts';
import { readMatch, type MapState } from '../esports/match/readMatch.ts';
import { getMapModel } from '../esports/models/getMapModel.ts';
import { getTeamId } from '../esports/match/teams.ts';
import { countEvents, NO_PROGRESS, type MapModel } from '../esports/models/mapModel.ts';
import {
  getMatch,
  listMatchNumbers,
  readEndedMatches,
  toMoment,
  type MatchTime,
  type ScheduledMatch,
} from './matchSchedule.ts';

/** Match at a time. */
export interface MatchAt {
  readonly match: ScheduledMatch;
  readonly moment: MatchMoment;
}

/** Secret and time of a reader. */
export interface MatchReader extends MatchTime {
  readonly secret: ServerSecret;
}

/** Lists the matches of a game around the current time, oldest first. */
export const listMatches = (game: Playable, { secret, now, ended }: MatchReader): readonly MatchAt[] =>
  listMatchNumbers(game, { now, ended }).map((no) => {
    const match = getMatch(secret, game, no);
    return { match, moment: toMoment(match, game.code, { now, ended }) };
  });

const toMapView = ({ no, state, winner, events, elapsed }: MapState, model: MapModel) => ({
  no,
  state,
  ...(winner ? { winner } : {}),
  score: model.score(events),
  /** Towers, or bases, that each team has taken. */
  ...(events.some(({ kind }) => kind === 'tower') ? { towers: countEvents(events, 'tower') } : {}),
  ...(events.some(({ kind }) => kind === 'base') ? { bases: countEvents(events, 'base') } : {}),
  clock: model.clock(elapsed),
  events: events.map(({ at, kind, side, how }) => ({ clock: model.clock(at), kind, side, ...(how ? { how } : {}) })),
});

/** Converts a match to the form shown to the player, with prices in hundredths. */
export function toMatchView(
  { match, moment }: MatchAt,
  game: Playable,
  { secret, locale }: { secret: ServerSecret; locale: Locale },
) {
  const { fixture, script, no, startsAt } = match;
  const model = getMapModel(fixture.discipline, fixture.edge);
  const { state, score, maps } = readMatch(script, moment.elapsed);
  const serverSeed = deriveDrawSeed(secret, game.code, no);
  return {
    no,
    startsAt,
    state,
    discipline: fixture.discipline,
    bestOf: fixture.bestOf,
    home: selectText(fixture.home, locale),
    away: selectText(fixture.away, locale),
    homeId: getTeamId(fixture.home),
    awayId: getTeamId(fixture.away),
    /** Chance of the home team to win a map, in per cent. */
    mapChance: (model.chances(NO_PROGRESS).home * 100).toFixed(1),
    score: [score.home, score.away] as const,
    maps: maps.map((map) => toMapView(map, model)),
    hash: computeCommitment(serverSeed),
    ...(state === 'ended' ? { serverSeed } : {}),
    markets: priceMarkets(moment).map(({ market, status, selections }) => ({
      key: market.key,
      kind: market.kind,
      group: market.group,
      name: selectText(market.name, locale),
      status,
      selections: selections.map(({ key, price }, at) => ({
        key,
        name: selectText(market.selections[at]?.name ?? ['', ''], locale),
        price,
      })),
    })),
  };
}

/** Match as sent to the page. */
export type MatchView = ReturnType<typeof toMatchView>;

/** Reads the matches of a game: the live and next ones, and the last results. */
export async function readMatches(
  { db, secret }: { readonly db: Db; readonly secret: ServerSecret },
  game: Playable,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): Promise<readonly MatchView[]> {
  const ended = await readEndedMatches(db, [game.code], now);
  return listMatches(game, { secret, now, ended }).map((each) => toMatchView(each, game, { secret, locale }));
}
