/** Adds game rounds at venues with their seeds and draws, and a view of all turnover. */
export const gamesMigration: readonly string[] = [
  `create table venue_seeds (
     member_id integer not null references members (id),
     venue_code text not null references venues (code),
     no integer not null,
     client_seed text not null,
     next_nonce integer not null default 0,
     opened_at timestamptz not null,
     revealed_at timestamptz,
     primary key (member_id, venue_code, no)
   )`,
  `create unique index one_seed_in_use on venue_seeds (member_id, venue_code) where revealed_at is null`,
  `create table venue_draws (
     game_code text not null,
     no integer not null,
     due_at timestamptz not null,
     outcome jsonb,
     primary key (game_code, no)
   )`,
  `create table venue_rounds (
     id bigint generated always as identity primary key,
     member_id integer not null references members (id),
     venue_code text not null references venues (code),
     category text not null,
     game_code text not null,
     names jsonb not null,
     rules text not null,
     request_id text not null,
     asked text not null,
     bets jsonb not null,
     stake bigint not null check (stake > 0),
     payout bigint check (payout >= 0),
     status text not null check (status in ('open', 'settled')),
     seed_no integer,
     nonce integer,
     draw_no integer,
     outcome jsonb,
     placed_at timestamptz not null,
     settled_at timestamptz,
     constraint one_round_a_request unique (member_id, request_id),
     constraint one_round_a_nonce unique (member_id, venue_code, seed_no, nonce),
     constraint settled_rounds_paid check ((status = 'settled') = (payout is not null and settled_at is not null)),
     constraint a_round_has_a_source check ((draw_no is null) = (seed_no is not null and nonce is not null))
   )`,
  `create index venue_rounds_by_member on venue_rounds (member_id, placed_at desc, id desc)`,
  `create index venue_rounds_by_settlement on venue_rounds (member_id, settled_at) where status = 'settled'`,
  `create index open_venue_rounds on venue_rounds (game_code, draw_no) where status = 'open'`,
  `create view turnovers as
     select member_id, 'TY' as category, placed_at, settled_at, least(stake, abs(net)) as amount
     from bets where status = 'settled' and net <> 0
     union all
     select member_id, category, placed_at, settled_at, least(stake, abs(payout - stake)) as amount
     from venue_rounds where status = 'settled' and payout <> stake`,
];
