import * as z from 'zod/mini';
import { resourceRequest } from './sportWire.ts';

/** Body of one method of the local sport venue's `resource` (§7). */
export const resource = <Method extends string, Extra extends z.core.$ZodLooseShape>(method: Method, extra: Extra) =>
  z.object({ method: z.literal(method), enName: z.literal('crty'), Request: resourceRequest, ...extra });

/** What every example of a `resource` call begins with. */
export const exampleRequest = { timestamp: 1_763_690_400_000, token: '', langx: 'zh-cn', remoteip: '' };
