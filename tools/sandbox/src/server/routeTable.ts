import { catalogue, getEndpoint, type EndpointId } from '@pavilion/api-client/protocol';

/** Ids of all endpoints. */
export const routeIds = Object.keys(catalogue) as EndpointId[];

/** Endpoints by path. A path may have several endpoints, which differ by `method` in the body. */
const byPath = new Map<string, EndpointId[]>();
for (const id of routeIds) byPath.set(getEndpoint(id).path, [...(byPath.get(getEndpoint(id).path) ?? []), id]);

/** Endpoint of a call, or the reason why there is none. */
export type Route = EndpointId | 'unknownPath' | 'wrongMethod' | 'unknownResource';

/** Finds the endpoint of an opened call. */
export function matchRoute(method: string, path: string, body: unknown): Route {
  const candidates = byPath.get(path);
  if (!candidates) return 'unknownPath';
  const allowed = candidates.filter((id) => getEndpoint(id).method === method);
  if (allowed.length === 0) return 'wrongMethod';
  const resource = (body as { method?: unknown } | null)?.method;
  const found = allowed.find((id) => {
    const { resourceMethod } = getEndpoint(id);
    return resourceMethod === undefined || resourceMethod === resource;
  });
  return found ?? 'unknownResource';
}
