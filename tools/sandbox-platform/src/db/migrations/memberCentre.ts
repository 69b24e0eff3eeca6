/**
 * Adds inbox messages, feedback, pictures, VIP levels, activities and advertising.
 *
 * Unique keys limit what a member may have once: one claim per slot, one message per cause, one join per activity.
 */
export const memberCentreMigration: readonly string[] = [
  `alter table members drop column unread`,
  `alter table members add column avatar text`,
  `create table letters (
     id bigint generated always as identity primary key,
     cause text not null,
     member_id integer references members (id),
     type text not null check (type in
       ('brnotice', 'bractivity', 'brbulletin', 'brmatch', 'brfd', 'notice', 'activity', 'fd')),
     texts jsonb not null,
     created_at timestamptz not null,
     constraint broadcasts_go_to_everybody check ((member_id is null) = (type like 'br%')),
     constraint one_letter_per_cause unique nulls not distinct (member_id, cause)
   )`,
  `create index letters_by_member on letters (member_id, created_at desc)`,
  `create table letter_marks (
     member_id integer not null references members (id),
     letter_id bigint not null references letters (id),
     read_at timestamptz,
     deleted_at timestamptz,
     primary key (member_id, letter_id)
   )`,
  `create table images (
     id text primary key,
     member_id integer not null references members (id),
     content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
     width integer not null,
     height integer not null,
     bytes bytea not null,
     created_at timestamptz not null
   )`,
  `create index images_by_member on images (member_id, created_at)`,
  `create table feedback_categories (
     id text primary key,
     sort integer not null,
     texts jsonb not null,
     max_reward bigint not null check (max_reward >= 0)
   )`,
  `create table feedbacks (
     id bigint generated always as identity primary key,
     member_id integer not null references members (id),
     category_id text not null references feedback_categories (id),
     content text not null,
     ticket_id text references bets (ticket_id),
     created_at timestamptz not null,
     reply jsonb not null,
     reply_at timestamptz not null,
     reply_read_at timestamptz,
     deleted_at timestamptz
   )`,
  `create index feedbacks_by_member on feedbacks (member_id, created_at desc)`,
  `create table feedback_images (
     feedback_id bigint not null references feedbacks (id),
     image_id text not null references images (id),
     sort integer not null,
     primary key (feedback_id, image_id)
   )`,
  `create table vip_grades (
     grade integer primary key check (grade > 0),
     need_deposit bigint not null,
     need_turnover bigint not null,
     upgrade_gift bigint not null,
     week_gift bigint not null,
     week_turnover bigint not null,
     month_gift bigint not null,
     rebates jsonb not null
   )`,
  `create table activities (
     id text primary key,
     kind text not null,
     sort integer not null,
     begin_at timestamptz not null,
     end_at timestamptz not null,
     needs_phone boolean not null,
     needs_name boolean not null,
     texts jsonb not null
   )`,
  `create table activity_rewards (
     activity_id text not null references activities (id),
     reward_id text not null,
     sort integer not null,
     names jsonb not null,
     amount bigint not null check (amount >= 0),
     measure text not null,
     target bigint not null,
     rate integer not null,
     weight integer not null,
     primary key (activity_id, reward_id)
   )`,
  `create table activity_joins (
     member_id integer not null references members (id),
     activity_id text not null references activities (id),
     joined_at timestamptz not null,
     primary key (member_id, activity_id)
   )`,
  `create table activity_claims (
     id bigint generated always as identity primary key,
     member_id integer not null references members (id),
     activity_id text not null,
     reward_id text not null,
     slot text not null,
     amount bigint not null check (amount >= 0),
     points bigint not null check (points >= 0),
     created_at timestamptz not null,
     foreign key (activity_id, reward_id) references activity_rewards (activity_id, reward_id),
     constraint one_claim_per_slot unique (member_id, activity_id, slot)
   )`,
  `create table invitations (
     member_id integer primary key references members (id),
     inviter_id integer not null references members (id),
     created_at timestamptz not null,
     constraint nobody_invites_himself check (member_id <> inviter_id)
   )`,
  `create index invitations_by_inviter on invitations (inviter_id)`,
  `create index settled_bets_by_time on bets (settled_at) where status = 'settled'`,
  `create table sponsors (id integer primary key, sort integer not null, period text not null, texts jsonb not null)`,
];
