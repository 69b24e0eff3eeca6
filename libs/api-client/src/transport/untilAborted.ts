import { TransportError } from '../errors/transportError.ts';

/** One caller's view of a shared answer: it may leave without ending the call for the others. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal, endpointId: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () =>
      reject(new TransportError('aborted', { endpointId, requestId: '', outcome: 'none', attempts: 0 }));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
