import * as z from 'zod/mini';
import { call } from '../fields/schema.ts';
import { streamEntry } from './venueWire.ts';

export const streamSchemas = {
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
