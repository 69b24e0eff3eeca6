import { type CallFailure, toCallFailure } from '@pavilion/api-client';

/**
 * Failure of a money action or a saved account. Adds two kinds to `CallFailure`: `absent` (the request never reached the
 * platform) and `reversed` (the money was returned).
 */
export interface MoneyFailure extends CallFailure {
  /** Reason code of the cashier, such as `holderDiffers` or `rateChanged` (decision 0008). */
  readonly reason?: string;
  /** Other texts and numbers of the refusal's `data`. */
  readonly details?: Readonly<Record<string, string | number>>;
}

const isDetail = ([, value]: readonly [string, unknown]): boolean =>
  typeof value === 'string' || typeof value === 'number';

function readData(error: unknown): Pick<MoneyFailure, 'reason' | 'details'> {
  const { data } = error as { readonly data?: unknown };
  if (typeof data !== 'object' || data === null) return {};
  const { reason, ...rest } = data as Readonly<Record<string, unknown>>;
  const details = Object.fromEntries(Object.entries(rest).filter(isDetail)) as Record<string, string | number>;
  return { ...(typeof reason === 'string' && { reason }), ...(Object.keys(details).length > 0 && { details }) };
}

/** Converts any thrown value to a failure. A refusal keeps the reason and details of its `data`. */
export function toMoneyFailure(error: unknown): MoneyFailure {
  const failure = toCallFailure(error);
  return failure.kind === 'api' ? { ...failure, ...readData(error) } : failure;
}
