import type { Clock } from '@pavilion/kernel';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Endpoint, EndpointTable } from '../catalogue/endpoint/endpoint.ts';
import { ProtocolError } from '../errors/protocolError.ts';
import { TransportError } from '../errors/transportError.ts';
import type { CallContext } from '../call/callDetails.ts';
import { createDeadline, CallStoppedError } from '../call/createDeadline.ts';

export interface EndpointFinderPorts {
  readonly clock: Clock;
  /** Maximum time in milliseconds that a call waits for its endpoint. */
  readonly timeoutMs: number;
  readonly endpoints: EndpointTable;
  readonly loadEndpoints: (() => Promise<EndpointTable>) | undefined;
}

/**
 * Finds the endpoint of a call. Nothing has been sent yet, so a failure has no effect.
 *
 * @throws ProtocolError for an unknown id; TransportError if the endpoints cannot be loaded
 */
export type EndpointFinder = (call: CallContext, signal: AbortSignal | undefined) => Promise<Endpoint>;

/** Loads the whole catalogue as a separate chunk, for a client without a table or as its `loadEndpoints`. */
export async function loadCatalogue(): Promise<Catalogue> {
  return (await import('../catalogue/catalogue.ts')).catalogue;
}

const findEntry = (table: EndpointTable, id: string) => (Object.hasOwn(table, id) ? table[id] : undefined);

/** Creates a finder. It uses the given table and loads the rest once; after a failure the next call tries again. */
export function createEndpointFinder(ports: EndpointFinderPorts): EndpointFinder {
  const { clock, timeoutMs, endpoints, loadEndpoints } = ports;
  let loading: Promise<EndpointTable> | undefined;

  const loadOnce = (load: () => Promise<EndpointTable>) => {
    if (loading) return loading;
    const mine = (loading = load());
    mine.catch(() => (loading = undefined));
    return mine;
  };

  const fetchEntry = async ({ id, requestId }: CallContext, signal: AbortSignal | undefined) => {
    if (!loadEndpoints) return undefined;
    const deadline = createDeadline(clock, timeoutMs, signal);
    try {
      return findEntry(await deadline.race(loadOnce(loadEndpoints)), id);
    } catch (error) {
      const reason = error instanceof CallStoppedError ? error.reason : 'network';
      throw new TransportError(reason, { endpointId: id, requestId, outcome: 'none', attempts: 0, cause: error });
    } finally {
      deadline.end();
    }
  };

  return async (call, signal) => {
    const entry = findEntry(endpoints, call.id) ?? (await fetchEntry(call, signal));
    if (entry) return entry;
    const { id: endpointId, requestId } = call;
    throw new ProtocolError('request', { endpointId, requestId, outcome: 'none', detail: 'no such endpoint' });
  };
}
