import type { Logger } from '@pavilion/kernel';
import type { CallShape, StandardIssue, StandardSchema } from '../schemas/standardSchema.ts';
import { createBadResponseError, type CallDetails } from './callFacts.ts';

/** Checks both sides of calls against their schemas, where schemas were handed in. */
export interface Checker {
  /** Starts loading the schemas. A write waits for them and is refused when its body does not fit; a read goes ahead. */
  readonly checkRequest: (call: CallDetails, body: unknown) => Promise<void>;
  /** `data` as its schema reads it; a `ProtocolError` when it does not fit. */
  readonly checkResponse: (call: CallDetails, data: unknown) => Promise<unknown>;
}

/** Where a value does not fit; never what stands there, for it may be a secret. */
function formatIssuePath([issue]: readonly StandardIssue[]): string {
  const keys = issue?.path?.map((part) => String(typeof part === 'object' ? part.key : part)) ?? [];
  return keys.every((key) => /^\w{1,40}$/.test(key)) && keys.length > 0
    ? `does not fit at ${keys.join('.')}`
    : 'does not fit';
}

/** One side of a call and its schema. */
interface CheckedSide {
  readonly side: 'request' | 'response';
  readonly schema: StandardSchema;
  readonly value: unknown;
}

/** Reads a value by its schema. @throws a `ProtocolError` that names the place where the value does not fit */
async function read(call: CallDetails, { side, schema, value }: CheckedSide) {
  const result = await call.deadline.race(Promise.resolve(schema['~standard'].validate(value)));
  if (result.issues) throw createBadResponseError(call, side, formatIssuePath(result.issues));
  return result.value;
}

/**
 * Makes the checker. Schemas that cannot be loaded fail no call: the envelope has vouched for the answer, the shape is a
 * second look.
 */
export function createChecker(
  load: ((id: string) => Promise<Readonly<Record<string, CallShape | undefined>>>) | undefined,
  logger: Logger,
): Checker {
  const warn = (id: string): undefined => void logger.warn('schemas.notLoaded', { endpointId: id });
  const loadCallShape = async (call: CallDetails): Promise<CallShape | undefined> => {
    if (call.entry.schemas || !load) return call.entry.schemas;
    const loading = load(call.id).then(
      (shapes) => shapes[call.id],
      () => warn(call.id),
    );
    // A call that was given up or ran out of time says so itself.
    return call.deadline.race(loading).catch(() => undefined);
  };
  return {
    checkRequest: async (call, body) => {
      const loading = loadCallShape(call);
      if (call.entry.effect === 'read') return;
      const shape = await loading;
      if (shape) await read(call, { side: 'request', schema: shape.request, value: body });
    },
    checkResponse: async (call, data) => {
      const shape = await loadCallShape(call);
      return shape ? read(call, { side: 'response', schema: shape.response, value: data }) : data;
    },
  };
}
