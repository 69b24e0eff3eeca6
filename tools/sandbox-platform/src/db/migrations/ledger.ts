/**
 * Adds the double-entry ledger. The database enforces its rules: postings are only inserted, an entry sums to zero at
 * commit, only the trigger writes balances, and a member's account cannot become negative.
 */
export const ledgerMigration: readonly string[] = [
  `create table accounts (
     code text primary key,
     kind text not null check (kind in ('wallet', 'locked', 'house', 'promo')),
     member_id integer references members (id),
     may_go_negative boolean not null default false,
     balance bigint not null default 0,
     constraint member_accounts_hold_money check (may_go_negative or balance >= 0),
     constraint only_the_house_owes check (not (may_go_negative and member_id is not null))
   )`,
  `create table entries (
     id bigint generated always as identity primary key,
     kind text not null,
     ref text not null,
     created_at timestamptz not null,
     constraint one_effect_per_cause unique (kind, ref)
   )`,
  `create table postings (
     entry_id bigint not null references entries (id),
     account text not null references accounts (code),
     amount bigint not null check (amount <> 0),
     primary key (entry_id, account)
   )`,
  `create index postings_by_account on postings (account)`,
  `create function add_posting_to_balance() returns trigger language plpgsql as $$
   begin
     update accounts set balance = balance + new.amount where code = new.account;
     return new;
   end $$`,
  `create trigger postings_move_balances after insert on postings
     for each row execute function add_posting_to_balance()`,
  `create function require_zero_sum() returns trigger language plpgsql as $$
   declare
     entry bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
     total numeric;
   begin
     select sum(amount) into total from postings where entry_id = entry;
     if total is null or total <> 0 then
       raise exception 'entry % does not balance', entry using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger entries_balance after insert on entries
     deferrable initially deferred for each row execute function require_zero_sum('id')`,
  `create constraint trigger postings_balance after insert on postings
     deferrable initially deferred for each row execute function require_zero_sum('entry_id')`,
  `create function refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception 'the books are only ever added to' using errcode = 'check_violation';
   end $$`,
  `create trigger postings_are_final before update or delete on postings
     for each row execute function refuse_change()`,
  `create trigger entries_are_final before update or delete on entries
     for each row execute function refuse_change()`,
  `create function refuse_direct_balance() returns trigger language plpgsql as $$
   begin
     if pg_trigger_depth() < 2 then
       raise exception 'a balance changes by postings alone' using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger balances_follow_postings before update of balance on accounts
     for each row when (old.balance is distinct from new.balance) execute function refuse_direct_balance()`,
  `create function refuse_opening_balance() returns trigger language plpgsql as $$
   begin
     if new.balance <> 0 then
       raise exception 'an account opens empty' using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger accounts_open_empty before insert on accounts
     for each row execute function refuse_opening_balance()`,
  `insert into accounts (code, kind, may_go_negative) values ('house', 'house', true), ('promo', 'promo', true)`,
];
