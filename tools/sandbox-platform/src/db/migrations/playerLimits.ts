/** Adds what members set to limit their play: deposits of a day, week or month, reminders, and pauses. */
export const playerLimitsMigration: readonly string[] = [
  `create table deposit_limits (
     member_id integer not null references members,
     period text not null check (period in ('day', 'week', 'month')),
     amount bigint check (amount > 0),
     pending_amount bigint check (pending_amount > 0),
     pending_at timestamptz,
     primary key (member_id, period)
   )`,
  `create table play_reminders (
     member_id integer primary key references members,
     minutes integer not null check (minutes > 0)
   )`,
  `create table play_pauses (
     id bigint generated always as identity primary key,
     member_id integer not null references members,
     length text not null check (length in ('24h', '7d', '30d', '6m', '1y', '5y')),
     started_at timestamptz not null,
     ends_at timestamptz not null
   )`,
  `create index play_pauses_by_member on play_pauses (member_id, ends_at desc)`,
];
