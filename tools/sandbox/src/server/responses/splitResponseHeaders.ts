import { getEndpoint, type EndpointId } from '@pavilion/api-client/protocol';

/** Moves the fields of the data that are sent as headers out of it. The client reverses this. */
export function splitResponseHeaders(
  id: EndpointId,
  data: unknown,
): { headers: Record<string, string>; data: unknown } {
  const { responseHeaders } = getEndpoint(id);
  if (!responseHeaders || typeof data !== 'object' || data === null) return { headers: {}, data };
  const isHeader = ([name]: [string, unknown]) => responseHeaders.includes(name);
  const entries = Object.entries(data);
  return {
    headers: Object.fromEntries(entries.filter(isHeader).map(([name, value]) => [name, String(value)])),
    data: Object.fromEntries(entries.filter((entry) => !isHeader(entry))),
  };
}
