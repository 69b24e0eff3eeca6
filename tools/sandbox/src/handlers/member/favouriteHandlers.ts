import type { RequestOf } from '@pavilion/api-client/protocol';
import {
  addFavourites,
  listFavourites,
  removeFavourite,
  type NewFavourite,
} from '@pavilion/sandbox-platform/members/favourites';
import type { World, WorldGameType } from '@pavilion/sandbox-world';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import { parseLangx } from '../../request/parseLangx.ts';
import type { Platform } from '../../request/platform.ts';
import { listCurrentGameIds } from './listCurrentGameIds.ts';

type Item = RequestOf<'favourites.add'>['items'][number];

const hasLeague = (world: World, id: string): boolean =>
  world.leagues('zh-cn').some(({ league_id }) => league_id === id);

/** Finds what an item names in the world; `undefined` for a match, team or league that it does not have. */
function findFavourite(world: World, item: Item): NewFavourite | undefined {
  if (item.kind === 'team') return findTeam(world, item);
  const isKnown = item.kind === 'league' ? hasLeague(world, item.id) : world.match(item.id) !== undefined;
  return isKnown ? { kind: item.kind, ref: item.id } : undefined;
}

function findTeam(world: World, { gameId, side }: Extract<Item, { kind: 'team' }>): NewFavourite | undefined {
  const match = world.match(gameId);
  if (!match) return undefined;
  const { cn, tw } = side === 'H' ? match.home : match.away;
  // A champion market has no second team.
  return cn ? { kind: 'team', ref: `${match.gameType}.${cn}`, names: { 'zh-CN': cn, 'zh-TW': tw } } : undefined;
}

/** Parses the sport of a team from its id, such as `FT.阿森纳`. */
const parseSport = (ref: string) => ref.slice(0, ref.indexOf('.')) as WorldGameType;

/** Handlers of the favourites of a member (FAV-01, ruling W5). */
export const createFavouriteHandlers = ({ db, world }: Platform) =>
  ({
    'favourites.list': async ({ member, locale }) => {
      const favourites = await listFavourites(db, member.id);
      const { leagues, matches } = world.names(parseLangx(locale));
      const names = new Map<string, string>([
        ...leagues.map(({ id, name }) => [`league ${id}`, name] as const),
        ...matches.map(
          ({ gameId, home, away }) => [`match ${gameId}`, [home, away].filter(Boolean).join(' - ')] as const,
        ),
      ]);
      return {
        list: favourites.map(({ kind, ref, names: own }) => ({
          kind,
          id: ref,
          ...(kind === 'team' && { gameType: parseSport(ref) }),
          name: own?.[locale] ?? names.get(`${kind} ${ref}`) ?? '',
        })),
        currentGameIds: listCurrentGameIds(world, favourites),
      };
    },
    'favourites.add': ({ once, member, body, now }) =>
      once(async (tx) => {
        const found = body.items.flatMap((item) => findFavourite(world, item) ?? []);
        await addFavourites(tx, found, { memberId: member.id, now });
        return {};
      }),
    'favourites.remove': ({ once, member, body: { kind, id } }) =>
      once(async (tx) => {
        await removeFavourite(tx, member.id, { kind, ref: id });
        return {};
      }),
  }) satisfies Partial<SandboxHandlers>;
