/** Adds the counts of attempts and of codes per recipient. */
export const attemptsMigration: readonly string[] = [
  `create table attempts (
     kind text not null,
     key text not null,
     count integer not null,
     expires_at timestamptz not null,
     primary key (kind, key)
   )`,
  `create index attempts_by_expiry on attempts (expires_at)`,
  `create table code_recipients (
     recipient text not null,
     counter text not null check (counter in ('sent', 'reset', 'decoy')),
     day text not null,
     count integer not null,
     last_at timestamptz not null,
     primary key (recipient, counter)
   )`,
  `create index code_recipients_by_age on code_recipients (last_at)`,
  `create index codes_by_age on codes (created_at)`,
];
