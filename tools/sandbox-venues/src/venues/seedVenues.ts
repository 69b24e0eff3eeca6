import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { Cover, NewGame, NewVenue } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { hashSeed } from '@pavilion/sandbox-world/random/hashSeed';
import { buildGames, type GameSeed } from './buildGames.ts';
import { poolRows, type PoolRow } from './data/poolRows.ts';
import { venueRows, type VenueRow } from './data/venueRows.ts';

const YUAN = 100n;
const BATCH = 500;
/** Divisor of the chance to win. A stake of 1 yuan wins a pool with chance 1 / (base in yuan × 500), 0.2 % of stakes. */
const ODDS_PER_YUAN = 500n;

const serializeNames = (cn: string, tw: string): string => JSON.stringify({ 'zh-CN': cn, 'zh-TW': tw });

/** Builds the cover of a code. Its seed depends on the code. */
const buildCover = (code: string, cover: Omit<Cover, 'seed'>): string =>
  JSON.stringify({ seed: hashSeed('cover', code), ...cover } satisfies Cover);

const toNewVenue = (row: VenueRow, sort: number): NewVenue => ({
  code: row.code,
  category: row.category,
  names: serializeNames(...row.name),
  slogans: serializeNames(...row.slogan),
  launch_kind: row.launch,
  has_wallet: row.launch !== 'local',
  min_transfer: BigInt(row.min) * YUAN,
  max_transfer: BigInt(row.max) * YUAN,
  sort,
  cover: buildCover(row.code, { palette: row.palette, motif: row.motif }),
});

const toNewGame = (seed: GameSeed): NewGame => ({
  code: seed.code,
  venue_code: seed.venue,
  category: seed.category,
  name_cn: seed.cn,
  name_tw: seed.tw,
  tabs: [...seed.tabs],
  tags: [...seed.tags],
  rtp: seed.rtp,
  heat: seed.heat,
  cover: buildCover(seed.code, { palette: seed.palette, motif: seed.motif, ending: seed.ending }),
});

async function addGames(tx: Tx, games: readonly NewGame[]): Promise<void> {
  for (let at = 0; at < games.length; at += BATCH) {
    await tx
      .insertInto('games')
      .values(games.slice(at, at + BATCH))
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((row) => ({
          name_cn: row.ref('excluded.name_cn'),
          name_tw: row.ref('excluded.name_tw'),
          tabs: row.ref('excluded.tabs'),
          tags: row.ref('excluded.tags'),
          rtp: row.ref('excluded.rtp'),
          heat: row.ref('excluded.heat'),
          cover: row.ref('excluded.cover'),
        })),
      )
      .execute();
  }
}

/** Deletes games that are no longer in the list, with their favourites, launches, launch codes and sessions. */
async function withdrawGames(tx: Tx, games: readonly NewGame[]): Promise<void> {
  const codes = sql<string>`(select unnest(${games.map(({ code }) => code)}::text[]))`;
  for (const table of ['game_favourites', 'game_visits', 'venue_launch_codes', 'venue_sessions'] as const)
    await tx.deleteFrom(table).where('game_code', 'not in', codes).execute();
  await tx.deleteFrom('games').where('code', 'not in', codes).execute();
}

const toNewPool = (row: PoolRow) => ({
  code: row.code,
  venue_code: row.venue,
  names: serializeNames(...row.name),
  base: BigInt(row.base) * YUAN,
  per_hour: BigInt(row.perHour) * YUAN,
  period_hours: row.periodHours,
  won_at: null,
  won_amount: null,
  won_by: null,
  odds: BigInt(row.base) * ODDS_PER_YUAN,
  fed_since: null,
  given_at: null,
});

/** Inserts missing pools and updates the base, growth and odds of the others. Odds that the console has set stay. */
const addPools = (tx: Tx) =>
  tx
    .insertInto('bonus_pools')
    .values(poolRows.map(toNewPool))
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({
        base: row.ref('excluded.base'),
        per_hour: row.ref('excluded.per_hour'),
        odds: sql<bigint>`case when bonus_pools.odds * ${YUAN} = bonus_pools.base * ${ODDS_PER_YUAN}
          then excluded.odds else bonus_pools.odds end`,
      })),
    )
    .execute();

const KEY = 'games';

/** Computes a hash of all listed data of the games and pools. */
const computeReleaseHash = (games: readonly NewGame[]): string =>
  JSON.stringify(
    createHash('sha256')
      .update(JSON.stringify([games, poolRows]))
      .digest('hex'),
  );

async function isUpToDate(db: Db, release: string): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return JSON.stringify(row?.value) === release;
}

const storeRelease = (tx: Tx, value: string) =>
  tx
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

/**
 * Inserts missing venues, games and pools, and updates the games and pools to this release. Venues keep their changes by the
 * console; only their covers are updated.
 */
export async function seedVenues(db: Db): Promise<void> {
  const games = buildGames().map(toNewGame);
  const release = computeReleaseHash(games);
  if (await isUpToDate(db, release)) return;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('venues')
      .values(venueRows.map(toNewVenue))
      .onConflict((conflict) => conflict.column('code').doUpdateSet((row) => ({ cover: row.ref('excluded.cover') })))
      .execute();
    await addGames(tx, games);
    await withdrawGames(tx, games);
    await addPools(tx);
    await storeRelease(tx, release);
  });
}
