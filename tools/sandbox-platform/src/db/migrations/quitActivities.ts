/** Adds what quitting an activity takes back, and the turnover of its bonuses that it cancels. */
export const quitActivitiesMigration: readonly string[] = [
  `alter table activity_joins add column taken_back bigint not null default 0 check (taken_back >= 0)`,
  `alter table activity_claims
     add column cancelled_turnover bigint not null default 0,
     add constraint cancels_at_most_the_turnover check (cancelled_turnover between 0 and turnover)`,
];
