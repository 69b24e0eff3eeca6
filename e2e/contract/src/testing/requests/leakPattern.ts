/** Text that no response may contain (F-SRV-13): a stack, a statement, a path, an internal name. */
export const LEAKS = /at \w+.*:\d+:\d+|select |insert |node_modules|\/src\/|\.ts\b|postgres|pglite|syntax error/i;
