import { sql } from 'kysely';
import type { Db, NoticeSource, Tx } from '../../db/database.ts';

/** LISTEN/NOTIFY channel of all processes that share a database. */
const CHANNEL = 'pavilion_chat';
/** Maximum characters of one notice: PostgreSQL carries 7,999 bytes and a character has up to 4. */
const PART = 1_900;

/** Receiver of the messages of all processes on the same database, in the order of the commits. */
export interface BusListener {
  readonly receive: (text: string) => void;
  /** Called after a lost connection is restored. Messages sent meanwhile have to be read from the database. */
  readonly missed: () => void;
}

/**
 * Message bus between all processes on one database, including the sender. It uses LISTEN and NOTIFY, so a message sent
 * in a transaction is delivered only after its commit.
 */
export interface ChatBus {
  readonly transact: <T>(work: (tx: Tx, publish: (text: string) => void) => Promise<T>) => Promise<T>;
  readonly publish: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Splits a text into notices: a whole text starts with `=`, a part with `+`, the last part with `.`. Parts carry their
 * number, because the database drops the second of two equal notices in a transaction.
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

/** Creates a reader that joins the parts of notices and passes complete texts on. */
export function readNotices(receive: (text: string) => void): (notice: string) => void {
  let begun = '';
  return (notice) => {
    if (notice.startsWith('=')) return receive(notice.slice(1));
    const [, number] = /^[+.](\d+):/.exec(notice) ?? [];
    if (number === undefined) return;
    begun = (number === '0' ? '' : begun) + notice.slice(2 + number.length);
    if (notice.startsWith('.')) receive(begun);
  };
}

async function notify(db: Db, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  const notices = texts.flatMap(splitIntoNotices);
  await sql`
    select pg_notify(${CHANNEL}, notice) from unnest(${notices}::text[]) with ordinality as each (notice, at) order by at
  `.execute(db);
}

/** Opens the message bus of the database. */
export async function openChatBus(db: Db, line: NoticeSource, listener: BusListener): Promise<ChatBus> {
  const close = await line.listen(CHANNEL, { receive: readNotices(listener.receive), missed: listener.missed });
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
