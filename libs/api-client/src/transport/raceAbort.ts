import { TransportError } from '../errors/transportError.ts';

/** One caller's view of a shared answer: it may leave without ending the call for the others. */
export function raceAbort<Result>(work: Promise<Result>, signal: AbortSignal, endpointId: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const rejectAborted = () =>
      reject(new TransportError('aborted', { endpointId, requestId: '', outcome: 'none', attempts: 0 }));
    if (signal.aborted) rejectAborted();
    signal.addEventListener('abort', rejectAborted);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectAborted));
  });
}
