/**
 * Adds the turnover of bonuses: the multiple of each activity, the turnover that each claim requires, and the activity
 * behind a requirement at a venue; quitting; the seeds of draws; rivals of races, simulated players who are no members.
 */
export const bonusTermsMigration: readonly string[] = [
  `alter table activities add column turnover_multiple integer not null default 0 check (turnover_multiple >= 0)`,
  `update activities set turnover_multiple = case kind
     when 'firstDeposit' then 12 when 'againDeposit' then 5 when 'newTask' then 3 when 'friendInvitation' then 3
     when 'activityLandPage' then 2 when 'bettingGift' then 2 when 'discount' then 0 else 1 end`,
  `alter table activities add column rivals integer not null default 0 check (rivals >= 0)`,
  `update activities set rivals = 24 where kind = 'racePage'`,
  `alter table activity_claims
     add column turnover bigint not null default 0 check (turnover >= 0),
     add column seed_no integer,
     add column nonce integer,
     add constraint a_draw_has_seed_and_nonce check ((seed_no is null) = (nonce is null)),
     add constraint one_claim_a_nonce unique (member_id, activity_id, seed_no, nonce)`,
  // The draws of an activity have seeds as a venue has.
  `alter table venue_seeds drop constraint if exists venue_seeds_venue_code_fkey`,
  `alter table activity_joins add column quit_at timestamptz`,
  `alter table venue_turnover add column activity_id text references activities (id)`,
];
