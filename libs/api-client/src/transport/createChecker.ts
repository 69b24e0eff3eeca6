import type { Logger } from '@pavilion/kernel';
import type { CallShape, StandardIssue, StandardSchema } from '../catalogue/endpoint/standardSchema.ts';
import { createBadResponseError, type CallDetails } from '../call/callDetails.ts';

/** Validates requests and responses by their schemas, if there are any. */
export interface Checker {
  /** Starts loading the schemas. A write waits for them and is refused if its body is invalid; a read is sent meanwhile. */
  readonly checkRequest: (call: CallDetails, body: unknown) => Promise<void>;
  /** Returns the parsed `data`. @throws ProtocolError if it is invalid */
  readonly checkResponse: (call: CallDetails, data: unknown) => Promise<unknown>;
}

/** Formats the path of the first issue. The value itself is omitted, because it may be a secret. */
function formatIssuePath([issue]: readonly StandardIssue[]): string {
  const keys = issue?.path?.map((part) => String(typeof part === 'object' ? part.key : part)) ?? [];
  return keys.every((key) => /^\w{1,40}$/.test(key)) && keys.length > 0
    ? `does not fit at ${keys.join('.')}`
    : 'does not fit';
}

/** Request or response of a call and its schema. */
interface CheckedSide {
  readonly side: 'request' | 'response';
  readonly schema: StandardSchema;
  readonly value: unknown;
}

/** Parses a value by its schema. @throws ProtocolError with the path of the first issue */
async function read(call: CallDetails, { side, schema, value }: CheckedSide) {
  const result = await call.deadline.race(Promise.resolve(schema['~standard'].validate(value)));
  if (result.issues) throw createBadResponseError(call, side, formatIssuePath(result.issues));
  return result.value;
}

/**
 * Creates the checker. Schemas that cannot be loaded do not fail a call, because the envelope authenticates the response and
 * validation is an additional check.
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
    // A cancelled or timed-out call rejects with its own error.
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
