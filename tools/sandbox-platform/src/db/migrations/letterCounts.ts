/** Adds the difference of a change to the counts; `changed` selects member, type and both differences. */
const addDifferences = (changed: string) => `
     insert into letter_counts as kept (member_id, type, total, unread)
     select * from (${changed}) as changed where total <> 0 or unread <> 0 order by member_id, type
     on conflict (member_id, type) do update
       set total = kept.total + excluded.total, unread = kept.unread + excluded.unread`;

/** Creates a function for a trigger that adds the difference of one statement to the counts. */
const createCounter = (
  name: string,
  changed: string,
) => `create function ${name}() returns trigger language plpgsql as $$
   begin
     ${addDifferences(changed)};
     return null;
   end $$`;

/**
 * Keeps the number of each member's own letters by type, so that a list of thousands is not counted for each page.
 *
 * Triggers run once for a statement: a member can mark all letters as read in one. Letters are never removed from the table.
 */
export const letterCountsMigration: readonly string[] = [
  `create table letter_counts (
     member_id integer not null references members (id),
     type text not null,
     total integer not null,
     unread integer not null,
     primary key (member_id, type)
   )`,
  `insert into letter_counts (member_id, type, total, unread)
   select letters.member_id, type, count(*), count(*) filter (where read_at is null)
   from letters left join letter_marks as marks on marks.letter_id = letters.id and marks.member_id = letters.member_id
   where letters.member_id is not null and marks.deleted_at is null
   group by letters.member_id, type`,
  createCounter(
    'count_added_letters',
    `select member_id, type, count(*) as total, count(*) as unread
     from added where member_id is not null group by member_id, type`,
  ),
  createCounter(
    'count_first_marks',
    `select letters.member_id, type,
       -count(*) filter (where deleted_at is not null) as total,
       -count(*) filter (where deleted_at is not null or read_at is not null) as unread
     from added join letters on letters.id = added.letter_id and letters.member_id = added.member_id
     group by letters.member_id, type`,
  ),
  createCounter(
    'count_changed_marks',
    `select letters.member_id, type,
       count(*) filter (where later.deleted_at is null) - count(*) filter (where earlier.deleted_at is null) as total,
       count(*) filter (where later.deleted_at is null and later.read_at is null)
         - count(*) filter (where earlier.deleted_at is null and earlier.read_at is null) as unread
     from changed_from as earlier
     join changed_to as later using (member_id, letter_id)
     join letters on letters.id = letter_id and letters.member_id = later.member_id
     group by letters.member_id, type`,
  ),
  `create trigger letters_counted after insert on letters
     referencing new table as added for each statement execute function count_added_letters()`,
  `create trigger marks_counted after insert on letter_marks
     referencing new table as added for each statement execute function count_first_marks()`,
  `create trigger marks_recounted after update on letter_marks
     referencing old table as changed_from new table as changed_to
     for each statement execute function count_changed_marks()`,
  `create index letters_by_type on letters (member_id, type, created_at desc, id desc)`,
];
