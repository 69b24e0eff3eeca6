import type { ResponseOf } from '@pavilion/api-client/protocol';
import { toPlayable } from '../games/catalogue/playable.ts';
import { getMatch, listMatchNumbers, readEndedMatches, toMoment } from '../games/matches/matchSchedule.ts';
import { toMatchView, type MatchView } from '../games/matches/readMatches.ts';
import { createNotFoundRefusal } from '../venues/venueRefusals.ts';
import { findGame } from './gameList.ts';
import type { TablePorts, TableReader } from './readTables.ts';
import { toFixture, toPays } from './toMatches.ts';

type MatchResponse = ResponseOf<'venue.match'>;

/** Game and number of a match. */
export interface MatchQuery {
  readonly gameCode: string;
  readonly no: string;
}

const toMap = ({ no, state, winner, score: [home, away], clock, events }: MatchView['maps'][number]) => ({
  no,
  state,
  ...(winner ? { winner } : {}),
  score: [home, away] as [number, number],
  clock,
  events,
});

const toMarket = ({ key, group, name, status, selections }: MatchView['markets'][number]) => ({
  key,
  group,
  name,
  status,
  selections: selections.map((each) => ({ key: each.key, name: each.name, ...toPays(status, each.price) })),
});

/**
 * Reads the maps of a match with their events, and all its markets.
 *
 * @throws Refusal 6004 for an unknown game, a game without matches, and a match that is long over or too far away
 */
export async function readMatchDetail(
  ports: TablePorts,
  { gameCode, no }: MatchQuery,
  { now, locale }: TableReader,
): Promise<MatchResponse> {
  const found = await findGame(ports, gameCode, { memberId: undefined, locale });
  const game = found && toPlayable(found.row);
  if (!game?.discipline) throw createNotFoundRefusal();
  const time = { now, ended: await readEndedMatches(ports.db, [game.code], now) };
  if (!listMatchNumbers(game, time).includes(Number(no))) throw createNotFoundRefusal();
  const match = getMatch(ports.secret, game, Number(no));
  const moment = toMoment(match, game.code, time);
  const view = toMatchView({ match, moment }, game, { secret: ports.secret, locale });
  const { state, discipline, maps, markets } = view;
  return {
    time: now.getTime(),
    match: {
      ...toFixture(view),
      gameCode: game.code,
      state,
      discipline,
      maps: maps.map(toMap),
      markets: markets.map(toMarket),
    },
  };
}
