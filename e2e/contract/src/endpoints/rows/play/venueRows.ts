import type { EndpointId } from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import type { EndpointRows, Provocation, Scene } from '../../scenes/endpointRow.ts';
import { provokePause } from '../../scenes/provokePause.ts';

const GAME = 'BGDZ-0001';
const page = { category: 'DZ' as const, pageNum: 1, pageSize: 20 };

type VenueState = 'open' | 'maintenance' | 'regionLimited';

/** Makes a call while the venue is in the given state. */
const provokeVenueState =
  <Id extends EndpointId>(channelCode: string, state: VenueState): Provocation<Id> =>
  async ({ control, body, send }) => {
    const request = await body();
    await control.venues.setState(channelCode, state);
    const response = send(request);
    await response.catch(() => undefined);
    await control.venues.setState(channelCode, 'open');
    return response;
  };

/** Sends a different body with the same request id. */
const reuseRequestId =
  <Id extends EndpointId>(other: Parameters<Scene<Id>['send']>[0]): Provocation<Id> =>
  async ({ body, send }) => {
    await send(await body());
    return send(other);
  };

const fillBody = ({ player }: Pick<Scene<EndpointId>, 'player'>, channelCode: string) =>
  player.call('venue.transfer', { channelCode, amount: '100.00', ty: '1' }, { requestId: createId() });

/** Rows of venues, their money, games, favourites and streams. */
export const venueRows = {
  'venue.allBalance': {
    body: () => ({ category: 8 }),
    check: ({ list }) => expect(list.length).toBeGreaterThan(10),
    refusals: {},
  },
  'venue.balance': {
    body: () => ({ channelCode: 'BGDZ' }),
    check: ({ balance }) => expect(balance).toMatch(/^\d+\.\d\d$/),
    refusals: {
      6004: ({ send }) => send({ channelCode: 'NOWHERE' }),
      6301: ({ send }) => send({ channelCode: 'CRTY' }),
    },
  },
  'venue.transfer': {
    by: 'own',
    body: () => ({ channelCode: 'BGDZ', amount: '100.00', ty: '1' }),
    variants: {
      'back home': {
        body: async (scene) => {
          await fillBody(scene, 'CLBY');
          return { channelCode: 'CLBY', amount: '60.00', ty: '2' };
        },
      },
    },
    check: (transfer) => expect(transfer).toMatchObject({ amount: '100.00', status: 'done' }),
    refusals: {
      6004: ({ send }) => send({ channelCode: 'NOWHERE', amount: '100.00', ty: '1' }),
      6008: reuseRequestId({ channelCode: 'BGDZ', amount: '200.00', ty: '1' }),
      6012: provokePause(),
      6014: async ({ control, body, send }) => {
        await control.venues.addFault({ channelCode: 'BGDZ', kind: 'refuse', count: 1 });
        return send(await body());
      },
      6031: provokeVenueState('BGDZ', 'regionLimited'),
      6301: ({ send }) => send({ channelCode: 'BGDZ', amount: '10000.01', ty: '1' }),
      6413: async (scene) => {
        await fillBody(scene, 'BGDZ');
        await scene.control.venues.setTurnover(scene.player.name, { channelCode: 'BGDZ', required: '50.00' });
        return scene.send({ channelCode: 'BGDZ', amount: '100.00', ty: '2' });
      },
      6415: provokeVenueState('BGDZ', 'maintenance'),
    },
  },
  'venue.recycle': {
    by: 'own',
    body: async (scene) => {
      await fillBody(scene, 'CLBY');
      return {};
    },
    check: async ({ list, totalMoney }, { player }) => {
      expect(list).toMatchObject([{ channelCode: 'CLBY', status: 'done' }]);
      expect(totalMoney).toBe('100.00');
      expect(await player.wallet()).toBe('10000.00');
    },
    refusals: {
      6004: ({ send }) => send({ channelCode: 'NOWHERE' }),
      6008: reuseRequestId({ channelCode: 'BGDZ' }),
    },
  },
  'venue.launch': {
    by: 'own',
    body: async ({ player }) => {
      await player.call('status.setAutoTransferStatus', { status: '1' });
      return { enName: 'bgdz', gameCode: GAME };
    },
    check: ({ url, transfer }) => {
      expect(url).toMatch(/^http:/);
      expect(transfer).toMatchObject({ channelCode: 'BGDZ', amount: '10000.00', status: 'done' });
    },
    refusals: {
      6004: ({ send }) => send({ enName: 'bgdz', gameCode: 'XCDZ-0001' }),
      6008: reuseRequestId({ enName: 'bgdz', gameCode: '' }),
      6012: provokePause(),
      6031: provokeVenueState('BGDZ', 'regionLimited'),
      6413: async ({ control, player, body, send }) => {
        await control.venues.setTurnover(player.name, { channelCode: 'XCDZ', required: '50.00' });
        return send(await body());
      },
      6415: provokeVenueState('BGDZ', 'maintenance'),
    },
  },
  'venue.getVenueInfoByCategory': {
    body: () => ({ category: 'DZ' }),
    check: ({ list }) => expect(list.every(({ gameCount }) => gameCount === 400)).toBe(true),
    refusals: {},
  },
  'venue.getBonusPools': {
    body: () => ({}),
    check: ({ list }) => expect(list.length).toBeGreaterThan(3),
    refusals: {},
  },
  'venue.gameList': {
    body: () => page,
    check: ({ list }) => expect(list).toHaveLength(20),
    refusals: {},
  },
  'venue.lobby': {
    body: () => ({ category: 'DZ' }),
    check: ({ venues, total, games, rows }) => {
      expect(venues.length).toBeGreaterThan(1);
      expect({ total, count: games.length }).toEqual({ total: 2_400, count: 60 });
      expect(rows.map(({ key }) => key)).toEqual(['new', ...venues.slice(0, 2).map(({ channelCode }) => channelCode)]);
      for (const { list } of rows) expect(list).toHaveLength(40);
    },
    refusals: {},
  },
  'venue.tables': {
    body: () => ({ category: 'CP' }),
    check: ({ time, list }) => {
      expect(list.length).toBeGreaterThan(30);
      for (const { draw, results } of list) {
        expect(draw?.dueAt).toBeGreaterThan(time);
        expect(results.length).toBeGreaterThan(2);
      }
    },
    refusals: {},
  },
  'venue.match': {
    body: async ({ player }) => {
      const { list } = await player.call('venue.tables', { category: 'DJ' });
      const [table] = list;
      return { gameCode: table?.gameCode ?? '', no: table?.matches?.[0]?.no ?? '' };
    },
    check: ({ match: { maps, markets, state } }) => {
      expect(maps.length > 0).toBe(state === 'live');
      expect(markets.map(({ group }) => group)).toEqual(expect.arrayContaining(['match', 'm1']));
    },
    refusals: {
      6004: async ({ body, send }) => send({ ...(await body()), no: '1' }),
    },
  },
  'venue.gameInfo': {
    body: () => ({ gameCode: GAME }),
    check: ({ game, rules, paytable, minStake }) => {
      expect({ gameCode: game.gameCode, minStake }).toEqual({ gameCode: GAME, minStake: '1.00' });
      expect(Math.min(rules.length, paytable.length)).toBeGreaterThan(1);
    },
    refusals: { 6004: ({ send }) => send({ gameCode: 'NOTHING' }) },
  },
  'status.setAutoTransferStatus': {
    by: 'own',
    body: () => ({ status: '1' }),
    check: async (_response, { player }) =>
      expect(await player.call('venue.allBalance', { category: 8 })).toMatchObject({ autoTransferStatus: '1' }),
    refusals: {},
  },
  'collection.addCollection': {
    by: 'own',
    body: () => ({ gameCode: GAME }),
    check: async (_response, { player }) =>
      expect(await player.call('venue.gameList', { ...page, scope: 'favourite' })).toMatchObject({ total: 1 }),
    refusals: { 6004: ({ send }) => send({ gameCode: 'NOTHING' }) },
  },
  'collection.removeCollection': {
    by: 'own',
    body: async ({ player }) => {
      await player.call('collection.addCollection', { gameCode: GAME });
      return { gameCode: GAME };
    },
    check: async (_response, { player }) =>
      expect(await player.call('venue.gameList', { ...page, scope: 'favourite' })).toMatchObject({ total: 0 }),
    refusals: { 6004: ({ send }) => send({ gameCode: 'NOTHING' }) },
  },
  'stream.history': {
    body: () => ({ pageNum: 1, pageSize: 10 }),
    check: ({ list }) => expect(list).toHaveLength(10),
    refusals: {},
  },
} satisfies EndpointRows;
