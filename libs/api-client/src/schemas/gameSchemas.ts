import * as z from 'zod/mini';
import { call, instant, moneyText } from './schema.ts';
import {
  betOutcome,
  betRecord,
  gameType,
  lineText,
  oddsRule,
  priceText,
  resourceRequest,
  showType,
  sportBoard,
  sportChanges,
} from './sportWire.ts';

const resource = <Method extends string, Extra extends z.core.$ZodLooseShape>(method: Method, extra: Extra) =>
  z.object({ method: z.literal(method), enName: z.literal('crty'), Request: resourceRequest, ...extra });

const exampleRequest = { timestamp: 1_763_690_400_000, token: '', langx: 'zh-cn', remoteip: '' };

const recordFilter = {
  /** Empty for both. */
  status: z.enum(['', 'open', 'settled']),
  beginTime: z.optional(instant()),
  endTime: z.optional(instant()),
};

const exampleGame = {
  gameId: '700001',
  hgid: '700001',
  gide: '700001',
  gameType: 'FT' as const,
  showType: 'RB' as const,
  league_id: '101',
  team_h: '阿森纳',
  team_c: '利物浦',
  startTime: 1_763_690_400_000,
  re_time: '1H^23',
  isLive: 'Y' as const,
  t_count: 23,
  se_now: '1H',
  HalfTime: 'N' as const,
  gameStatus: 'live' as const,
  sc_FT_H: '1',
  sc_FT_C: '0',
  odds: [
    { id: '700001.RE.0.H', w: 'RE', r: 'H', i: 0, line: '-0.25', price: '0.95', active: 'Y' as const, ver: 3 },
    { id: '700001.RE.0.C', w: 'RE', r: 'C', i: 0, line: '-0.25', price: '0.91', active: 'Y' as const, ver: 3 },
  ],
};
const exampleLeague = {
  league_id: '101',
  name: '英格兰超级联赛',
  region: '英格兰',
  icon_class: 'eng',
  sort: 1,
  isFeatured: true,
};
const exampleBoard = {
  channel: 'FT.RB',
  cursor: 42,
  time: 1_763_690_400_000,
  leagues: [exampleLeague],
  games: [exampleGame],
};

export const gameSchemas = {
  'sport.session': call({
    spec: '§7 games resource',
    request: resource('session', {}),
    response: z.object({
      serverTime: instant(),
      /** Path of the push socket on the site's own origin. */
      feedPath: z.string(),
      counts: z.record(z.string(), z.record(z.string(), z.number())),
      /** Stake limits of a single bet: goldMin and goldMax of §3. */
      goldMin: moneyText(),
      goldMax: moneyText(),
      /** Seconds an in-play bet stays pending. */
      inPlayDelay: z.number(),
    }),
    example: {
      request: { method: 'session', enName: 'crty', Request: exampleRequest },
      response: {
        serverTime: 1_763_690_400_000,
        feedPath: '/ws/sport',
        counts: { FT: { FU: 300, FT: 120, RB: 60 } },
        goldMin: '10.00',
        goldMax: '50000.00',
        inPlayDelay: 3,
      },
    },
  }),
  'sport.board': call({
    spec: '§7 games resource, ruling B3',
    request: resource('board', { gameType: gameType(), showType: showType() }),
    response: sportBoard,
    example: {
      request: { method: 'board', enName: 'crty', Request: exampleRequest, gameType: 'FT', showType: 'RB' },
      response: exampleBoard,
    },
  }),
  /** 6303 when the cursor is too old: take a fresh board. */
  'sport.changes': call({
    spec: '§7 games resource, ruling B3',
    request: resource('changes', { channel: z.string(), cursor: z.number() }),
    response: sportChanges,
    example: {
      request: { method: 'changes', enName: 'crty', Request: exampleRequest, channel: 'FT.RB', cursor: 42 },
      response: {
        channel: 'FT.RB',
        from: 42,
        cursor: 43,
        time: 1_763_690_401_000,
        prices: [['700001.RE.0.H', '-0.25', '0.97', 'Y', 4]],
        games: [{ gameId: '700001', t_count: 24 }],
        added: [],
        leagues: [],
        removed: [],
      },
    },
  }),
  'sport.placeBet': call({
    spec: '§7 games resource, ruling B2',
    request: resource('placeBet', {
      /** Made once per confirmation; equal to the request id of the envelope (W3). */
      requestId: z.string(),
      gameId: z.string(),
      /** The price as the player saw it. */
      oddsId: z.string(),
      w: z.string(),
      r: z.string(),
      line: lineText(),
      price: priceText(),
      stake: moneyText(),
      oddsRule,
    }),
    response: betOutcome,
    example: {
      request: {
        method: 'placeBet',
        enName: 'crty',
        Request: exampleRequest,
        requestId: '7c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11',
        gameId: '700001',
        oddsId: '700001.RE.0.H',
        w: 'RE',
        r: 'H',
        line: '-0.25',
        price: '0.95',
        stake: '100.00',
        oddsRule: 'none',
      },
      response: {
        status: 'ACCEPTED',
        requestId: '7c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11',
        ticketId: 'T20261121000001',
        price: '0.95',
        line: '-0.25',
        stake: '100.00',
        winAmount: '95.00',
        placedAt: 1_763_690_400_000,
      },
    },
  }),
  'sport.betStatus': call({
    spec: '§7 games resource, ruling B2',
    request: resource('betStatus', { requestId: z.string() }),
    response: betOutcome,
    example: {
      request: {
        method: 'betStatus',
        enName: 'crty',
        Request: exampleRequest,
        requestId: '7c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11',
      },
      response: { status: 'UNKNOWN', requestId: '7c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11' },
    },
  }),
  'record.betRecordTotal': call({
    spec: '§7 games record',
    request: z.object(recordFilter),
    response: z.object({ count: z.number(), stake: moneyText(), net: moneyText() }),
    example: { request: { status: 'settled' }, response: { count: 1, stake: '100.00', net: '95.00' } },
  }),
  'record.betRecordList': call({
    spec: '§7 games record',
    request: z.object({
      ...recordFilter,
      pageNum: z.number().check(z.positive()),
      pageSize: z.number().check(z.positive(), z.maximum(100)),
    }),
    response: z.object({ total: z.number(), list: z.array(betRecord) }),
    example: { request: { status: 'open', pageNum: 1, pageSize: 20 }, response: { total: 0, list: [] } },
  }),
  /** Matches of the front page. Guests may subscribe to the named channel for their prices. */
  'video.hotLiveMatchDetail': call({
    spec: '§7 games video',
    request: z.object({ langx: z.string() }),
    response: z.extend(sportBoard, { feedPath: z.string() }),
    example: { request: { langx: 'zh-cn' }, response: { ...exampleBoard, feedPath: '/ws/sport' } },
  }),
};
