/**
 * Adds bonus pools to rounds: a round contributes to its venue's pool and may win it. The pool's account holds the
 * contributions of this platform since the last win. The `network` account pays the share of other platforms.
 */
export const poolRoundsMigration: readonly string[] = [
  `insert into accounts (code, kind, may_go_negative) values ('network', 'network', true)`,
  `alter table bonus_pools
     add column share integer not null default 50 check (share between 0 and 500),
     add column odds bigint not null default 4294967296 check (odds between 1 and 4294967296),
     add column fed_since timestamptz,
     add column given_at timestamptz,
     add column given bigint not null default 0`,
  `update bonus_pools set odds = least(base * 5, 4294967296)`,
  `alter table bonus_pools alter column odds drop default, add constraint one_pool_a_venue unique (venue_code)`,
  `alter table venue_rounds
     add column pool_code text references bonus_pools (code),
     add column pool_odds bigint,
     add column pool_fed bigint not null default 0 check (pool_fed >= 0),
     add column pool_won bigint not null default 0 check (pool_won >= 0),
     add constraint fed_rounds_name_their_pool check ((pool_code is null) = (pool_odds is null))`,
  `create index venue_rounds_by_pool on venue_rounds (pool_code) where pool_fed > 0`,
];
