/** Adds rebates: counted turnover, rate and amount per category. Constraints check each amount. */
export const rebatesMigration: readonly string[] = [
  `create table rebate_runs (
     until timestamptz primary key,
     done_at timestamptz not null
   )`,
  `create table rebates (
     member_id integer not null references members (id),
     until timestamptz not null,
     category text not null,
     grade integer not null references vip_grades (grade),
     rate integer not null check (rate between 1 and 10000),
     turnover bigint not null check (turnover > 0),
     amount bigint not null check (amount > 0),
     order_no text not null,
     created_at timestamptz not null,
     primary key (order_no, category),
     constraint a_rebate_is_its_rate_rounded_down check (amount = turnover * rate / 10000)
   )`,
  `create index rebates_by_member on rebates (member_id, category)`,
];
