import * as z from 'zod/mini';

/** Fields of a call that reads one page of a list. Pages count from 1 and have at most 100 entries. */
export const pageFields = {
  pageNum: z.number().check(z.int(), z.positive(), z.maximum(100_000)),
  pageSize: z.number().check(z.int(), z.positive(), z.maximum(100)),
};
