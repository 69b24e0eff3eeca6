import * as z from 'zod/mini';
import { call, instant } from '../fields/schema.ts';
import { matchDetail } from './matchWire.ts';
import { bonusPool, gameInfo, gameRow, gameRules, tableState, venueCategory, venueInfo } from './venueWire.ts';

const exampleCover = { seed: 3_141_592, palette: 'vermilion', motif: 'dragon', ending: 2 };

const exampleGame = {
  gameCode: 'BGDZ-0001',
  enName: 'bgdz',
  channelCode: 'BGDZ',
  category: 'DZ' as const,
  name: '黄金麒麟传奇',
  venueName: '百工电子',
  venueState: 'open' as const,
  tabs: ['hot', 'slots'],
  tags: ['免费旋转'],
  rtp: '96.50',
  isHot: true,
  isNew: false,
  isFavourite: false,
  cover: exampleCover,
};

const exampleVenue = {
  channelCode: 'BGDZ',
  enName: 'bgdz',
  category: 'DZ' as const,
  name: '百工电子',
  slogan: '匠心老虎机，东方题材',
  state: 'open' as const,
  hasWallet: true,
  minTransfer: '1.00',
  maxTransfer: '200000.00',
  gameCount: 400,
  cover: exampleCover,
};

const collection = call({
  spec: '§7 games collection',
  request: z.object({ gameCode: z.string().check(z.maxLength(40)) }),
  response: z.object({ gameCode: z.string(), isFavourite: z.boolean() }),
  example: { request: { gameCode: 'BGDZ-0001' }, response: { gameCode: 'BGDZ-0001', isFavourite: true } },
});

export const lobbySchemas = {
  'venue.getVenueInfoByCategory': call({
    spec: '§7 games',
    request: z.object({ category: venueCategory() }),
    response: z.object({
      list: z.array(venueInfo),
      tabs: z.array(z.object({ key: z.string(), name: z.string() })),
    }),
    example: {
      request: { category: 'DZ' },
      response: { list: [exampleVenue], tabs: [{ key: 'hot', name: '热门' }] },
    },
  }),
  'venue.getBonusPools': call({
    spec: '§7 games',
    /** All pools without a category. */
    request: z.object({ category: z.optional(venueCategory()) }),
    response: z.object({ time: instant(), list: z.array(bonusPool) }),
    example: {
      request: { category: 'DZ' },
      response: {
        time: 1_763_690_400_000,
        list: [
          {
            poolCode: 'DZ-DAILY',
            channelCode: 'HPDZ',
            name: '每日必开',
            amount: '98123.45',
            perHour: '4180.00',
            share: '0.50',
            odds: 30_000_000,
            lastWin: { winner: 'li***27', amount: '156140.00', time: 1_763_650_800_000 },
          },
        ],
      },
    },
  }),
  /** Most popular first; `recent` newest first. 6001 if a guest requests favourites or recent games. */
  'venue.gameList': call({
    spec: '§7 games',
    request: z.object({
      category: venueCategory(),
      pageNum: z.number().check(z.int(), z.minimum(1), z.maximum(1_000)),
      pageSize: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
      /** Key of a tab; all games without one. */
      tab: z.optional(z.string().check(z.maxLength(20))),
      /** Part of a name, in either script. */
      keyword: z.optional(z.string().check(z.maxLength(40))),
      channelCode: z.optional(z.string().check(z.maxLength(20))),
      scope: z.optional(z.enum(['all', 'favourite', 'recent'])),
    }),
    response: z.object({ total: z.number(), list: z.array(gameInfo) }),
    example: {
      request: { category: 'DZ', pageNum: 1, pageSize: 24, tab: 'hot', keyword: '麒麟' },
      response: { total: 1, list: [exampleGame] },
    },
  }),
  /** Our decision: rules, limits and payouts of one game. */
  'venue.gameInfo': call({
    spec: '§7 games',
    request: z.object({ gameCode: z.string().check(z.maxLength(40)) }),
    response: gameRules,
    example: {
      request: { gameCode: 'BGDZ-0001' },
      response: {
        game: exampleGame,
        minStake: '1.00',
        maxStake: '1000.00',
        roundMax: '1000.00',
        rules: ['三轮三行，五条固定线，三个相同图案连成一线即派彩。'],
        spots: [{ name: '旋转', pays: '500.00' }],
        paytable: [{ name: '百搭', pays: [{ count: 3, pays: '500.00' }] }],
      },
    },
  }),
  /** Our decision: what the first screen of a lobby shows, in one call. */
  'venue.lobby': call({
    spec: 'Our decision',
    request: z.object({ category: venueCategory() }),
    response: z.object({
      venues: z.array(venueInfo),
      tabs: z.array(z.object({ key: z.string(), name: z.string() })),
      /** Number of games of the category, and the first of them in the order of `venue.gameList`. */
      total: z.number(),
      games: z.array(gameInfo),
      rows: z.array(gameRow),
      /** Time of the pools. */
      time: instant(),
      pools: z.array(bonusPool),
    }),
    example: {
      request: { category: 'DZ' },
      response: {
        venues: [exampleVenue],
        tabs: [{ key: 'hot', name: '热门' }],
        total: 1,
        games: [exampleGame],
        rows: [{ key: 'new', total: 1, list: [exampleGame] }],
        time: 1_763_690_400_000,
        pools: [],
      },
    },
  }),
  /** Our decision: states of all tables of a category. `time` is the clock of the draws. */
  'venue.tables': call({
    spec: 'Our decision',
    request: z.object({ category: venueCategory() }),
    response: z.object({ time: instant(), list: z.array(tableState) }),
    example: {
      request: { category: 'CP' },
      response: {
        time: 1_763_690_400_000,
        list: [
          {
            gameCode: 'QXCP-0001',
            kind: 'k3',
            state: 'open',
            minStake: '1.00',
            maxStake: '5000.00',
            players: 3,
            draw: { no: '29394840', closesAt: 1_763_690_455_000, dueAt: 1_763_690_460_000, periodMs: 60_000 },
            results: [{ no: '29394839', values: ['2', '5', '6'] }],
          },
        ],
      },
    },
  }),
  /** Our decision: events of the maps of an e-sports match and all its markets. `time` is the clock of the match. */
  'venue.match': call({
    spec: 'Our decision',
    request: z.object({
      gameCode: z.string().check(z.maxLength(40)),
      no: z.string().check(z.regex(/^\d{1,12}$/)),
    }),
    response: z.object({ time: instant(), match: matchDetail }),
    example: {
      request: { gameCode: 'PZDJ-0001', no: '8817220' },
      response: {
        time: 1_763_690_400_000,
        match: {
          gameCode: 'PZDJ-0001',
          no: '8817220',
          startsAt: 1_763_690_280_000,
          state: 'live',
          discipline: 'moba',
          bestOf: 3,
          home: '赤焰',
          away: '云豹',
          homeId: '1',
          awayId: '11',
          score: [0, 0],
          maps: [
            { no: 1, state: 'live', score: [1, 0], clock: 720, events: [{ clock: 41, kind: 'kill', side: 'home' }] },
          ],
          markets: [
            {
              key: 'm1.firstTower',
              group: 'm1',
              name: '第一局 首座防御塔',
              status: 'open',
              selections: [
                { key: 'm1.firstTower:home', name: '赤焰', pays: '1.88' },
                { key: 'm1.firstTower:away', name: '云豹', pays: '1.90' },
              ],
            },
          ],
        },
      },
    },
  }),
  'collection.addCollection': collection,
  'collection.removeCollection': collection,
};
