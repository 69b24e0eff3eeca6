/** Adds the birthday gift of each VIP level and the history of a member's levels. */
export const vipHistoryMigration: readonly string[] = [
  `alter table vip_grades add column birthday_gift bigint not null default 0 check (birthday_gift >= 0)`,
  `update vip_grades set birthday_gift = month_gift`,
  `insert into activity_rewards (activity_id, reward_id, sort, names, amount, measure, target, rate, weight)
   select activity_id, 'birthday', 3, '{"zh-CN":"生日礼金","zh-TW":"生日禮金"}', amount, measure, target, rate, weight
   from activity_rewards join activities on activities.id = activity_id
   where kind = 'vip' and reward_id = 'month'`,
  `create table grade_changes (
     id bigint generated always as identity primary key,
     member_id integer not null references members (id),
     from_grade integer not null,
     to_grade integer not null,
     created_at timestamptz not null,
     constraint a_change_changes_the_grade check (from_grade <> to_grade)
   )`,
  `create index grade_changes_by_member on grade_changes (member_id, id desc)`,
];
