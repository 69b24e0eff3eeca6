/** What no answer may hold (F-SRV-13): a stack, a statement, a path, the name of a part. */
export const LEAKS = /at \w+.*:\d+:\d+|select |insert |node_modules|\/src\/|\.ts\b|postgres|pglite|syntax error/i;
