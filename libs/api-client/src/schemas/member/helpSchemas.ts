import * as z from 'zod/mini';
import { call } from '../fields/schema.ts';

export const helpSchemas = {
  /**
   * Stores whether a help page was helpful. A later rating of the same page by the same member, or on the same device for a
   * guest, replaces it.
   */
  'help.rate': call({
    spec: 'none, ruling W5',
    request: z.object({ page: z.string().check(z.regex(/^[a-z]{2,12}$/)), isHelpful: z.boolean() }),
    response: z.object({}),
    example: { request: { page: 'rqgl', isHelpful: true }, response: {} },
  }),
};
