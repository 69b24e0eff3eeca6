/**
 * Adds venues, their games, members' favourites and balances there, transfers and bonus pools.
 *
 * A transfer is posted in two steps through the `transit` account, which holds the money in between (F-WAL-08). The list
 * of account kinds moves to `schema.ts`.
 */
export const venuesMigration: readonly string[] = [
  `alter table accounts drop constraint if exists accounts_kind_check`,
  `alter table accounts add constraint accounts_kind_check check (kind ~ '^[a-z]{1,20}$')`,
  `alter table members add column auto_transfer boolean not null default false`,
  `create table venues (
     code text primary key check (code ~ '^[A-Z0-9]{2,12}$'),
     category text not null check (category in ('TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY')),
     names jsonb not null,
     slogans jsonb not null,
     state text not null default 'open' check (state in ('open', 'regionLimited')),
     launch_kind text not null check (launch_kind in ('local', 'http', 'site', 'other')),
     has_wallet boolean not null,
     min_transfer bigint not null check (min_transfer > 0),
     max_transfer bigint not null check (max_transfer >= min_transfer),
     sort integer not null,
     cover jsonb not null
   )`,
  `create table games (
     code text primary key,
     venue_code text not null references venues (code),
     category text not null,
     name_cn text not null,
     name_tw text not null,
     tabs text[] not null,
     tags text[] not null,
     rtp integer not null check (rtp between 1 and 10000),
     heat integer not null,
     cover jsonb not null
   )`,
  `create index games_by_heat on games (category, heat desc, code)`,
  `create index games_by_venue on games (venue_code)`,
  `create table game_favourites (
     member_id integer not null references members (id),
     game_code text not null references games (code),
     added_at timestamptz not null,
     primary key (member_id, game_code)
   )`,
  `create table game_visits (
     member_id integer not null references members (id),
     game_code text not null references games (code),
     last_at timestamptz not null,
     visits integer not null default 1,
     primary key (member_id, game_code)
   )`,
  `create table venue_sessions (
     token_hash text primary key,
     member_id integer not null references members (id),
     venue_code text not null references venues (code),
     game_code text references games (code),
     locale text not null,
     opened_at timestamptz not null
   )`,
  `create table venue_transfers (
     id bigint generated always as identity primary key,
     member_id integer not null references members (id),
     venue_code text not null references venues (code),
     direction text not null check (direction in ('in', 'out')),
     amount bigint not null check (amount > 0),
     cause text not null check (cause in ('member', 'recycle', 'launch')),
     status text not null default 'pending' check (status in ('pending', 'done', 'reversed')),
     verdict text not null check (verdict in ('accept', 'refuse')),
     answers_at timestamptz not null,
     began_at timestamptz not null,
     ended_at timestamptz,
     constraint ended_transfers_have_a_time check ((status = 'pending') = (ended_at is null))
   )`,
  `create index venue_transfers_by_member on venue_transfers (member_id, id desc)`,
  `create index pending_venue_transfers on venue_transfers (answers_at) where status = 'pending'`,
  `create table venue_turnover (
     member_id integer not null references members (id),
     venue_code text not null references venues (code),
     required bigint not null check (required >= 0),
     done bigint not null check (done >= 0),
     primary key (member_id, venue_code)
   )`,
  `create table bonus_pools (
     code text primary key,
     venue_code text not null references venues (code),
     names jsonb not null,
     base bigint not null check (base > 0),
     per_hour bigint not null check (per_hour > 0),
     period_hours integer not null check (period_hours > 0),
     won_at timestamptz,
     won_amount bigint,
     won_by text
   )`,
];
