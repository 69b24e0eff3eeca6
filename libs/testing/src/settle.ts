import { setImmediate } from 'node:timers';

/** Waits until the chains of promises that do not depend on a timer have run. Fake timers do not affect it. */
export const settle = (): Promise<void> => new Promise((done) => void setImmediate(done));
