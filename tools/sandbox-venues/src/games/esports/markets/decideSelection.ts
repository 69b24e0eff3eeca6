import type { MatchFixture } from '../match/createMatchFixture.ts';
import type { SeriesScore } from '../match/playMatch.ts';
import type { MapState, MatchState } from '../match/readMatch.ts';
import { getMapModel } from '../models/getMapModel.ts';
import { countEvents, type MapEvent, type Objective, type Side } from '../models/mapModel.ts';
import type { Market, Pick } from './listMarkets.ts';

/** Result of a selection. `void` returns the stake. */
export type Decision = 'open' | 'won' | 'lost' | 'void';

const toDecision = (isWon: boolean): Decision => (isWon ? 'won' : 'lost');

/** Finds the side that took an objective. */
export const findTaker = (events: readonly MapEvent[], { kind, nth }: Objective): Side | undefined =>
  events.filter((event) => event.kind === kind)[nth - 1]?.side;

/** Whether a selection of a market of the whole match wins with a final score. */
export function winsSeries(market: Market, pick: Pick, { home, away }: SeriesScore): boolean {
  switch (market.kind) {
    case 'winner':
      return pick === (home > away ? 'home' : 'away');
    case 'maps':
      return pick === (home + away > market.line ? 'over' : 'under');
    case 'handicap':
      return pick === (home + market.line > away ? 'home' : 'away');
    case 'score':
      return pick === `${home}-${away}`;
    default:
      throw new Error(`winsSeries: ${market.key} is a market of one map.`);
  }
}

type MapMarket = Extract<Market, { readonly map: number }>;

function decideOnMap(
  market: MapMarket,
  pick: Pick,
  { map, fixture }: { map: MapState; fixture: MatchFixture },
): Decision {
  const taker = market.kind === 'first' ? findTaker(map.events, market.objective) : undefined;
  if (taker !== undefined) return toDecision(pick === taker);
  if (map.winner === undefined) return 'open';
  if (market.kind === 'first') return 'void';
  if (market.kind === 'mapWinner') return toDecision(pick === map.winner);
  const [home, away] = countEvents(map.events, getMapModel(fixture.discipline, fixture.edge).totalKind);
  return toDecision(pick === (home + away > market.line ? 'over' : 'under'));
}

/** Whether a market belongs to one map. */
export const isMapMarket = (market: Market): market is MapMarket => 'map' in market;

/** Decides a selection from the events so far. Markets of a map that is not played are void. */
export function decideSelection(
  market: Market,
  pick: Pick,
  match: { fixture: MatchFixture; state: MatchState },
): Decision {
  const { fixture, state } = match;
  const isEnded = state.state === 'ended';
  if (!isMapMarket(market)) return isEnded ? toDecision(winsSeries(market, pick, state.score)) : 'open';
  const map = state.maps.find(({ no }) => no === market.map);
  if (!map) return isEnded ? 'void' : 'open';
  return decideOnMap(market, pick, { map, fixture });
}
