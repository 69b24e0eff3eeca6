import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Playable } from '../games/catalogue/playable.ts';
import { readMatch } from '../games/esports/match/readMatch.ts';
import { listMatches, toMatchView, type MatchReader, type MatchView } from '../games/matches/readMatches.ts';

type Table = ResponseOf<'venue.tables'>['list'][number];
type Match = NonNullable<Table['matches']>[number];
type Group = Match['spots'][number]['group'];

/** Matches that a lobby shows. */
const MAX_MATCHES = 2;
const MAX_RESULTS = 5;
/** Number of correct scores per team in a row of the lobby. */
const MAX_SCORES = 2;
const order = { live: 0, upcoming: 1, ended: 2 };
const groups: Readonly<Record<string, Group>> = {
  winner: 'winner',
  maps: 'maps',
  handicap: 'handicap',
  score: 'score',
};

/** Lists the selections that a row of the lobby shows: all of a market, or the highest wins of each team as correct scores. */
function pickSelections({ kind, selections }: MatchView['markets'][number]) {
  const half = selections.length / 2;
  return kind === 'score' ? selections.filter((_, at) => at % half < MAX_SCORES) : selections;
}

/** Returns the price of a selection of a market; nothing while it takes no bets. @param price in hundredths */
export const toPays = (status: MatchView['markets'][number]['status'], price: number): { pays?: string } =>
  status === 'open' && price > 0 ? { pays: (price / 100).toFixed(2) } : {};

/** Returns teams, schedule and won maps of a match. */
export const toFixture = ({ no, startsAt, bestOf, home, away, homeId, awayId, score }: MatchView) => ({
  no: String(no),
  startsAt,
  bestOf,
  home,
  away,
  homeId,
  awayId,
  score: [...score] as [number, number],
});

/** Lists the selections of the first market of each group. A market that takes no bets shows no price. */
function listSpots({ markets }: MatchView): Match['spots'] {
  const shown = markets.filter(
    ({ kind }, at) => kind in groups && markets.findIndex((each) => each.kind === kind) === at,
  );
  return shown.flatMap((market) =>
    pickSelections(market).map(({ key, name, price }) => ({
      key,
      group: groups[market.kind] ?? 'winner',
      name,
      ...toPays(market.status, price),
    })),
  );
}

const toMatch = (view: MatchView): Match => ({
  ...toFixture(view),
  state: view.state === 'live' ? 'live' : 'upcoming',
  maps: view.maps.map(({ no, state, score: [home, away], clock }) => ({ no, state, score: [home, away], clock })),
  marketCount: view.markets.filter(({ status }) => status !== 'closed').length,
  spots: listSpots(view),
});

/** Returns the live and next matches of an e-sports game for its lobby, and its last results. */
export function toMatches(
  game: Playable,
  reader: MatchReader & { readonly locale: Locale },
): Pick<Table, 'matches' | 'results'> {
  const all = listMatches(game, reader).map((each) => ({
    ...each,
    now: readMatch(each.match.script, each.moment.elapsed),
  }));
  const shown = all
    .filter(({ now }) => now.state !== 'ended')
    .sort((one, other) => order[one.now.state] - order[other.now.state] || one.match.no - other.match.no);
  const results = all
    .filter(({ now }) => now.state === 'ended')
    .slice(-MAX_RESULTS)
    .map(({ match, now: { score } }) => ({ no: String(match.no), values: [String(score.home), String(score.away)] }));
  return {
    matches: shown.slice(0, MAX_MATCHES).map((each) => toMatch(toMatchView(each, game, reader))),
    results,
  };
}
