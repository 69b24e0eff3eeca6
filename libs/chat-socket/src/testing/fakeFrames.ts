/** Installs animation frames of 16 ms on fake timers, or none if `isDrawn` is `false`. */
export function fakeFrames(isDrawn = true): void {
  const frames = new Map<number, NodeJS.Timeout>();
  let ids = 0;
  Object.assign(globalThis, {
    requestAnimationFrame: (run: () => void) => {
      ids += 1;
      if (isDrawn) frames.set(ids, setTimeout(run, 16));
      return ids;
    },
    cancelAnimationFrame: (id: number) => clearTimeout(frames.get(id)),
  });
}
