/** Adds inbox messages that the site shows after each login until they are read. */
export const forcedLettersMigration: readonly string[] = [
  `alter table letters add column is_forced boolean not null default false`,
  `create index forced_letters on letters (created_at desc) where is_forced`,
];
