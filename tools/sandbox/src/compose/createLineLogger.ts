import type { Logger } from '@pavilion/kernel';

/**
 * Creates the log of the command: one line of JSON per event, with the time in UTC. JSON escapes line breaks, so that a
 * value cannot forge an entry.
 *
 * @param write prints a line, to standard error by default
 */
export const createLineLogger = (
  write: (line: string) => void = console.error,
  now: () => Date = () => new Date(),
): Logger => ({
  warn: (event, facts) => {
    const own = { at: now().toISOString(), event };
    // First for a reader, and last so that no fact replaces them.
    write(JSON.stringify({ ...own, ...facts, ...own }));
  },
});
