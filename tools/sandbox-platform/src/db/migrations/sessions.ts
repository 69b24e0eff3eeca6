/**
 * Adds lifetimes, places and devices to sessions, which may now be open on several devices. Venue sessions belong to a
 * session of the member and are opened with a one-time launch code. Earlier venue sessions end.
 */
export const sessionsMigration: readonly string[] = [
  `alter table sessions
     add column id uuid not null default gen_random_uuid() unique,
     add column last_used_at timestamptz,
     add column address text,
     add column device_name text`,
  `update sessions set last_used_at = created_at`,
  `alter table sessions alter column last_used_at set not null`,
  `drop index one_live_session`,
  `create unique index one_open_session_per_device on sessions (member_id, device_id) where ended_at is null`,
  `create index sessions_by_member on sessions (member_id, last_used_at desc)`,
  `delete from venue_sessions`,
  `alter table venue_sessions add column session_id uuid not null references sessions (id)`,
  `create table venue_launch_codes (
     code_hash text primary key,
     session_id uuid not null references sessions (id),
     venue_code text not null references venues (code),
     game_code text references games (code),
     locale text not null,
     created_at timestamptz not null,
     used_at timestamptz
   )`,
];
