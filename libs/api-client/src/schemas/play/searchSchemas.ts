import * as z from 'zod/mini';
import { call, instant } from '../fields/schema.ts';
import { gameType, showType } from './sportWire.ts';
import { venueCategory } from './venueWire.ts';

const leagueName = z.object({ id: z.string(), gameType: gameType(), name: z.string() });

const matchName = z.object({
  gameId: z.string(),
  leagueId: z.string(),
  showType: showType(),
  home: z.string(),
  /** Empty for a champion market. */
  away: z.string(),
  startTime: instant(),
});

const gameName = z.object({ gameCode: z.string(), category: venueCategory(), name: z.string(), venueName: z.string() });

/** Schema of the names that the search of the site finds, in the language of the call. */
export const searchSchemas = {
  /** Names of all matches on the boards, their leagues, and all games. Only leagues with a match are listed. */
  'search.index': call({
    spec: 'none, ruling W5',
    request: z.object({}),
    response: z.object({
      leagues: z.array(leagueName),
      /** In the order of the boards, live matches first. */
      matches: z.array(matchName),
      /** The most played first. */
      games: z.array(gameName),
    }),
    example: {
      request: {},
      response: {
        leagues: [{ id: '101', gameType: 'FT', name: '英格兰超级联赛' }],
        matches: [
          {
            gameId: '700001',
            leagueId: '101',
            showType: 'RB',
            home: '阿森纳',
            away: '利物浦',
            startTime: 1_763_690_400_000,
          },
        ],
        games: [{ gameCode: 'BGDZ-0001', category: 'DZ', name: '黄金麒麟传奇', venueName: '百工电子' }],
      },
    },
  }),
};
