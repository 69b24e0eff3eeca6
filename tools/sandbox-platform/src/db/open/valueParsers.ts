import { types } from '@electric-sql/pglite';

/** Both databases hand over `bigint` columns as exact JavaScript bigints, never as text or floats. */
export const pgliteParsers = { [types.INT8]: (text: string) => BigInt(text) };
