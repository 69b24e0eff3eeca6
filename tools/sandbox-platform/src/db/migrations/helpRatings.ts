/** Adds the ratings of help pages: one per page and reader, who is a member or the device of a guest. */
export const helpRatingsMigration: readonly string[] = [
  `create table help_ratings (
     page text not null,
     reader text not null,
     is_helpful boolean not null,
     rated_at timestamptz not null,
     primary key (page, reader)
   )`,
];
