/**
 * Adds profile fields of members, known devices and addresses, and the tables of captchas, codes, device checks and
 * login passes.
 */
export const authMigration: readonly string[] = [
  `alter table members
     add column area_code text,
     add column email text,
     add column gender text check (gender in ('male', 'female')),
     add column birthday text,
     add column if not exists second_password_hash text,
     add column domain text,
     add column r_code text,
     add column i_code text,
     add column device_rule text check (device_rule in ('on', 'off')),
     add column terms_agreed_at timestamptz`,
  `create unique index members_by_phone on members (phone)`,
  `create unique index members_by_email on members (lower(email))`,
  `create table member_devices (
     member_id integer not null references members (id),
     device_id text not null,
     first_at timestamptz not null,
     last_at timestamptz not null,
     primary key (member_id, device_id)
   )`,
  `create table member_addresses (
     member_id integer not null references members (id),
     address text not null,
     first_at timestamptz not null,
     last_at timestamptz not null,
     primary key (member_id, address)
   )`,
  `create table device_checks (
     member_id integer not null references members (id),
     device_id text not null,
     reason integer not null,
     created_at timestamptz not null,
     primary key (member_id, device_id)
   )`,
  `create table login_passes (
     member_id integer primary key references members (id),
     device_id text not null,
     created_at timestamptz not null
   )`,
  `create table captchas (
     id text primary key,
     kind text not null check (kind in ('picture', 'slider')),
     device_id text not null,
     answer text not null,
     tokens_hash text,
     ticket_hash text,
     stage text not null default 'shown' check (stage in ('shown', 'solved', 'validated', 'used')),
     created_at timestamptz not null
   )`,
  `create index captchas_by_age on captchas (created_at)`,
  `create table codes (
     id bigint generated always as identity primary key,
     purpose text not null,
     account text not null,
     device_id text not null,
     member_id integer references members (id),
     code_hash text not null,
     wrong integer not null default 0,
     ticket_hash text,
     stage text not null default 'sent' check (stage in ('sent', 'verified', 'used', 'locked')),
     created_at timestamptz not null,
     staged_at timestamptz not null
   )`,
  `create index codes_by_account on codes (account, purpose, created_at)`,
];
