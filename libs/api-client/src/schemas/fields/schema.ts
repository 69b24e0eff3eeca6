import * as z from 'zod/mini';

/** Schemas of one call: section of the specification, request, response, and an example of both. */
export interface CallSchema<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly spec: string;
  readonly request: Request;
  readonly response: Response;
  readonly example: { readonly request: z.input<Request>; readonly response: z.input<Response> };
}

/** Creates a `CallSchema`. The compiler checks the example against the schemas; their exact types are kept. */
export function call<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  entry: CallSchema<Request, Response>,
): CallSchema<Request, Response> {
  return entry;
}

/** Value that the specification names but does not show. Anything passes; the reference prints "not shown". */
export const unspecified = () => z.unknown();

/** Exact decimal text with at most two decimals. Money is never a float. */
export const moneyText = () => z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,2})?$/));

/** Milliseconds since 1970, UTC. */
export const instant = () => z.number().check(z.int(), z.nonnegative());
