/** A promise a test settles by hand. */
export function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** Lets every waiting microtask run. */
export const settle = () => new Promise<void>((done) => setTimeout(done, 0));
