import * as z from 'zod/mini';
import { resourceRequest } from './sportWire.ts';

/** Creates the body schema of one `resource` method of the local sport venue (§7). */
export const resource = <Method extends string, Extra extends z.core.$ZodLooseShape>(method: Method, extra: Extra) =>
  z.object({ method: z.literal(method), enName: z.literal('crty'), Request: resourceRequest, ...extra });

/** Creates the body schema of a `resource` method that every venue with prices offers: the sport venue, and those of e-sports. */
export const venueResource = <Method extends string, Extra extends z.core.$ZodLooseShape>(
  method: Method,
  extra: Extra,
) => z.object({ method: z.literal(method), enName: z.string(), Request: resourceRequest, ...extra });

/** Common fields of the examples of `resource` calls. */
export const exampleRequest = { timestamp: 1_763_690_400_000, token: '', langx: 'zh-cn', remoteip: '' };
