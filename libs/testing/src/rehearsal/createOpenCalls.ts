import type { CallPort, Rehearsal, RehearsalClock } from './rehearsal.ts';

interface OpenCall {
  readonly port: string;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

function settleCall(call: OpenCall | undefined, result: unknown): void {
  if (result instanceof Error) call?.reject(result);
  else call?.resolve(result);
}

/** Creates the calls of a flow in the order in which they were made. An aborted call may still settle, as on a network. */
export function createOpenCalls({ results, failures }: Pick<Rehearsal<RehearsalClock>, 'results' | 'failures'>) {
  let calls: OpenCall[] = [];
  const callPort: CallPort = (port, signal) =>
    new Promise((resolve, reject) => {
      calls.push({ port, signal, resolve: resolve as OpenCall['resolve'], reject });
    });
  const listLive = (): readonly OpenCall[] => calls.filter(({ signal }) => !signal?.aborted);
  const take = (call: OpenCall | undefined): OpenCall | undefined => {
    calls = calls.filter((other) => other !== call);
    return call;
  };
  return {
    callPort,
    /** Returns the ports with a call that is not aborted. */
    listPorts: () => listLive().map(({ port }) => port),
    hasAbortable: () => listLive().some(({ signal }) => signal),
    settle: (which: number, outcome: number) => {
      const call = take(calls[which % Math.max(1, calls.length)]);
      const good = results[call?.port ?? ''] ?? [undefined];
      const all = [...good, ...good, ...good, ...good, ...failures];
      settleCall(call, all[outcome % all.length]);
    },
    settleOldest: (result: unknown) => settleCall(take(listLive()[0]), result),
    rejectUnabortable: (error: Error) => {
      for (const call of calls.filter(({ signal }) => !signal)) take(call)?.reject(error);
    },
    clear: () => {
      calls = [];
    },
  };
}
