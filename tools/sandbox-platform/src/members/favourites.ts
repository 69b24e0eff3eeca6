import type { Db, Tx } from '../db/database.ts';
import type { FavouritesTable, Texts } from '../db/tables/memberCentreTables.ts';

const MAX_FAVOURITES = 200;

/** Kind and id of a favourite. */
export interface FavouriteRef {
  readonly kind: FavouritesTable['kind'];
  readonly ref: string;
}

export interface NewFavourite extends FavouriteRef {
  /** Names of a team. */
  readonly names?: Texts<string>;
}

/** Lists the favourites of a member, latest first. */
export const listFavourites = (db: Db, memberId: number) =>
  db
    .selectFrom('favourites')
    .select(['kind', 'ref', 'names'])
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('ref')
    .execute();

/** Adds favourites and removes the oldest above 200. One that the member already has stays as it is. */
export async function addFavourites(
  tx: Tx,
  favourites: readonly NewFavourite[],
  { memberId, now }: { readonly memberId: number; readonly now: Date },
): Promise<void> {
  if (favourites.length === 0) return;
  await tx
    .insertInto('favourites')
    .values(
      favourites.map(({ kind, ref, names }) => ({
        member_id: memberId,
        kind,
        ref,
        names: names ? JSON.stringify(names) : null,
        added_at: now,
      })),
    )
    .onConflict((row) => row.columns(['member_id', 'kind', 'ref']).doNothing())
    .execute();
  const surplus = (await listFavourites(tx, memberId)).slice(MAX_FAVOURITES);
  for (const favourite of surplus) await removeFavourite(tx, memberId, favourite);
}

/** Removes a favourite of a member, if it exists. */
export async function removeFavourite(tx: Tx, memberId: number, { kind, ref }: FavouriteRef): Promise<void> {
  await tx
    .deleteFrom('favourites')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .execute();
}
