import type { EndpointId } from '@pavilion/api-client/protocol';
import type { Clock } from '@pavilion/kernel';
import type { Fault, FaultPlan } from './createFaults.ts';
import { createHolds } from './createHolds.ts';
import { type FaultKind, faultKinds } from './faultKinds.ts';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

/** Response before it is sealed. */
export interface UnsealedResponse {
  readonly status: number;
  readonly text: string;
  /** Fields of the data that are sent as headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Fault to apply to the response. */
  readonly fault?: Fault;
}

/** Runs a call with the faults planned for its endpoint. A planned `error` is thrown as a refusal. */
export type FaultRunner = (endpoint: EndpointId, work: () => Promise<UnsealedResponse>) => Promise<UnsealedResponse>;

/** Creates a fault runner. */
export function createFaultRunner(faults: FaultPlan, clock: Clock): FaultRunner {
  const holds = createHolds(clock);
  const sleep = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));

  const workThrough = async (hit: (kind: FaultKind) => Fault | undefined, work: () => Promise<UnsealedResponse>) => {
    const duplicate = hit('duplicate') ? work() : undefined;
    const [response] = await Promise.all([work(), duplicate]);
    return response;
  };

  return async (endpoint, work) => {
    const hits = faults.take(endpoint);
    const hit = (kind: FaultKind) => hits.find((fault) => fault.kind === kind);
    const [delay, drop, error] = [hit('delay'), hit('drop'), hit('error')];
    if (delay) await sleep(delay.delayMs ?? 1_000);
    if (drop) return { status: 0, text: '', fault: drop };
    if (error) throw new Refusal(error.code ?? errorCodes.serverError);
    const response = await workThrough(hit, work);
    if (hit('hold')) await holds.hold(endpoint);
    else holds.release(endpoint);
    const responseFault = hits.find(({ kind }) => faultKinds[kind].stage === 'answer');
    return responseFault ? { ...response, fault: responseFault } : response;
  };
}
