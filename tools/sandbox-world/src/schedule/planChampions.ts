import { leagueCatalogue, type League } from '../data/leagueCatalogue.ts';
import type { Team } from '../data/teams/parseTeamRows.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { BilingualName } from '../definitions/worldTypes.ts';
import type { Fixture, Runner } from './fixture.ts';
import { formatGameId, PLAN_DAY_MS } from './planDay.ts';

const HOUR = 3_600_000;
/** Largest number of runners in a market. */
const MAX_RUNNERS = 20;
/** Effect of one point of strength on the weight. The best of a league is about 30 times as likely to win as the last. */
const STRENGTH = 0.13;
/** Days from the opening of a market to its end: tournaments of a day or a week, and seasons. */
const DAY_LONG = 1;
const WEEK_LONG = 7;
const SEASON = 28;
/** Longest duration of a market in days. */
export const MAX_MARKET_DAYS = SEASON;

interface Market {
  readonly league: League;
  readonly days: number;
}

/** Whether a league has a season market: featured leagues of each sport, and a few others. */
const isSeason = ({ gameType, isFeatured, id }: League) =>
  (['FT', 'BK', 'BS', 'VB', 'OP'] as const).some((one) => one === gameType) && (isFeatured || Number(id) % 9 === 0);

const MARKETS: readonly Market[] = leagueCatalogue.flatMap((league): Market[] => {
  const { gameType, isSenior } = league;
  if (!isSenior) return [];
  if (gameType === 'TT') return [{ league, days: DAY_LONG }];
  if (gameType === 'TN' || gameType === 'SK') return [{ league, days: WEEK_LONG }];
  return isSeason(league) ? [{ league, days: SEASON }] : [];
});

const TITLE: BilingualName = { cn: ' 冠军', tw: ' 冠軍' };

const createRunners = ({ teams }: League): Runner[] =>
  [...teams]
    .sort((a, b) => b.attack + b.defence - a.attack - a.defence)
    .slice(0, MAX_RUNNERS)
    .map(({ name, attack, defence }) => ({ name, weight: Math.exp((STRENGTH * (attack + defence)) / 2) }));

const PLACEHOLDER_TEAM: Team = { name: { cn: '', tw: '' }, attack: 1, defence: 1 };

/** Returns the league of the outright markets of a competition. */
const toChampionLeague = (league: League): League => ({
  ...league,
  gameType: 'FS',
  championOf: league.gameType,
  id: `7${league.id}`,
  sort: league.sort,
});

/** Returns the UTC hour at which a market ends. The hours are distributed over the markets. */
const getEndHour = (index: number) => 9 + (index % 12);

function planMarket(
  seed: number,
  { league, days }: Market,
  { day, index }: { readonly day: number; readonly index: number },
): Fixture {
  const gameId = formatGameId('FS', { day, index });
  const title = { cn: league.name.cn + TITLE.cn, tw: league.name.tw + TITLE.tw };
  return {
    gameId,
    seed: hashSeed(seed, gameId),
    league: toChampionLeague(league),
    home: { ...PLACEHOLDER_TEAM, name: title },
    away: PLACEHOLDER_TEAM,
    runners: createRunners(league),
    announceAt: day * PLAN_DAY_MS + getEndHour(index) * HOUR,
    startTime: (day + days) * PLAN_DAY_MS + getEndHour(index) * HOUR,
  };
}

/** Plans the outright markets that open on a day, each in the hour in which the previous one ends. */
export function planChampions(seed: number, day: number): Fixture[] {
  return MARKETS.flatMap((market, index) =>
    (day + index) % market.days === 0 ? [planMarket(seed, market, { day, index })] : [],
  );
}
