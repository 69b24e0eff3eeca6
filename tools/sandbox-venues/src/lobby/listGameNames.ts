import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db } from '@pavilion/sandbox-platform/db/database';

type GameName = ResponseOf<'search.index'>['games'][number];

/** Lists the names of all games and of their venues, the most played first. */
export async function listGameNames(db: Db, locale: Locale): Promise<GameName[]> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('venues', 'venues.code', 'games.venue_code')
    .select(['games.code', 'games.category', 'games.name_cn', 'games.name_tw', 'venues.names'])
    .orderBy('games.heat', 'desc')
    .orderBy('games.code')
    .execute();
  return rows.map(({ code, category, name_cn, name_tw, names }) => ({
    gameCode: code,
    category,
    name: locale === 'zh-TW' ? name_tw : name_cn,
    venueName: names[locale],
  }));
}
