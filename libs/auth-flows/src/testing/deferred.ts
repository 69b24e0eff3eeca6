/** Creates a promise that a test settles. */
export function createDeferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** Waits until all microtasks have run. */
export const settle = () => new Promise<void>((done) => setTimeout(done, 0));
