import { computeSeries, type SeriesChance } from '../match/computeSeries.ts';
import type { MatchFixture } from '../match/createMatchFixture.ts';
import { isSeriesOver, listMatchEvents, type MatchEvent, type MatchScript } from '../match/playMatch.ts';
import { readMatch, type MatchState } from '../match/readMatch.ts';
import { getMapModel } from '../models/getMapModel.ts';
import { NO_PROGRESS, type MapModel } from '../models/mapModel.ts';
import { findTaker, isMapMarket, winsSeries } from './decideSelection.ts';
import { listMarkets, type Market, type Pick } from './listMarkets.ts';

/** Return of each selection in hundredths of a per cent. A price is rounded down to a cent. */
const RETURN = 9_450;
/** Prices outside these limits are not offered, in hundredths. */
const [MIN_PRICE, MAX_PRICE] = [101, 10_000];

/** Time before and after an event in which its markets take no bets: together 5 s. */
const [BEFORE_MS, AFTER_MS] = [2_000, 3_000];

/** Chances of a match from its state. */
interface Outlook {
  readonly model: MapModel;
  readonly state: MatchState;
  readonly scores: readonly SeriesChance[];
}

function readOutlook({ discipline, bestOf, edge }: MatchFixture, state: MatchState): Outlook {
  const model = getMapModel(discipline, edge);
  const live = state.maps.find((map) => map.state === 'live');
  const later = model.chances(NO_PROGRESS).home;
  const current = live ? model.chances(live).home : later;
  return { model, state, scores: computeSeries(bestOf, state.score, { current, later }) };
}

function computeMapChance(
  market: Extract<Market, { map: number }>,
  pick: Pick,
  { model, state }: Outlook,
): number | undefined {
  const map = state.maps.find(({ no }) => no === market.map);
  if (map?.state === 'ended') return undefined;
  const { home, over } = model.chances(map ?? NO_PROGRESS);
  if (market.kind === 'mapWinner') return pick === 'home' ? home : 1 - home;
  if (market.kind === 'mapTotal') return pick === 'over' ? over(market.line) : 1 - over(market.line);
  if (map && findTaker(map.events, market.objective)) return undefined;
  const taken = model.takesObjective(market.objective);
  return pick === 'home' ? taken : 1 - taken;
}

/** Computes the chance that a selection wins if it is not void; undefined if it is decided. */
function computeChance(market: Market, pick: Pick, outlook: Outlook): number | undefined {
  if (isMapMarket(market)) return computeMapChance(market, pick, outlook);
  return outlook.scores.reduce((sum, score) => sum + (winsSeries(market, pick, score) ? score.chance : 0), 0);
}

/** Converts a chance to a price in hundredths, stake included; 0 if no price is offered. */
export function toPrice(chance: number): number {
  const price = chance > 0 ? Math.floor(RETURN / (100 * chance) + 1e-9) : 0;
  return price < MIN_PRICE || price > MAX_PRICE ? 0 : price;
}

/** Whether an event changes the chances of a market, or its line. */
export const affectsMarket = (market: Market, { map, kind, isMajor }: MatchEvent, { totalKind }: MapModel): boolean => {
  if (!isMapMarket(market)) return isMajor;
  return market.map === map && (isMajor || (market.kind === 'mapTotal' && kind === totalKind));
};

/** Match with the time since its start in milliseconds; negative before it. */
export interface MatchMoment {
  readonly fixture: MatchFixture;
  readonly script: MatchScript;
  readonly elapsed: number;
}

/** Whether an event of a market falls in a time after `from` and up to `to`, both since the start of the match. */
export const hasEvent = (
  market: Market,
  { fixture, script }: Omit<MatchMoment, 'elapsed'>,
  { from, to }: { readonly from: number; readonly to: number },
): boolean => {
  const model = getMapModel(fixture.discipline, fixture.edge);
  return listMatchEvents(script).some(
    (event) => event.time > from && event.time <= to && affectsMarket(market, event, model),
  );
};

/** Chance of a selection if it is not void, and its price in hundredths; both are 0 if it takes no bets. */
export interface PricedSelection {
  readonly key: string;
  readonly pick: Pick;
  readonly chance: number;
  readonly price: number;
}

/** Market with its prices. `suspended`: an event is near. `closed`: decided, or no selection has a price. */
export interface PricedMarket {
  readonly market: Market;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly selections: readonly PricedSelection[];
}

function getStatus(market: Market, prices: readonly PricedSelection[], moment: MatchMoment): PricedMarket['status'] {
  if (prices.every(({ price }) => price === 0)) return 'closed';
  const { elapsed } = moment;
  return hasEvent(market, moment, { from: elapsed - AFTER_MS, to: elapsed + BEFORE_MS }) ? 'suspended' : 'open';
}

/** Whether a market is offered: the match goes on, and the map can still be played. */
const isOffered = (market: Market, { state, score, maps }: MatchState, bestOf: number): boolean =>
  state !== 'ended' &&
  !isSeriesOver(score, bestOf) &&
  !(isMapMarket(market) && maps.some((map) => map.no === market.map && map.state === 'ended'));

/** Computes the prices of all markets of a match at a time from the chances that remain. */
export function priceMarkets(moment: MatchMoment): readonly PricedMarket[] {
  const { fixture, script, elapsed } = moment;
  const state = readMatch(script, elapsed);
  const outlook = readOutlook(fixture, state);
  return listMarkets(fixture).map((market) => {
    const isOpen = isOffered(market, state, fixture.bestOf);
    const selections = market.selections.map(({ key, pick }) => {
      const chance = isOpen ? (computeChance(market, pick, outlook) ?? 0) : 0;
      return { key, pick, chance, price: toPrice(chance) };
    });
    return { market, selections, status: getStatus(market, selections, moment) };
  });
}
