/** SQLSTATEs of transient errors: locks, deadlocks, time limits, a starting or stopping server. */
const PASSING = new Set(['40001', '40P01', '55P03', '57014', '57P01', '57P02', '57P03', '25P03']);
/** Classes of SQLSTATEs that are transient: lost connections, and too few resources such as a full disk. */
const PASSING_CLASSES = ['08', '53'];
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

const UNIQUE_VIOLATION = '23505';

/** Whether an error reports the violation of a unique key. */
export const isDatabaseConflict = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION;

/** Whether an error is a transient database error, which the caller gets as "busy" (F-SRV-05). */
export function isTransientDatabaseError(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string')
    return PASSING.has(code) || NETWORK.has(code) || PASSING_CLASSES.includes(code.slice(0, 2));
  return typeof message === 'string' && /timeout exceeded when trying to connect|Connection terminated/.test(message);
}
