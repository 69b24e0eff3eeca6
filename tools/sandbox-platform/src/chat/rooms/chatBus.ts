import { sql } from 'kysely';
import type { Db, NoticeSource, Tx } from '../../db/database.ts';

/** The channel of the database on which every process of these books speaks and listens. */
const CHANNEL = 'pavilion_chat';
/** Characters of one notice; PostgreSQL carries 7,999 bytes, a character is four at most. */
const PART = 1_900;

/** Hears what any process on the same books says, in the order of the commits. */
export interface BusListener {
  readonly hear: (text: string) => void;
  /** The line was down and is up again: what was said meanwhile has to be read from the books. */
  readonly missed: () => void;
}

/**
 * Carries what one process says to all processes on the same books, itself included, through the database's LISTEN and
 * NOTIFY: what is said inside a transaction is heard after its commit, or never.
 */
export interface ChatBus {
  readonly transact: <T>(work: (tx: Tx, say: (text: string) => void) => Promise<T>) => Promise<T>;
  readonly publish: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A text as notices: whole behind `=`, or in parts behind `+`, the last behind `.`. Parts of one transaction come one after
 * the other; each bears its number, for of two equal ones the database would carry one.
 */
export function splitIntoNotices(text: string): readonly string[] {
  if (text.length <= PART) return [`=${text}`];
  const characters = [...text];
  const parts: string[] = [];
  for (let at = 0; at < characters.length; at += PART) {
    const sign = at + PART < characters.length ? '+' : '.';
    parts.push(`${sign}${parts.length}:${characters.slice(at, at + PART).join('')}`);
  }
  return parts;
}

/** Puts parts together again, and hands on what is whole. */
export function readNotices(hear: (text: string) => void): (notice: string) => void {
  let begun = '';
  return (notice) => {
    if (notice.startsWith('=')) return hear(notice.slice(1));
    const [, number] = /^[+.](\d+):/.exec(notice) ?? [];
    if (number === undefined) return;
    begun = (number === '0' ? '' : begun) + notice.slice(2 + number.length);
    if (notice.startsWith('.')) hear(begun);
  };
}

async function notify(db: Db, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  const notices = texts.flatMap(splitIntoNotices);
  await sql`
    select pg_notify(${CHANNEL}, said) from unnest(${notices}::text[]) with ordinality as each (said, at) order by at
  `.execute(db);
}

/** Opens the bus of the books. */
export async function openChatBus(db: Db, line: NoticeSource, listener: BusListener): Promise<ChatBus> {
  const close = await line.listen(CHANNEL, { hear: readNotices(listener.hear), missed: listener.missed });
  return {
    transact: (work) =>
      db.transaction().execute(async (tx) => {
        const outgoing: string[] = [];
        const result = await work(tx, (text) => void outgoing.push(text));
        await notify(tx, outgoing);
        return result;
      }),
    publish: (text) => notify(db, [text]),
    close,
  };
}
