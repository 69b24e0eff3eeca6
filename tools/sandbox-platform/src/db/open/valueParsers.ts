import { types } from '@electric-sql/pglite';

/** Type parsers with which both databases return `bigint` columns as JavaScript bigints. */
export const pgliteParsers = { [types.INT8]: (text: string) => BigInt(text) };
