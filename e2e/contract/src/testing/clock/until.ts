/** Repeats a read until its value is accepted, for 30 s or longer. */
export async function until<Value>(read: () => Promise<Value>, done: (value: Value) => boolean): Promise<Value> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const value = await read();
    if (done(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('until: no accepted value within 30 s.');
}
