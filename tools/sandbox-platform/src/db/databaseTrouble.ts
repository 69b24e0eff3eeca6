/** SQLSTATEs that pass by themselves: locks, deadlocks, time limits, too many connections, a server going down or up. */
const PASSING = new Set(['40001', '40P01', '55P03', '57014', '53300', '57P01', '57P02', '57P03', '25P03']);
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

const UNIQUE_VIOLATION = '23505';

/** Whether an error says that something that may be there once is there already. */
export const isDatabaseConflict = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION;

/** Whether an error is the database's and passes by itself: answered as "busy" and not as a bug (F-SRV-05). */
export function isTransientDatabaseError(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return PASSING.has(code) || NETWORK.has(code) || code.startsWith('08');
  return typeof message === 'string' && /timeout exceeded when trying to connect|Connection terminated/.test(message);
}
