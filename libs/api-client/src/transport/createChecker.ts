import { type Logger } from '@pavilion/kernel';
import { type ApiClientOptions } from './apiClient.ts';
import { badAnswer, type CallFacts } from './callFacts.ts';

/** Checks both sides of calls against their schemas, where schemas were handed in. */
export interface Checker {
  /** Starts loading the schemas. A write waits for them and is refused when its body does not fit; a read goes ahead. */
  readonly checkRequest: (call: CallFacts, body: unknown) => Promise<void>;
  /** `data` as its schema reads it; a `ProtocolError` when it does not fit. */
  readonly checkResponse: (call: CallFacts, data: unknown) => Promise<unknown>;
}

/**
 * Makes the checker. Schemas that cannot be loaded fail no call: the envelope has vouched for the answer, the shape is a
 * second look.
 */
export function createChecker(load: ApiClientOptions['schemas'], logger: Logger): Checker {
  const checksOf = async (call: CallFacts) => {
    if (!load) return undefined;
    try {
      return (await call.deadline.race(load(call.id)))[call.id];
    } catch {
      logger.warn('schemas.notLoaded', { endpointId: call.id });
      return undefined;
    }
  };
  return {
    checkRequest: async (call, body) => {
      const loading = checksOf(call);
      if (call.entry.effect === 'read') return;
      const checks = await loading;
      if (checks && !checks.request.safeParse(body).success) throw badAnswer(call, 'request', 'the body does not fit');
    },
    checkResponse: async (call, data) => {
      const checked = (await checksOf(call))?.response.safeParse(data);
      if (checked && !checked.success) throw badAnswer(call, 'response');
      return checked ? checked.data : data;
    },
  };
}
