import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './tables/schema.ts';

/** Database of the sandbox. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** Source of notices between processes on the same database. */
export interface NoticeSource {
  /**
   * Listens for the notices of a channel. `missed` is called after a lost connection is restored.
   *
   * @param channel plain identifier, which is inserted into the statement unquoted
   */
  readonly listen: (
    channel: string,
    handlers: { readonly receive: (text: string) => void; readonly missed: () => void },
  ) => Promise<() => Promise<void>>;
}

/** Open database and the function that closes it. */
export interface OpenDatabase {
  readonly db: Db;
  /** Short description for the start message, without a password. */
  readonly label: string;
  readonly notices: NoticeSource;
  readonly close: () => Promise<void>;
}
