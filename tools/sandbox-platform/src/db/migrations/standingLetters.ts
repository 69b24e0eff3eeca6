/** Adds broadcasts that members who register later receive too, such as a fraud warning, until they end. */
export const standingLettersMigration: readonly string[] = [
  `alter table letters
     add column is_standing boolean not null default false,
     add column ends_at timestamptz,
     add constraint only_broadcasts_stand check (member_id is null or not is_standing)`,
  `create index broadcasts_by_time on letters (created_at desc) where member_id is null`,
  `update letters set is_standing = true where cause = 'seed:safety'`,
];
