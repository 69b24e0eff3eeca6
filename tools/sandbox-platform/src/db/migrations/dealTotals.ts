/** Builds the day of a row in UTC+8 (ruling S3). The offset is written out, so that no time zone table is needed. */
const buildDayExpression = (row: string) => `((${row}created_at at time zone 'UTC') + interval '8 hours')::date`;

/** Day of the row with the totals of all days. */
const ALL_DAYS = `'-infinity'::date`;

const bookDay = (row: 'old' | 'new', sign: '' | '-') =>
  `insert into deal_totals (member_id, day, type, status, direction, count, amount)
   select ${row}.member_id, each.day, ${row}.type, ${row}.status, ${row}.direction, ${sign}1, ${sign}${row}.amount
   from (values (${ALL_DAYS}), (${buildDayExpression(`${row}.`)})) each (day)
   on conflict (member_id, day, type, status, direction)
   do update set count = deal_totals.count + excluded.count, amount = deal_totals.amount + excluded.amount;`;

/**
 * Adds the totals of a member's record, per day and for all days (the day `-infinity`), so that the totals of a long
 * record need few rows. Triggers on the table of transactions keep them. Adds indexes for filters of the record.
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
