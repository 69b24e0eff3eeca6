/** Days are counted in UTC+8 (ruling S3); the shift is written out, so that no table of zones is asked. */
const buildDayExpression = (row: string) => `((${row}created_at at time zone 'UTC') + interval '8 hours')::date`;

/** The day that stands for all of them. */
const ALL_DAYS = `'-infinity'::date`;

const bookDay = (row: 'old' | 'new', sign: '' | '-') =>
  `insert into deal_totals (member_id, day, type, status, direction, count, amount)
   select ${row}.member_id, each.day, ${row}.type, ${row}.status, ${row}.direction, ${sign}1, ${sign}${row}.amount
   from (values (${ALL_DAYS}), (${buildDayExpression(`${row}.`)})) each (day)
   on conflict (member_id, day, type, status, direction)
   do update set count = deal_totals.count + excluded.count, amount = deal_totals.amount + excluded.amount;`;

/**
 * What a member's record of transactions comes to, day by day and as a whole (the day `-infinity`): the totals of a long record are then the sum of a few rows.
 * Kept by the table of transactions itself, so that no code can forget it. And indexes for the record under a filter.
 */
export const dealTotalsMigration: readonly string[] = [
  `create table deal_totals (
     member_id integer not null references members (id),
     day date not null,
     type text not null,
     status text not null,
     direction text not null,
     count bigint not null,
     amount bigint not null,
     primary key (member_id, day, type, status, direction)
   )`,
  `insert into deal_totals (member_id, day, type, status, direction, count, amount)
   select member_id, each.day, type, status, direction, count(*), sum(amount)
   from deals, lateral (values (${ALL_DAYS}), (${buildDayExpression('')})) each (day) group by 1, 2, 3, 4, 5`,
  `create function total_deals() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then ${bookDay('old', '-')} end if;
     ${bookDay('new', '')}
     return null;
   end $$`,
  `create trigger deals_totalled after insert or update on deals for each row execute function total_deals()`,
  `create index deals_by_type on deals (member_id, type, created_at desc, id desc)`,
  `create index deals_by_status on deals (member_id, status, created_at desc, id desc)`,
];
