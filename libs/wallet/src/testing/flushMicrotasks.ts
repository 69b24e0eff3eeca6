/** Waits until all chains of promises have run, because Node runs `nextTick` callbacks between microtask queues. */
export const flushMicrotasks = (): Promise<void> => new Promise((done) => process.nextTick(done));
