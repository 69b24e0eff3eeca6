import { TransportError } from '../errors/transportError.ts';

/** Adds a caller's signal to a shared response. Aborting it does not end the call for other callers. */
export function raceAbort<Result>(work: Promise<Result>, signal: AbortSignal, endpointId: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const rejectAborted = () =>
      reject(new TransportError('aborted', { endpointId, requestId: '', outcome: 'none', attempts: 0 }));
    if (signal.aborted) rejectAborted();
    signal.addEventListener('abort', rejectAborted);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectAborted));
  });
}
