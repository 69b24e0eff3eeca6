import { createServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { defaultSettings, type SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { toPlayable } from '../games/catalogue/playable.ts';
import { computeDrawOutcome, moveDrawForward } from '../games/rounds/holdDraws.ts';
import { readTableRounds } from '../games/rounds/readTableRounds.ts';
import { seedVenues } from '../venues/seedVenues.ts';
import { readTables } from './readTables.ts';
import { toResultValues } from './toResultValues.ts';

const now = new Date('2026-11-21T04:00:07Z');
const MINUTE = 60_000;
const secret = createServerSecret(Buffer.alloc(32, 1));
const settings = { current: () => ({ ...defaultSettings, maintainedVenues: ['hmzr'] }) } as unknown as SettingsStore;

let database: OpenDatabase;
let memberId: number;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedVenues(database.db);
  memberId = await createMember(database.db, { name: 'tables01', passwordMd5: 'f'.repeat(32), registeredAt: now });
}, 60_000);
afterAll(() => database.close());

const read = (category: 'ZR' | 'CP' | 'DJ', at = now) =>
  readTables({ db: database.db, secret, settings }, category, { now: at, locale: 'zh-CN' });

let nonce = 0;

/** Stores a settled round of baccarat; the ranks of the cards are given. */
const storeRound = (gameCode: string, [player, banker]: readonly [number, number], placedAt: Date) =>
  database.db
    .insertInto('venue_rounds')
    .values({
      member_id: memberId,
      venue_code: gameCode.slice(0, 4),
      category: 'ZR',
      game_code: gameCode,
      names: '{"zh-CN":"百家乐","zh-TW":"百家樂"}',
      rules: 'baccarat',
      request_id: `${gameCode} ${placedAt.getTime()}`,
      asked: '',
      bets: '[]',
      stake: 100n,
      payout: 0n,
      status: 'settled',
      seed_no: 1,
      nonce: (nonce += 1),
      draw_no: null,
      outcome: JSON.stringify({ player: [player - 1, 12], banker: [banker - 1, 12] }),
      placed_at: placedAt,
      settled_at: placedAt,
      pool_code: null,
      pool_odds: null,
    })
    .execute();

/** Sides of a table, one character for each round. */
const formatSides = (table: { readonly results: readonly { readonly values: readonly string[] }[] } | undefined) =>
  table?.results.map(({ values }) => values[0]).join('') ?? '';

it('LOB-03 shows limits, state and players of a live table, and the rounds of all members among those dealt by the clock', async () => {
  const before = await read('ZR');
  const find = ({ list }: typeof before, code: string) => list.find(({ gameCode }) => gameCode === code);
  const dealt = formatSides(find(before, 'LYZR-0001'));
  await storeRound('LYZR-0001', [8, 8], new Date(now.getTime() - 1));
  await storeRound('LYZR-0001', [9, 8], new Date(now.getTime() - 120 * MINUTE));
  const after = await read('ZR');
  expect(after.time).toBe(now.getTime());
  expect(find(after, 'LYZR-0001')).toMatchObject({
    kind: 'baccarat',
    state: 'open',
    minStake: '5.00',
    maxStake: '20000.00',
    players: 1,
  });
  expect(formatSides(find(after, 'LYZR-0001'))).toBe(`${dealt}T`);
  expect(find(after, 'LYZR-0002')).toMatchObject({ players: 0 });
  expect(new Set(after.list.filter(({ gameCode }) => gameCode.startsWith('HMZR')).map(({ state }) => state))).toEqual(
    new Set(['maintenance']),
  );
});

it('LOB-03 a table has rounds at any time, without players, and the table itself shows the same', async () => {
  for (const at of [now, new Date(now.getTime() + 17 * MINUTE), new Date(now.getTime() + 1_000 * MINUTE)]) {
    const { list } = await read('ZR', at);
    expect(list.filter(({ results }) => results.length === 0)).toEqual([]);
    const rows = await database.db.selectFrom('games').selectAll().where('category', '=', 'ZR').execute();
    const games = rows.flatMap((row) => toPlayable(row) ?? []);
    for (const game of games.slice(0, 5)) {
      const rounds = (await readTableRounds({ db: database.db, secret }, [game], at)).get(game.code);
      expect(list.find(({ gameCode }) => gameCode === game.code)?.results).toEqual(
        rounds?.map(({ no, outcome }) => ({
          no: String(no),
          values: toResultValues(game.engineAt(0).rules, outcome),
        })),
      );
    }
  }
});

it('LOB-03 shows the open draw of a lottery and the results that its engine draws', async () => {
  const { list } = await read('CP');
  const table = list.find(({ draw }) => draw?.periodMs === MINUTE)!;
  const row = await database.db
    .selectFrom('games')
    .selectAll()
    .where('code', '=', table.gameCode)
    .executeTakeFirstOrThrow();
  const game = toPlayable(row)!;
  const no = Math.floor(now.getTime() / MINUTE);
  expect(table.draw).toEqual({
    no: String(no),
    dueAt: (no + 1) * MINUTE,
    closesAt: (no + 1) * MINUTE - 5_000,
    periodMs: MINUTE,
  });
  expect(table.results.map((result) => result.no)).toEqual([5, 4, 3, 2, 1].map((back) => String(no - back)));
  expect(table.results.at(-1)?.values).toEqual(toResultValues(table.kind, computeDrawOutcome(secret, game, no - 1)));
});

it('LOB-03 does not reveal a closed draw before it is held, but shows one that was held early', async () => {
  const closing = new Date(now.getTime() + 50_000);
  const find = async (at: Date) => (await read('CP', at)).list.find(({ draw }) => draw?.periodMs === MINUTE)!;
  const open = await find(now);
  const closed = await find(closing);
  expect(Number(closed.draw?.no)).toBe(Number(open.draw?.no) + 1);
  expect(closed.results.at(-1)?.no).toBe(open.results.at(-1)?.no);
  const row = await database.db
    .selectFrom('games')
    .selectAll()
    .where('code', '=', open.gameCode)
    .executeTakeFirstOrThrow();
  await moveDrawForward(database.db, toPlayable(row)!, now);
  const moved = (await read('CP')).list.find(({ gameCode }) => gameCode === open.gameCode)!;
  expect(moved.results.at(-1)?.no).toBe(open.draw?.no);
});

it('LOB-03 LOB-09 shows the live and next matches of an e-sports game with their prices and last results', async () => {
  const { list } = await read('DJ');
  for (const { matches = [], results } of list) {
    expect(matches).toHaveLength(2);
    expect(matches.map(({ state }) => state)).toEqual(matches.map(({ state }) => state).sort());
    for (const { home, away, state, startsAt, maps, spots } of matches) {
      expect(home).not.toBe(away);
      expect(state === 'live').toBe(startsAt <= now.getTime());
      expect(maps.length > 0).toBe(state === 'live');
      expect(spots.filter(({ group }) => group === 'winner')).toHaveLength(2);
      for (const { pays } of state === 'upcoming' ? spots : []) expect(Number(pays)).toBeGreaterThan(1);
    }
    for (const { values } of results) expect(values).toHaveLength(2);
  }
});
