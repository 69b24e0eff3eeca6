import * as z from 'zod/mini';
import { call } from '../fields/schema.ts';
import { gameType } from '../play/sportWire.ts';

const MAX_ADDED = 200;

const kind = () => z.enum(['match', 'team', 'league']);
const id = () => z.string().check(z.minLength(1), z.maxLength(80));

const favourite = z.object({
  kind: kind(),
  id: id(),
  /** Sport of a team. */
  gameType: z.optional(gameType()),
  /** Name in the language of the call; empty for a match or league that is on no board. */
  name: z.string(),
});

const added = z.union([
  z.object({ kind: z.enum(['match', 'league']), id: id() }),
  /** A team is named by one of its matches. */
  z.object({ kind: z.literal('team'), gameId: id(), side: z.enum(['H', 'C']) }),
]);

/** Schemas of the favourite matches, teams and leagues of a member. */
export const favouriteSchemas = {
  /** All favourites, latest first. */
  'favourites.list': call({
    spec: 'none, ruling W5',
    request: z.object({}),
    response: z.object({
      list: z.array(favourite),
      /** Matches of the favourites that are in play or start within 30 minutes, at most 30. */
      currentGameIds: z.array(z.string()),
    }),
    example: {
      request: {},
      response: {
        list: [
          { kind: 'team', id: 'FT.阿森纳', gameType: 'FT', name: '阿森纳' },
          { kind: 'league', id: '101', name: '英格兰超级联赛' },
        ],
        currentGameIds: ['700001'],
      },
    },
  }),
  /**
   * Adds favourites. Those that the member already has stay as they are, and unknown ones are ignored, because their match may
   * be over. A member has at most 200; the oldest are removed.
   */
  'favourites.add': call({
    spec: 'none, ruling W5',
    request: z.object({ items: z.array(added).check(z.minLength(1), z.maxLength(MAX_ADDED)) }),
    response: z.object({}),
    example: { request: { items: [{ kind: 'team', gameId: '700001', side: 'H' }] }, response: {} },
  }),
  /** Removes a favourite of the list. One that is not in it is no error. */
  'favourites.remove': call({
    spec: 'none, ruling W5',
    request: z.object({ kind: kind(), id: id() }),
    response: z.object({}),
    example: { request: { kind: 'league', id: '101' }, response: {} },
  }),
};
