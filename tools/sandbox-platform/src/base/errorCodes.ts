import { errorRows, type ErrorCode } from '@pavilion/api-client/protocol';

type CodesByName = { readonly [Code in ErrorCode as (typeof errorRows)[Code][0]]: Code };

/** Error codes of specification §8 by their name in the error catalogue. */
export const errorCodes = Object.fromEntries(
  Object.entries(errorRows).map(([code, [name]]) => [name, Number(code)]),
) as CodesByName;
