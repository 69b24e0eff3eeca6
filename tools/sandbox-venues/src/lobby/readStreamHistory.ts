import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import type { GameResult } from '@pavilion/sandbox-platform/betting/settling/matchResults';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { Langx, World } from '@pavilion/sandbox-world';

type HistoryQuery = RequestOf<'stream.history'>;
type Entry = ResponseOf<'stream.history'>['list'][number];

/** Largest number of ended matches in the list. */
const MAX_ENDED_MATCHES = 200;
const channels = ['FT.RB', 'BK.RB'] as const;

const formatStreamId = (gameId: string): string => `S${gameId}`;

function listLiveStreams(world: World, langx: Langx): Entry[] {
  return channels.flatMap((channel) => {
    const { games, leagues } = world.board(channel, langx);
    const names = new Map(leagues.map(({ league_id, name }) => [league_id, name]));
    return games.map((game) => ({
      streamId: formatStreamId(game.gameId),
      gameId: game.gameId,
      gameType: game.gameType,
      league: names.get(game.league_id) ?? '',
      team_h: game.team_h,
      team_c: game.team_c,
      startTime: game.startTime,
      status: 'live' as const,
      score: `${game.sc_FT_H ?? '0'}-${game.sc_FT_C ?? '0'}`,
    }));
  });
}

async function readEndedStreams(db: Db, world: World, langx: Langx): Promise<Entry[]> {
  const rows = await db
    .selectFrom('match_results')
    .selectAll()
    .where('period', '=', 'FT')
    .orderBy('created_at', 'desc')
    .orderBy('game_id')
    .limit(MAX_ENDED_MATCHES)
    .execute();
  const script = langx === 'zh-tw' ? 'tw' : 'cn';
  return rows.flatMap(({ game_id, result, created_at }): Entry[] => {
    const { fullTime, voidCode } = result as GameResult;
    const match = world.match(game_id);
    if (!match || voidCode) return [];
    return [
      {
        streamId: formatStreamId(game_id),
        gameId: game_id,
        gameType: match.gameType,
        league: match.league[script],
        team_h: match.home[script],
        team_c: match.away[script],
        startTime: match.startTime,
        status: 'ended',
        score: `${fullTime.home}-${fullTime.away}`,
        endTime: created_at.getTime(),
      },
    ];
  });
}

/** Returns a page of the streams: live matches, latest kick-off first, then ended ones, latest first (GAM-04). */
export async function readStreamHistory(
  { db, world }: { readonly db: Db; readonly world: World },
  { pageNum, pageSize }: HistoryQuery,
  langx: Langx,
) {
  const live = listLiveStreams(world, langx).sort((a, b) => b.startTime - a.startTime);
  const all = [...live, ...(await readEndedStreams(db, world, langx))];
  return { total: all.length, list: all.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
}
