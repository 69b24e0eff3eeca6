/** Repeats a read until its value is accepted, for up to 5 s. */
export async function until<Value>(read: () => Promise<Value>, done: (value: Value) => boolean): Promise<Value> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const value = await read();
    if (done(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('until: no accepted value within 5 s.');
}
