/** A tick of Node comes when no microtask is left: every chain of promises a flow makes has ended. */
export const microtasks = (): Promise<void> => new Promise((done) => process.nextTick(done));
