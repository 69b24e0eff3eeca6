import * as z from 'zod/mini';
import { call, instant, moneyText, unspecified } from '../fields/schema.ts';
import {
  bonusPool,
  gameInfo,
  gameRow,
  gameRules,
  streamEntry,
  tableState,
  transferAmount,
  transferDirection,
  venueCategory,
  venueInfo,
  venueState,
  venueTransfer,
} from './venueWire.ts';

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

const exampleTransfer = {
  transferId: '42',
  channelCode: 'BGDZ',
  ty: '1' as const,
  amount: '100.00',
  status: 'done' as const,
};

const collection = call({
  spec: '§7 games collection',
  request: z.object({ gameCode: z.string().check(z.maxLength(40)) }),
  response: z.object({ gameCode: z.string(), isFavourite: z.boolean() }),
  example: { request: { gameCode: 'BGDZ-0001' }, response: { gameCode: 'BGDZ-0001', isFavourite: true } },
});

const enabled = () => z.enum(['0', '1']);

/**
 * Schemas of the venue calls. The specification has channelCode, amount, ty, isActivity, enName, gameCode, url, category and
 * totalMoney; the rest is our decision. `category` of `allBalance` is 8 for all venues, or 1 to 7 for one category in the
 * order TY, ZR, QP, DJ, CP, DZ, BY. The other calls use the key of the category.
 */
export const venueSchemas = {
  'venue.allBalance': call({
    spec: '§3, §7 games',
    request: z.object({ category: z.number().check(z.int(), z.minimum(1), z.maximum(8)) }),
    response: z.object({
      list: z.array(
        z.object({
          channelCode: z.string(),
          name: z.string(),
          balance: moneyText(),
          category: z.optional(venueCategory()),
          state: z.optional(venueState()),
        }),
      ),
      /** Sum of the listed venue balances. */
      totalMoney: moneyText(),
      /** Money in transit. With the centre wallet of the same moment the sum is complete. */
      pendingMoney: z.optional(moneyText()),
      centerWalletBalance: z.optional(moneyText()),
      autoTransferStatus: z.optional(enabled()),
    }),
    example: {
      request: { category: 8 },
      response: {
        list: [{ channelCode: 'BGDZ', name: '百工电子', balance: '100.00', category: 'DZ', state: 'open' }],
        totalMoney: '100.00',
        pendingMoney: '0.00',
        centerWalletBalance: '9900.00',
        autoTransferStatus: '0',
      },
    },
  }),
  /** 6301 if the venue has no wallet. */
  'venue.balance': call({
    spec: '§7 games',
    request: z.object({ channelCode: z.string() }),
    response: z.object({ channelCode: z.string(), name: z.string(), balance: moneyText() }),
    example: {
      request: { channelCode: 'BGDZ' },
      response: { channelCode: 'BGDZ', name: '百工电子', balance: '100.00' },
    },
  }),
  /**
   * 6014 if the venue refused and the money was returned; 6301 with `data.reason` for an amount outside the limits or the
   * balance; 6413 with `data.remaining` while an activity's turnover at the venue is unmet. `isActivity` marks a transfer made
   * in the turnover dialog.
   */
  'venue.transfer': call({
    spec: '§3, §7 games',
    request: z.object({
      channelCode: z.string(),
      amount: transferAmount(),
      ty: transferDirection(),
      isActivity: z.optional(z.number()),
    }),
    response: venueTransfer,
    example: { request: { channelCode: 'BGDZ', amount: '100.00', ty: '1' }, response: exampleTransfer },
  }),
  /** Recalls the money of all venues, or of one. Money of a closed venue, or with unmet turnover, stays and is in `kept`. */
  'venue.recycle': call({
    spec: '§7 games',
    request: z.object({ channelCode: z.optional(z.string()) }),
    response: z.object({
      list: z.array(
        z.object({
          channelCode: z.string(),
          amount: moneyText(),
          status: z.enum(['done', 'pending', 'reversed', 'kept']),
          transferId: z.optional(z.string()),
          /** Reason why it stays: 6413 or 6415. */
          reasonCode: z.optional(z.number()),
        }),
      ),
      /** Amount credited to the centre wallet. */
      totalMoney: moneyText(),
    }),
    example: {
      request: {},
      response: {
        list: [{ channelCode: 'BGDZ', amount: '100.00', status: 'done', transferId: '43' }],
        totalMoney: '100.00',
      },
    },
  }),
  /**
   * 6413 while turnover at another venue is unmet, because its money cannot be moved; `isActivity: 1` launches anyway ("Enter
   * directly"). An empty `gameCode` opens the lobby of the venue.
   */
  'venue.launch': call({
    spec: '§3, §4, §7 games',
    request: z.object({ enName: z.string(), gameCode: z.string(), isActivity: z.optional(z.number()) }),
    response: z.object({
      url: z.string(),
      /**
       * Our decision: whether the venue reads `theme=light` or `theme=dark` from the query of `url` and does not sign it. If
       * absent, the URL must be opened unchanged, because a signed one may not accept additions.
       */
      takesTheme: z.optional(z.boolean()),
      data: z.optional(unspecified()),
      /** Money moved by auto-transfer. */
      transfer: z.optional(venueTransfer),
    }),
    example: { request: { enName: 'CRTY', gameCode: '' }, response: { url: 'CRTY' } },
  }),
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
  'status.setAutoTransferStatus': call({
    spec: '§7 games status',
    request: z.object({ status: enabled() }),
    response: z.object({ status: enabled() }),
    example: { request: { status: '1' }, response: { status: '1' } },
  }),
  'collection.addCollection': collection,
  'collection.removeCollection': collection,
  /** Streams of current matches, then of ended ones, newest first. */
  'stream.history': call({
    spec: '§7 stream',
    request: z.object({
      pageNum: z.number().check(z.int(), z.minimum(1), z.maximum(1_000)),
      pageSize: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
      langx: z.optional(z.string()),
    }),
    response: z.object({ total: z.number(), list: z.array(streamEntry) }),
    example: {
      request: { pageNum: 1, pageSize: 10 },
      response: {
        total: 1,
        list: [
          {
            streamId: 'S700001',
            gameId: '700001',
            gameType: 'FT',
            league: '英格兰超级联赛',
            team_h: '阿森纳',
            team_c: '利物浦',
            startTime: 1_763_690_400_000,
            status: 'ended',
            score: '2-1',
            endTime: 1_763_697_600_000,
          },
        ],
      },
    },
  }),
};
