import type { Selectable } from 'kysely';
import type { Locale } from '../content/locale.ts';
import type { Db } from '../db/database.ts';
import type { Cover, GamesTable, Venue } from '../db/venueTables.ts';
import { baccarat } from './engines/baccarat.ts';
import { dragonTiger } from './engines/dragonTiger.ts';
import { esportsOf } from './engines/esports.ts';
import { fishing } from './engines/fishing.ts';
import { lotteryOf } from './engines/lottery.ts';
import { roulette } from './engines/roulette.ts';
import { sicBo } from './engines/sicBo.ts';
import { createSlot } from './engines/slot.ts';
import { slotModels } from './engines/slotModels.ts';
import { twoEight } from './engines/twoEight.ts';
import type { Engine } from './engine.ts';
import { fixtureOf } from './fixtureOf.ts';
import { limitsOf, type StakeLimits } from './limits.ts';

type Game = Selectable<GamesTable>;

/** A game of a list, with what plays it. */
export interface Playable {
  readonly code: string;
  readonly venueCode: string;
  readonly category: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly cover: Cover;
  readonly limits: StakeLimits;
  /** Milliseconds between two draws, where everybody plays the same one. */
  readonly periodMs?: number;
  /** What plays it; a match hall has another one each draw. */
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

const MINUTE = 60_000;
const MATCH_MS = 2 * MINUTE;
const paces: readonly (readonly [name: string, ms: number])[] = [
  ['·一分', MINUTE],
  ['·三分', 3 * MINUTE],
  ['·五分', 5 * MINUTE],
  ['·十分', 10 * MINUTE],
];

function slotOf({ tabs, tags }: Pick<Game, 'tabs' | 'tags'>): Engine {
  if (tabs.includes('ways')) return slots.ways;
  if (tabs.includes('arcade')) return slots.arcade;
  return tags.includes('highVolatility') ? slots.bold : slots.steady;
}

/** What played a round, by the rules it was played by. */
export function engineOfRound(rules: string, gameCode: string, drawNo: number): Engine {
  const lottery = lotteries.find((known) => known === rules);
  if (lottery) return lotteryOf(lottery);
  if (rules === 'esports') return esportsOf(fixtureOf(gameCode, drawNo));
  const engine = [...Object.values(slots), ...Object.values(tables), fishing].find((known) => known.rules === rules);
  if (!engine) throw new Error(`Nothing plays by the rules ${rules}.`);
  return engine;
}

type Pace = Pick<Playable, 'engineAt' | 'periodMs'>;

const match = (code: string): Pace => ({ periodMs: MATCH_MS, engineAt: (no) => esportsOf(fixtureOf(code, no)) });

function engineOf(game: Game): Pace | undefined {
  if (game.category === 'DZ') return { engineAt: () => slotOf(game) };
  if (game.category === 'BY') return { engineAt: () => fishing };
  if (game.category === 'DJ') return match(game.code);
  const lottery = lotteries.find((rules) => game.tabs.includes(rules));
  if (lottery) {
    const periodMs = paces.find(([name]) => game.name_cn.endsWith(name))?.[1] ?? MINUTE;
    return { periodMs, engineAt: () => lotteryOf(lottery) };
  }
  const table = game.tabs.map((tab) => tables[tab]).find((engine) => engine !== undefined);
  return table && { engineAt: () => table };
}

/** A stored game with its engine; nothing for one that none plays. */
export function playableOf(game: Game): Playable | undefined {
  const engine = engineOf(game);
  return (
    engine && {
      code: game.code,
      venueCode: game.venue_code,
      category: game.category,
      cover: game.cover,
      ...engine,
      names: { 'zh-CN': game.name_cn, 'zh-TW': game.name_tw },
      limits: limitsOf(game.category, game.name_cn),
    }
  );
}

const hallCode = (venueCode: string): string => `${venueCode}-HALL`;

/** What a venue without a list of games plays in its hall: matches of its own. */
function hallOf({ code: venueCode, category, cover }: Venue): Playable {
  const code = hallCode(venueCode);
  return {
    code,
    venueCode,
    category,
    cover,
    ...match(code),
    limits: limitsOf(category, ''),
    names: { 'zh-CN': '电子足球赛事', 'zh-TW': '電子足球賽事' },
  };
}

/** The game of that code at a venue. Without a code: the only thing its hall plays, if it has no list to choose from. */
export async function findPlayable(db: Db, venue: Venue, code: string | undefined): Promise<Playable | undefined> {
  const games = db.selectFrom('games').selectAll().where('venue_code', '=', venue.code);
  if (code !== undefined && code !== hallCode(venue.code)) {
    const game = await games.where('code', '=', code).executeTakeFirst();
    return game && playableOf(game);
  }
  return (await games.limit(1).executeTakeFirst()) ? undefined : hallOf(venue);
}
