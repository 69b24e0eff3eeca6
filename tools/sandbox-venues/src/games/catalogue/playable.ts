import type { Selectable } from 'kysely';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { Cover, GamesTable, Venue } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { baccarat } from '../engines/baccarat.ts';
import { dragonTiger } from '../engines/dragonTiger.ts';
import { fishing } from '../engines/fishing.ts';
import { getLotteryEngine } from '../engines/lottery.ts';
import { roulette } from '../engines/roulette.ts';
import { sicBo } from '../engines/sicBo.ts';
import { createSlot } from '../engines/slot.ts';
import { slotModels } from '../engines/slotModels.ts';
import { twoEight } from '../engines/twoEight.ts';
import type { Engine } from '../engines/engine.ts';
import { createMatchEngine } from '../esports/markets/createMatchEngine.ts';
import { createMatchFixture } from '../esports/match/createMatchFixture.ts';
import type { Discipline } from '../esports/models/mapModel.ts';
import { getStakeLimits, type StakeLimits } from './limits.ts';

type Game = Selectable<GamesTable>;

/** Game of a list with its engine. */
export interface Playable {
  readonly code: string;
  readonly venueCode: string;
  readonly category: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly cover: Cover;
  readonly limits: StakeLimits;
  /** Milliseconds between two draws, or between the starts of two matches; undefined for games without shared draws. */
  readonly periodMs?: number;
  /** Discipline of the matches of an e-sports game. */
  readonly discipline?: Discipline;
  /** Returns the engine of a draw. In an e-sports game each match has its own. */
  readonly engineAt: (drawNo: number) => Engine;
}

const slots = {
  steady: createSlot(slotModels.steady),
  bold: createSlot(slotModels.bold),
  ways: createSlot(slotModels.ways),
  arcade: createSlot(slotModels.arcade),
};

const tables: Readonly<Record<string, Engine>> = { baccarat, roulette, dragonTiger, dice: sicBo, tiles: twoEight };

const lotteries = ['ssc', 'k3', 'racing', 'eleven', 'keno'] as const;

/** Disciplines of e-sports. They are the rules of the rounds on their matches. */
export const disciplines: readonly Discipline[] = ['moba', 'shooter', 'strategy', 'football'];

const MINUTE = 60_000;
const MATCH_MS = 10 * MINUTE;
const drawPeriods: readonly (readonly [name: string, ms: number])[] = [
  ['·一分', MINUTE],
  ['·三分', 3 * MINUTE],
  ['·五分', 5 * MINUTE],
  ['·十分', 10 * MINUTE],
];

function pickSlotEngine({ tabs, tags }: Pick<Game, 'tabs' | 'tags'>): Engine {
  if (tabs.includes('ways')) return slots.ways;
  if (tabs.includes('arcade')) return slots.arcade;
  return tags.includes('highVolatility') ? slots.bold : slots.steady;
}

/** Finds the discipline among the tabs of a game, or of the rules of a round. */
export const findDiscipline = (keys: readonly string[]): Discipline | undefined =>
  disciplines.find((discipline) => keys.includes(discipline));

/** Finds the engine of a stored round by its rules. */
export function findRoundEngine(rules: string, gameCode: string, drawNo: number): Engine | undefined {
  const lottery = lotteries.find((known) => known === rules);
  if (lottery) return getLotteryEngine(lottery);
  const discipline = findDiscipline([rules]);
  if (discipline) return createMatchEngine(createMatchFixture(discipline, gameCode, drawNo));
  return [...Object.values(slots), ...Object.values(tables), fishing].find((known) => known.rules === rules);
}

type EngineSchedule = Pick<Playable, 'engineAt' | 'periodMs' | 'discipline'>;

/** Game of matches, as far as their schedule depends on it. */
export type MatchGame = Pick<Playable, 'code' | 'periodMs' | 'discipline'>;

/** Returns the schedule of the matches of a stored round. */
export const toMatchGame = (code: string, discipline: Discipline): MatchGame => ({
  code,
  periodMs: MATCH_MS,
  discipline,
});

const scheduleMatches = (code: string, discipline: Discipline): EngineSchedule => ({
  ...toMatchGame(code, discipline),
  discipline,
  engineAt: (no) => createMatchEngine(createMatchFixture(discipline, code, no)),
});

function findEngineSchedule(game: Game): EngineSchedule | undefined {
  if (game.category === 'DZ') return { engineAt: () => pickSlotEngine(game) };
  if (game.category === 'BY') return { engineAt: () => fishing };
  if (game.category === 'DJ') return scheduleMatches(game.code, findDiscipline(game.tabs) ?? 'football');
  const lottery = lotteries.find((rules) => game.tabs.includes(rules));
  if (lottery) {
    const periodMs = drawPeriods.find(([name]) => game.name_cn.endsWith(name))?.[1] ?? MINUTE;
    return { periodMs, engineAt: () => getLotteryEngine(lottery) };
  }
  const table = game.tabs.map((tab) => tables[tab]).find((engine) => engine !== undefined);
  return table && { engineAt: () => table };
}

/** Converts a stored game to a playable one. Returns `undefined` if no engine can play it. */
export function toPlayable(game: Game): Playable | undefined {
  const engine = findEngineSchedule(game);
  return (
    engine && {
      code: game.code,
      venueCode: game.venue_code,
      category: game.category,
      cover: game.cover,
      ...engine,
      names: { 'zh-CN': game.name_cn, 'zh-TW': game.name_tw },
      limits: getStakeLimits(game.category, game.name_cn),
    }
  );
}

const buildLobbyCode = (venueCode: string): string => `${venueCode}-HALL`;

/** Creates the e-sports game of a venue without a game list. */
function createLobbyGame({ code: venueCode, category, cover }: Venue): Playable {
  const code = buildLobbyCode(venueCode);
  return {
    code,
    venueCode,
    category,
    cover,
    ...scheduleMatches(code, 'football'),
    limits: getStakeLimits(category, ''),
    names: { 'zh-CN': '电子足球赛事', 'zh-TW': '電子足球賽事' },
  };
}

/** Finds a game of a venue by its code. Without a code it returns the only game of a venue that has no game list. */
export async function findPlayable(db: Db, venue: Venue, code: string | undefined): Promise<Playable | undefined> {
  const games = db.selectFrom('games').selectAll().where('venue_code', '=', venue.code);
  if (code !== undefined && code !== buildLobbyCode(venue.code)) {
    // PostgreSQL rejects a text with NUL.
    if (code.includes('\0')) return undefined;
    const game = await games.where('code', '=', code).executeTakeFirst();
    return game && toPlayable(game);
  }
  return (await games.limit(1).executeTakeFirst()) ? undefined : createLobbyGame(venue);
}
