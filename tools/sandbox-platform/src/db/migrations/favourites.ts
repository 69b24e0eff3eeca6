/** Adds the favourite matches, teams and leagues of members. A team has no id of its own, so its names are stored. */
export const favouritesMigration: readonly string[] = [
  `create table favourites (
     member_id integer not null references members,
     kind text not null check (kind in ('match', 'team', 'league')),
     ref text not null,
     names jsonb,
     added_at timestamptz not null,
     primary key (member_id, kind, ref)
   )`,
];
