import { createServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { defaultSettings, type SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { seedVenues } from '../venues/seedVenues.ts';
import { endMatches } from '../games/matches/matchSchedule.ts';
import { readMatchDetail } from './readMatchDetail.ts';
import { readTables } from './readTables.ts';

const now = new Date('2026-11-21T04:00:07Z');
const secret = createServerSecret(Buffer.alloc(32, 1));
const settings = { current: () => defaultSettings } as unknown as SettingsStore;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedVenues(database.db);
}, 60_000);
afterAll(() => database.close());

type Locale = 'zh-CN' | 'zh-TW';

const getPorts = () => ({ db: database.db, secret, settings });
const readLobby = async (at = now) =>
  (await readTables(getPorts(), 'DJ', { now: at, locale: 'zh-CN' })).list.flatMap(({ gameCode, matches = [] }) =>
    matches.map((match) => ({ gameCode, match })),
  );
const read = (gameCode: string, no: string, { at = now, locale = 'zh-CN' }: { at?: Date; locale?: Locale } = {}) =>
  readMatchDetail(getPorts(), { gameCode, no }, { now: at, locale });

it('LOB-09 a match has the teams, maps and prices of its row in the lobby', async () => {
  for (const { gameCode, match } of await readLobby()) {
    const { time, match: detail } = await read(gameCode, match.no);
    const { spots, marketCount, maps, ...fixture } = match;
    expect(time).toBe(now.getTime());
    expect(detail).toMatchObject({ ...fixture, gameCode });
    expect(detail.maps.map(({ no, state, score, clock }) => ({ no, state, score, clock }))).toEqual(maps);
    const open = detail.markets.filter(({ status }) => status !== 'closed');
    expect(open).toHaveLength(marketCount);
    const prices = detail.markets.flatMap(({ selections }) => selections).map(({ key, pays }) => [key, pays]);
    for (const { key, pays } of spots) expect(prices).toContainEqual([key, pays]);
  }
});

it('LOB-09 the events of a map lead to its score, and its winner has the last one', async () => {
  const later = new Date(now.getTime() + 4 * 60_000);
  const details = await Promise.all(
    (await readLobby(later)).map(async ({ gameCode, match }) => (await read(gameCode, match.no, { at: later })).match),
  );
  const counted = { moba: 'kill', shooter: 'round', football: 'goal' } as const;
  const kinds = new Set<string>();
  for (const { discipline, maps } of details)
    for (const { events, score, winner, state } of maps) {
      kinds.add(discipline);
      if (state === 'ended') expect(events.at(-1)?.side).toBe(winner);
      else expect(winner).toBeUndefined();
      if (discipline === 'strategy') continue;
      const count = (side: 'home' | 'away') =>
        events.filter((event) => event.kind === counted[discipline] && event.side === side).length;
      expect(score).toEqual([count('home'), count('away')]);
    }
  expect(kinds.size).toBeGreaterThan(2);
});

it('LOB-09 a suspended or closed market has no price', async () => {
  const details = await Promise.all(
    (await readLobby()).map(async ({ gameCode, match }) => (await read(gameCode, match.no)).match),
  );
  const markets = details.flatMap((match) => match.markets);
  const priced = (status: string) =>
    markets
      .filter((market) => market.status === status)
      .flatMap(({ selections }) => selections.map(({ pays }) => pays));
  expect(priced('open').some((pays) => pays !== undefined)).toBe(true);
  expect([...priced('suspended'), ...priced('closed')].every((pays) => pays === undefined)).toBe(true);
});

it('LOB-09 a match that has ended keeps its result and takes no bets', async () => {
  const [first] = await readLobby();
  const { gameCode, match } = first!;
  await endMatches(database.db, gameCode, { numbers: [Number(match.no)], now });
  const { match: ended } = await read(gameCode, match.no);
  expect(ended.state).toBe('ended');
  expect(Math.max(...ended.score)).toBe((ended.bestOf + 1) / 2);
  expect(ended.markets.every(({ status }) => status === 'closed')).toBe(true);
  await database.db.deleteFrom('venue_draws').execute();
});

it('LOB-09 names are in the language of the player, and ids of teams are not', async () => {
  const [first] = await readLobby();
  const { gameCode, match } = first!;
  const [cn, tw] = [await read(gameCode, match.no), await read(gameCode, match.no, { locale: 'zh-TW' })];
  const names = (each: typeof cn) => each.match.markets.map(({ name }) => name);
  expect(names(cn)).toContain('独赢');
  expect(names(tw)).toContain('獨贏');
  expect([tw.match.homeId, tw.match.awayId]).toEqual([cn.match.homeId, cn.match.awayId]);
});

it.each([
  ['an unknown game', 'NODJ-0001', undefined],
  ['a game without matches', 'BGDZ-0001', undefined],
  ['a match that is long over', undefined, -20],
  ['a match that is far away', undefined, 20],
])('LOB-09 %s is refused with 6004', async (_what, code, difference = 0) => {
  const [first] = await readLobby();
  const { gameCode, match } = first!;
  const no = String(Number(match.no) + difference);
  await expect(read(code ?? gameCode, no)).rejects.toMatchObject({ code: 6004 });
});
