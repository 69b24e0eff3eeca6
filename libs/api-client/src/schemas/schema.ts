import * as z from 'zod/mini';

/**
 * Shape of one call: where the specification speaks of it, what goes out, what comes back, and an example of both that
 * fits.
 */
export interface CallSchema<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly spec: string;
  readonly request: Request;
  readonly response: Response;
  readonly example: { readonly request: z.input<Request>; readonly response: z.input<Response> };
}

/** Checks the example against the schemas at compile time and keeps their exact types. */
export function call<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  entry: CallSchema<Request, Response>,
): CallSchema<Request, Response> {
  return entry;
}

/** The specification names this value but does not show it; anything passes. The protocol document prints "not shown". */
export const unspecified = () => z.unknown();

/** Exact decimal text with at most two decimals: money never travels as a float. */
export const moneyText = () => z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,2})?$/));

/** Milliseconds since 1970, UTC. */
export const instant = () => z.number().check(z.int(), z.nonnegative());
