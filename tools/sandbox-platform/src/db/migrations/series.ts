/**
 * Adds parlays: selections move from bets to legs, of which a single has one. Adds corrected results, cancelled goals and
 * the former result of a resettled bet.
 */
export const seriesMigration: readonly string[] = [
  `create table bet_legs (
     bet_id bigint not null references bets (id),
     position smallint not null,
     game_id text not null,
     game_type text not null,
     show_type text not null,
     names jsonb not null,
     start_at timestamptz not null,
     odds_id text not null,
     play text not null,
     side text not null,
     line text not null,
     price text not null,
     taken_at timestamptz,
     score_at_bet text,
     cards_at_bet text,
     score_final text,
     result_code text,
     primary key (bet_id, position)
   )`,
  `insert into bet_legs (bet_id, position, game_id, game_type, show_type, names, start_at, odds_id, play, side, line,
                         price, score_at_bet, score_final, result_code)
   select id, 0, game_id, game_type, show_type, names, start_at, odds_id, play, side, line,
          price, score_at_bet, score_final, result_code
   from bets`,
  `create index bet_legs_by_game on bet_legs (game_id)`,
  `alter table bets
     add column kind text not null default 'single' check (kind in ('single', 'series')),
     add column picks text,
     add column systems jsonb,
     add column unit_stake bigint,
     add column cap_usd integer not null default 1500000,
     add column resettled_at timestamptz,
     add column resettlements integer not null default 0,
     add column former jsonb,
     add column written_off bigint not null default 0 check (written_off >= 0)`,
  `update bets set picks = game_id || '.' || play || '.' || side, unit_stake = stake`,
  `update bets set cap_usd = 200000 where game_type not in ('FT', 'BK')`,
  `alter table bets
     alter column picks set not null,
     alter column unit_stake set not null,
     alter column kind drop default,
     alter column cap_usd drop default,
     add constraint a_series_has_systems check ((kind = 'series') = (systems is not null)),
     drop column game_id, drop column game_type, drop column show_type, drop column names, drop column start_at,
     drop column odds_id, drop column play, drop column side, drop column line, drop column price,
     drop column score_at_bet, drop column score_final`,
  `create unique index one_live_bet_per_picks on bets (member_id, picks) where status in ('pending', 'open')`,
  `create index live_bets on bets (id) where status in ('pending', 'open')`,
  `alter table match_results
     add column revision integer not null default 1,
     add column is_settled boolean not null default true`,
  `create table cancelled_goals (
     game_id text not null,
     side text not null check (side in ('H', 'C')),
     given_at timestamptz not null,
     cancelled_at timestamptz not null,
     score_after text not null,
     primary key (game_id, side, given_at)
   )`,
];
