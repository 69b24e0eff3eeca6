import * as z from 'zod/mini';

/** Return for a stake of 1.00, including the stake: decimal text. */
export const payout = () => z.string().check(z.regex(/^\d{1,7}\.\d{2}$/));
