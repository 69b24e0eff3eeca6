import { type Kysely, type Transaction } from 'kysely';
import { type Schema } from './schema.ts';

/** The books, or one transaction on them. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** An open database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Db;
  /** Short description for the start message; holds no password. */
  readonly label: string;
  readonly close: () => Promise<void>;
}
