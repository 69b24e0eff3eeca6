import {
  createWorld,
  type MatchEvent,
  type PriceView,
  type Score,
  type World,
  type WorldGameType,
} from '@pavilion/sandbox-world';
import type { BetLeg } from '../db/tables/bettingTables.ts';
import { computeLegResult } from './settling/computeLegResult.ts';
import {
  findResultPeriod,
  toGameResult,
  type MatchResultData,
  type GameResult,
  type Period,
} from './settling/matchResults.ts';
import { formatMatchScore } from './placing/buildBetRows.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 0);
const MATCHES = 4;

let world: World;
const facts = new Map<string, Map<Period, GameResult>>();
beforeAll(() => {
  world = createWorld({ seed: 7, now: NOW });
  world.onMatchEvent((event: MatchEvent) => {
    const period = findResultPeriod(event);
    if (!period) return;
    const known = facts.get(event.gameId) ?? new Map<Period, GameResult>();
    facts.set(event.gameId, known.set(period, toGameResult(event)));
  });
});

/** Leg on a price, with the fields that decide its result. */
const legOn = ({ w, r, line, price, match }: PriceView): BetLeg =>
  ({
    game_id: match.gameId,
    game_type: match.gameType,
    play: w,
    side: r,
    line,
    price,
    score_at_bet: formatMatchScore(match),
    taken_at: new Date(NOW),
    result_code: null,
  }) as unknown as BetLeg;

function priceViews(gameId: string): PriceView[] {
  const [game] = world.board(`GAME.${gameId}`, 'zh-cn').games;
  return (game?.odds ?? []).flatMap(({ id }) => world.price(id) ?? []);
}

/** Lists all prices of some matches of a sport before they end. */
function listPrices(gameType: WorldGameType): PriceView[] {
  const shows = gameType === 'FS' ? ['FSFT', 'FSFU'] : ['FU', 'FT', 'RB'];
  return shows.flatMap((show) => {
    const { games } = world.board(`${gameType}.${show}`, 'zh-cn');
    return games.slice(0, MATCHES).flatMap(({ gameId }) => priceViews(gameId));
  });
}

/** Returns a score the match can end with: an offered score in sets, else the current score. */
function possibleEnd(prices: readonly PriceView[], gameId: string): Score | undefined {
  const offered = prices.find(
    ({ match, w, active }) => match.gameId === gameId && /PD$/.test(w) && match.sets && active,
  );
  const [, home, away] = /^H(\d)C(\d)$/.exec(offered?.r ?? '') ?? [];
  return home === undefined ? undefined : { home: Number(home), away: Number(away) };
}

const end = (sport: WorldGameType, prices: readonly PriceView[], gameId: string): boolean =>
  sport === 'FS' ? world.winner(gameId, '1') : world.end(gameId, possibleEnd(prices, gameId));

const sports: readonly WorldGameType[] = ['FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'VB', 'BS', 'TT', 'FS'];

it.each(sports)(
  'SPT-07 every offered price of %s gets a result, and each market has a side that wins or is pushed',
  (sport) => {
    const prices = listPrices(sport);
    expect(prices.length).toBeGreaterThan(sport === 'VF' ? 5 : 10);
    const legs = prices.map((price) => ({ price, leg: legOn(price) }));
    for (const gameId of new Set(prices.map(({ match }) => match.gameId))) {
      expect(end(sport, prices, gameId)).toBe(true);
    }
    const markets = new Map<string, string[]>();
    for (const { price, leg } of legs) {
      const known: MatchResultData = { results: facts.get(leg.game_id) ?? new Map(), cancelledGoals: [] };
      const code = computeLegResult(leg, known)?.code ?? 'open';
      const key = `${leg.game_id} ${price.w} ${price.i}`;
      markets.set(key, [...(markets.get(key) ?? []), code]);
    }
    const bad = [...markets].filter(([, codes]) => {
      const isDecided = codes.every((code) => ['W', 'LW', 'P', 'LL', 'L'].includes(code));
      return !isDecided || !codes.some((code) => code === 'W' || code === 'LW' || code === 'P');
    });
    expect(bad).toEqual([]);
  },
);
