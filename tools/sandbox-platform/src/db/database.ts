import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './tables/schema.ts';

/** The books, or one transaction on them. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** Where processes on the same books tell each other what has happened. */
export interface NoticeSource {
  /**
   * Hears every notice of a channel from now on; `missed` is called when the line was down and is up again.
   *
   * @param channel a plain word; it stands in the statement as it is
   */
  readonly listen: (
    channel: string,
    hear: { readonly hear: (text: string) => void; readonly missed: () => void },
  ) => Promise<() => Promise<void>>;
}

/** An open database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Db;
  /** Short description for the start message; holds no password. */
  readonly label: string;
  readonly notices: NoticeSource;
  readonly close: () => Promise<void>;
}
