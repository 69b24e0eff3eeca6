import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import type { Engine, Share, Spot, Text } from '../../engines/engine.ts';
import { computeSeries } from '../match/computeSeries.ts';
import type { MatchFixture } from '../match/createMatchFixture.ts';
import { playMatch, type MatchScript } from '../match/playMatch.ts';
import { readMatch, type MatchState } from '../match/readMatch.ts';
import { getMapModel } from '../models/getMapModel.ts';
import { NO_PROGRESS } from '../models/mapModel.ts';
import { decideSelection, isMapMarket } from './decideSelection.ts';
import { listMarkets, type Market } from './listMarkets.ts';
import { priceMarkets } from './priceMarkets.ts';

const VOID_PAYS = 100;
/** Denominator of shares that are computed from real numbers. */
const SCALE = 1e12;
const NO_SCRIPT: MatchScript = { maps: [], durationMs: 0 };

/** Finds the market and the selection of a spot. */
export function findSelection(fixture: MatchFixture, spot: string) {
  for (const market of listMarkets(fixture)) {
    const selection = market.selections.find(({ key }) => key === spot);
    if (selection) return { market, selection };
  }
  return undefined;
}

/** Computes the chance that the market of a match that has not started becomes void. */
function computeVoidChance(fixture: MatchFixture, market: Market): number {
  if (!isMapMarket(market)) return 0;
  const model = getMapModel(fixture.discipline, fixture.edge);
  const { home } = model.chances(NO_PROGRESS);
  const unplayed = computeSeries(fixture.bestOf, { home: 0, away: 0 }, { current: home, later: home })
    .filter((score) => score.home + score.away < market.map)
    .reduce((sum, { chance }) => sum + chance, 0);
  const missed = market.kind === 'first' ? model.missesObjective(market.objective) : 0;
  return unplayed + (1 - unplayed) * missed;
}

/** Return of a selection: 94.5 % less the rounding of its price, and the whole stake if it is void. */
function computeReturn(voided: number, pays: number, chance: number): Share {
  const part = voided * VOID_PAYS + (1 - voided) * chance * pays;
  return { part: BigInt(Math.round((part * SCALE) / 100)), whole: BigInt(SCALE) };
}

/** Names a spot by its market and selection. */
function nameSpot({ name, selections }: Market, at: number): Text {
  const [cn, tw] = selections[at]?.name ?? ['', ''];
  return [`${name[0]} · ${cn}`, `${name[1]} · ${tw}`];
}

const ends = new WeakMap<MatchScript, MatchState>();

/** Reads the end of a match once, because all its spots are settled by it. */
function readEnd(script: MatchScript): MatchState {
  const known = ends.get(script) ?? readMatch(script, script.durationMs);
  ends.set(script, known);
  return known;
}

/** Creates the engine of a match, with the prices before its start. Its outcome is the script of all events. */
export function createMatchEngine(fixture: MatchFixture): Engine<MatchScript> {
  const priced = priceMarkets({ fixture, script: NO_SCRIPT, elapsed: -1 });
  const bySpot = new Map(
    priced.flatMap(({ market, selections }) =>
      selections.map((selection) => [selection.key, { market, ...selection }] as const),
    ),
  );
  const spots = priced.flatMap(({ market, selections }): readonly Spot[] =>
    selections.map(({ key, price }, at) => ({
      key,
      group: market.group,
      name: nameSpot(market, at),
      pays: price,
    })),
  );
  return {
    kind: 'match',
    rules: fixture.discipline,
    spots,
    maxSpots: spots.length,
    mainSpot: 'winner:home',
    draw: (draws: Draws) => playMatch(fixture, draws),
    pays: (outcome, spot) => {
      const found = bySpot.get(spot);
      const decision = found ? decideSelection(found.market, found.pick, { fixture, state: readEnd(outcome) }) : 'void';
      if (decision === 'void') return VOID_PAYS;
      return decision === 'won' ? (found?.price ?? 0) : 0;
    },
    getReturn: (spot) => {
      const found = bySpot.get(spot);
      if (!found) throw new Error(`createMatchEngine: the match has no spot ${spot}.`);
      return computeReturn(computeVoidChance(fixture, found.market), found.price, found.chance);
    },
  };
}
