import * as z from 'zod/mini';
import { exampleRequest, resource } from './resourceCall.ts';
import { call, instant, moneyText } from '../fields/schema.ts';
import { betSchemas } from './betSchemas.ts';
import { exampleCentre, sportCentre } from './centreWire.ts';
import { searchSchemas } from './searchSchemas.ts';
import { gameType, showType, sportBoard, sportChanges } from './sportWire.ts';

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
  ...betSchemas,
  ...searchSchemas,
  'sport.session': call({
    spec: '§7 games resource',
    request: resource('session', {}),
    response: z.object({
      serverTime: instant(),
      /** Path of the push socket on the site's own origin. */
      feedPath: z.string(),
      counts: z.record(z.string(), z.record(z.string(), z.number())),
      /** Stake limits of a bet: goldMin and goldMax of §3. */
      goldMin: moneyText(),
      goldMax: moneyText(),
      /** Limits of one unit of a series. Its whole stake is limited by goldMin and goldMax, like a single. */
      unitMin: moneyText(),
      unitMax: moneyText(),
      /** Caps on a member's winnings per day and game type, in USD (§1). A series has the lowest cap of its legs. */
      payoutCaps: z.record(z.string(), moneyText()),
      /** CNY for one USD, for converting the caps. */
      usdRate: moneyText(),
      /** Seconds for which an in-play bet is pending. */
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
        unitMin: '2.00',
        unitMax: '50000.00',
        payoutCaps: { FT: '1500000.00', TN: '300000.00', SK: '200000.00' },
        usdRate: '7.10',
        inPlayDelay: 3,
      },
    },
  }),
  'sport.board': call({
    spec: '§7 games resource, ruling B3',
    request: resource('board', {
      gameType: gameType(),
      showType: showType(),
      /** Requests prices as numbers. A platform may not support it. */
      compact: z.optional(z.boolean()),
    }),
    response: sportBoard,
    example: {
      request: { method: 'board', enName: 'crty', Request: exampleRequest, gameType: 'FT', showType: 'RB' },
      response: exampleBoard,
    },
  }),
  /** One match with all its markets: a board of channel `GAME.gameId`. It is empty if the match is unknown or on no board. */
  'sport.game': call({
    spec: '§7 games resource, ruling B3',
    request: resource('game', { gameId: z.string() }),
    response: sportBoard,
    example: {
      request: { method: 'game', enName: 'crty', Request: exampleRequest, gameId: '700001' },
      response: { ...exampleBoard, channel: 'GAME.700001' },
    },
  }),
  /** 6303 if the cursor is too old: load a new board. */
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
  /** 6303 if the match has no centre, or if the cursor is none of it: load the whole centre. */
  'sport.centre': call({
    spec: '§7 games resource, ruling B3',
    request: resource('centre', { gameId: z.string(), cursor: z.optional(z.number()) }),
    response: sportCentre,
    example: {
      request: { method: 'centre', enName: 'crty', Request: exampleRequest, gameId: '700001' },
      response: { ...exampleCentre, match: { ...exampleCentre.match, game: exampleGame, league: exampleLeague } },
    },
  }),
  /** Matches of the home page, in play and today. Guests may subscribe to the returned channel for their prices. */
  'video.hotLiveMatchDetail': call({
    spec: '§7 games video',
    request: z.object({ langx: z.string(), compact: z.optional(z.boolean()) }),
    response: z.extend(sportBoard, { feedPath: z.string() }),
    example: { request: { langx: 'zh-cn' }, response: { ...exampleBoard, feedPath: '/ws/sport' } },
  }),
};
