import type { ResponseOf } from '../schemas/callTypes.ts';
import type { CallContext } from '../call/callDetails.ts';
import type { Endpoint } from '../catalogue/endpoint/endpoint.ts';
import { ApiError } from '../errors/apiError.ts';

const NOT_FOUND = 6004;
const AREA = /^\/pavilion\/api\/v1\/([^/]+)\//;

/**
 * Throws 6004 if the platform does not offer the area of a call beyond the specification (ruling W5). Nothing has been sent
 * then.
 *
 * @param readSettings calls `configuration.preInfo`, whose response is cached
 */
export async function requireOfferedArea(
  { id, requestId }: CallContext,
  { path }: Endpoint,
  readSettings: () => Promise<unknown>,
): Promise<void> {
  const area = AREA.exec(path)?.[1];
  const settings = (await readSettings()) as Partial<ResponseOf<'configuration.preInfo'>> | null;
  if (area !== undefined && settings?.siteBaseConfig?.areas?.includes(area)) return;
  throw new ApiError(NOT_FOUND, { endpointId: id, requestId, serverMessage: '' });
}
