import { catalogue, endpointOf, type EndpointId } from '@pavilion/api-client/protocol';

/** Every endpoint there is. */
export const routeIds = Object.keys(catalogue) as EndpointId[];

/** Every path of the catalogue and the endpoints behind it: more than one where `method` in the body tells them apart. */
const byPath = new Map<string, EndpointId[]>();
for (const id of routeIds) byPath.set(endpointOf(id).path, [...(byPath.get(endpointOf(id).path) ?? []), id]);

/** Where a call leads, or why nowhere. */
export type Route = EndpointId | 'unknownPath' | 'wrongMethod' | 'unknownResource';

/** Finds the endpoint of an opened call. */
export function routeOf(method: string, path: string, body: unknown): Route {
  const candidates = byPath.get(path);
  if (!candidates) return 'unknownPath';
  const allowed = candidates.filter((id) => endpointOf(id).method === method);
  if (allowed.length === 0) return 'wrongMethod';
  const resource = (body as { method?: unknown } | null)?.method;
  const found = allowed.find((id) => {
    const { resourceMethod } = endpointOf(id);
    return resourceMethod === undefined || resourceMethod === resource;
  });
  return found ?? 'unknownResource';
}
