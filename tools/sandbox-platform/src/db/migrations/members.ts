/** Adds members and sessions. An index allows one open session per member (F-AUTH-18). */
export const membersMigration: readonly string[] = [
  `create table members (
     id integer generated always as identity (start with 100001) primary key,
     name text not null,
     password_hash text not null,
     phone text,
     real_name text,
     vip_grade integer not null default 1,
     state text not null default 'active' check (state in ('active', 'frozen')),
     login_refusal integer,
     unread jsonb not null,
     registered_at timestamptz not null,
     last_login_at timestamptz,
     previous_login_at timestamptz
   )`,
  `create unique index members_by_name on members (lower(name))`,
  `create table sessions (
     token_hash text primary key,
     member_id integer not null references members (id),
     device_id text not null,
     created_at timestamptz not null,
     ended_at timestamptz,
     end_reason text
   )`,
  `create unique index one_live_session on sessions (member_id) where ended_at is null`,
];
