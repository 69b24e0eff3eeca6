/** Adds applications of agents. A contact has at most one undecided application. */
export const partnersMigration: readonly string[] = [
  `create table agent_applications (
     id bigint generated always as identity primary key,
     member_id integer references members (id),
     name text not null,
     contact_kind text not null check (contact_kind in ('phone', 'email', 'telegram', 'line', 'wechat')),
     contact text not null,
     channel text not null check (channel in ('community', 'website', 'media', 'offline', 'other')),
     players integer not null check (players > 0),
     intro text not null,
     state text not null check (state in ('received', 'accepted', 'declined')),
     created_at timestamptz not null,
     decided_at timestamptz,
     constraint decided_at_once check ((decided_at is null) = (state = 'received'))
   )`,
  `create unique index one_undecided_application on agent_applications (contact_kind, lower(contact))
     where state = 'received'`,
  `create index applications_by_member on agent_applications (member_id, id desc)`,
];
