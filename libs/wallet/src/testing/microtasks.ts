/** Enough turns of the microtask queue for every chain of promises a flow makes; a macrotask each step would take minutes. */
export async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 16; turn += 1) await undefined;
}
