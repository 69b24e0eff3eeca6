/**
 * Waits until all chains of promises have run, because Node runs `nextTick` callbacks between microtask queues. It is
 * faster than `settle`, but does not wait for work outside promises, such as encryption.
 */
export const flushMicrotasks = (): Promise<void> => new Promise((done) => process.nextTick(done));
