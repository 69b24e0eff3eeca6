import { isSiteError } from '@pavilion/kernel';

/** Why something with money could not be done, as plain data that Redux may hold. */
export interface CashierFailure {
  /** `api`, `transport`, `protocol`; `absent`: it never reached the platform; `reversed`: the money came back; `unexpected`: a bug. */
  readonly kind: string;
  /** Numeric code of the answer (§8); absent when there was none. */
  readonly code?: number;
  /** Key of a text of the error catalogue: shown when the server sent no words of its own (ERR-09). */
  readonly messageKey: string;
  /** What the server said; shown first, as plain text. */
  readonly serverText?: string;
  /** The cashier's own word for why, such as `holderDiffers` or `rateChanged` (decision 0008). */
  readonly reason?: string;
  /** What else a page needs to know, texts and numbers of the refusal's `data`. */
  readonly facts?: Readonly<Record<string, string | number>>;
}

interface ErrorFacts {
  readonly kind?: string;
  readonly messageKey?: string;
  readonly code?: unknown;
  readonly serverMessage?: unknown;
  readonly data?: unknown;
}

const isFact = ([, value]: readonly [string, unknown]): boolean =>
  typeof value === 'string' || typeof value === 'number';

function dataOf(data: unknown): Pick<CashierFailure, 'reason' | 'facts'> {
  if (typeof data !== 'object' || data === null) return {};
  const { reason, ...rest } = data as Readonly<Record<string, unknown>>;
  const facts = Object.fromEntries(Object.entries(rest).filter(isFact)) as Record<string, string | number>;
  return { ...(typeof reason === 'string' && { reason }), ...(Object.keys(facts).length > 0 && { facts }) };
}

/** Reads any thrown value; by shape, not by class, since two installed copies of the client have two classes of one name. */
export function toCashierFailure(error: unknown): CashierFailure {
  if (!isSiteError(error)) return { kind: 'unexpected', messageKey: 'error.unknown' };
  const { kind = 'unexpected', messageKey = 'error.unknown', code, serverMessage, data } = error as ErrorFacts;
  return {
    kind,
    messageKey,
    ...(typeof code === 'number' && { code }),
    ...(typeof serverMessage === 'string' && serverMessage !== '' && { serverText: serverMessage }),
    ...dataOf(data),
  };
}
